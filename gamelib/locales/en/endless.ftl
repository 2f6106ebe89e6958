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
