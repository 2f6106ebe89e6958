# A page to play an evening of tricks with predictions.
playing-players = Players
playing-variants = Variants, as many as you like
playing-rounds = How long
playing-rounds-all = the whole evening
playing-rounds-some = rounds { $first } to { $last }
playing-rounds-last = the last round only

playing-round = Round
playing-round-of = { $number } of { $last }
playing-dealer = Dealer
playing-turned = Turned up
playing-bids = Predictions
playing-bids-of = { $total } for { $cards ->
    [one] 1 trick
   *[other] { $cards } tricks
}
playing-table = At the table
playing-hand = Your cards
playing-hidden-card = your card, face down
playing-held = on the forehead
playing-covered = { $count ->
    [one] 1 covered card
   *[other] { $count } covered cards
}
playing-says = predicts { $tricks }
playing-wrote = has written
playing-to-bid = to predict
playing-won = tricks { $tricks }
playing-pad = Score pad: total, and below it prediction / tricks

playing-now-bid = How many tricks will you win?
playing-now-choose = You are the dealer: name the trump suit.
playing-now-lead = You lead: play a card.
playing-now-play = Your turn: play a card.
playing-now-wait = Now it is the turn of: { $name }
playing-now-round = Round { $number } is over.
playing-now-over = The game is over. Most points: { $players }
playing-task-bid = Your prediction
playing-task-trump = The trump suit
playing-task-next = What now?
playing-next = Next round
playing-look-whole = The whole game
playing-look = Look back at round { $number }
playing-task-look = Look back at a round
playing-none = no trump

playing-did-bid = { $name }: prediction { $tricks }
playing-did-write = { $name }: prediction written, not shown
playing-did-choose = { $name }: the trump is { $suit }
playing-result = { $name }: prediction { $bid }, tricks { $won }, points { $points }.
playing-log-hand = Your cards then: { $cards }
playing-hint-bid = Prediction: { $tricks }.
playing-hint-trump = Trump: { $suit }.
playing-hint-card = Card: { $card }.
playing-hint-blind = Play your card.
