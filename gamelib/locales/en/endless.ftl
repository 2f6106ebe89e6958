# Questions without end: what can be practised, and what they ask beside the lessons’ own questions.
topic-shared-legal = Which cards may be played
topic-shared-winner = Who wins the trick
topic-shared-led = Which suit has to be followed
topic-camelot-outcome = What special cards make of a trick
ask-outcome = All cards lie on the table. What becomes of this trick?
ask-trick-counts = It counts. It goes to: { $name }
ask-trick-annulled = It is annulled and counts for nobody. It is won, though, by: { $name }
topic-shared-trump = What is trump
topic-shared-bids = What may be predicted
topic-shared-points = What a round scores
topic-shared-fault = Can this round have happened
topic-shared-winners = Who wins in the end
topic-wizard-together = Which variants go together
topic-wizard-seen = Who sees what under which variant
topic-wizard-mono = Who wins the trick in mono-colour
ask-which-bids = { $cards ->
    [one] Each player holds one card.
   *[other] Each player holds { $cards } cards.
} Which of these may { $name } predict? Choose everything that is allowed.
ask-fault = Can this round have happened? If not, what is wrong?
ask-fault-bids = No, the predictions are impossible
ask-fault-tricks = No, the tricks won are impossible
ask-fault-points = No, the points are wrong
ask-besides = { $players } players. Which of these variants can be played besides? Choose all of them.
ask-wins-mono = Mono-colour is played. Who takes this trick?
topic-qwixx-crossable = What may be crossed
topic-qwixx-open = Which places are still open
topic-qwixx-closable = Which rows may be closed
topic-qwixx-aftermath = What comes of a turn
topic-qwixx-score = What a sheet is worth
topic-qwixx-rows = What can stand in a row
topic-qwixx-winner = Who wins in the end
ask-qwixx-which-open = Which of these places of the { $row } row are still open, whatever the dice show? Sheet: { $name }
ask-qwixx-aftermath = All of this is carried out. What is true afterwards? Choose everything. Active player: { $name }
ask-qwixx-penalty-due = A penalty is marked by: { $name }
ask-qwixx-shut = The { $row } row is now closed for everybody
ask-qwixx-ends = The game is over
ask-qwixx-next-dice = The game goes on with { $count } dice
ask-qwixx-which-row = The { $row } row of this sheet is still empty. Which of these crosses could stand in it in a real game? Choose all of them. Sheet: { $name }
ask-qwixx-crosses = { $numbers }
