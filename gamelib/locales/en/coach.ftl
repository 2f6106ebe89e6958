# The bid coach: what a hand is worth, and why. “In 100” always means: in 100 rounds.
coach-name = Bid coach
coach-headline = Have a hand dealt, or type your own.
coach-deal = To the table
coach-cards = Cards to be dealt
coach-place = You predict as number
coach-place-long = You predict as number (1: first)
coach-hand-wizard = Your own hand, such as B13, W, R4 (empty: a hand is dealt)
coach-hand-camelot = Your own hand, such as 10S, W, Grail (empty: a hand is dealt)
coach-turned = Card turned up, if you know it
coach-trump = Trump of your own hand
coach-as-turned = by the card turned up, or none
coach-trump-untold = No trump was said, so this counts as a round without trump. If there was one, choose it with the hand.
coach-bids = Predictions before yours, such as 1, 0
coach-before = Before you
coach-none = nobody
coach-your-hand = Your hand
coach-other-hands = What you see
coach-seat = Player { $number }
coach-unseen = your card
coach-ask = { $cards ->
        [one] Will the only trick be yours? Predict first.
       *[other] How many of the { $cards } tricks will be yours? Predict first.
    }
coach-your-bid = Your prediction
coach-another = What if you predict…
coach-answer = You predict { $bid }.
coach-uncounted = This copy of the page cannot count the chances. It still says which predictions are allowed, and why; the chances are shown where the lessons run on a server.
coach-again = Another hand like this
coach-change = Choose hand and table
coach-why = Why
coach-sure = nearly always: { $span } in 100
coach-losing = seldom: { $span } in 100
coach-between = { $span } in 100
coach-bars = Tricks you take with the prediction { $bid }, in 100 rounds
coach-aiming = everybody plays for the prediction
coach-chance = everybody plays at random
coach-line = { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: { $percent } in 100 (if everybody plays at random: { $other })
coach-grid = What each prediction brings
coach-bid = Prediction
coach-right = Right (in 100)
coach-points = Points on average
coach-random = Points if everybody plays at random
coach-own-bid = { $bid } (yours)
coach-forbidden = not allowed

COACH-BEST = The best prediction is the one that brings most points on average.
    .chosen-is-best = Predicting { $bid } is best here: right in { $percent } of 100 rounds; points on average: { $points }.
    .chosen = Your prediction { $bid } is right in { $percent } of 100 rounds; points on average: { $points }.
    .better = Predicting { $bid } is better: right in { $percent } of 100 rounds; points on average: { $points }.
    .nearly-as-good = Predicting { $bid } is about as good: right in { $percent } of 100 rounds; points on average: { $points }.
COACH-SURE = Some cards take a trick nearly always.
    .sure-winners = Nearly always a trick, if you want it: { $cards }
COACH-LOSING = Some cards seldom take a trick.
    .likely-losers = Seldom a trick: { $cards }
COACH-BETWEEN = Most cards may go either way.
    .either-way = Sometimes a trick and sometimes not, depending on who leads what: { $cards }
COACH-CONTROL = Some cards may be played whatever is led.
    .control-cards = Control, since you may play it whatever is led and so choose the trick for it: { $cards }
COACH-SPECIAL = A card with a name can decide more than one trick.
    .merlin = { $card }: you decide when you play it, as a Wizard if you want the trick, as a Jester if you do not. So it fits every bid.
    .grail = { $card }: a trick in an even position only. If it lies on a trick of yours and your bid is exact, you get 20 extra points.
    .excalibur = { $card }: never a trick, and the one it is played to counts for nobody. So there is one trick less for all.
    .excalibur-first = { $card }: in the first hand nobody wins or loses any points with it, whatever the bid.
    .morgan = { $card }: only the Grail in an even position takes this trick from you.
COACH-OTHERS = The predictions of the others say what they want.
    .want-all = The predictions before yours ask for { $total } already, and there { $cards ->
        [one] is { $cards } trick
       *[other] are { $cards } tricks
    }: everybody will fight for tricks.
    .leave-some = The predictions before yours ask for { $total } in all, and there { $cards ->
        [one] is { $cards } trick
       *[other] are { $cards } tricks
    }.
    .some-unknown = You know { $count } of the { $of } predictions before yours; together they ask for { $total } so far.
COACH-MODEL = Every chance assumes a way of playing.
    .exact = Everybody has one card only, so this is exact: all cards that the others may hold are counted.
    .fitting = Everybody has one card only, so all cards that the others may hold are counted. Whoever predicts 1 is assumed to hold a card that wins at least every second time, whoever predicts 0 a weaker one.
    .spread = How people play matters: if everybody plays at random, the prediction { $bid } is right in { $other } of 100 rounds instead of { $percent }.
    .same = Even if everybody plays at random, the prediction { $bid } is right about as often.
    .sampled = { $games } rounds were played with random cards for the others. With other cards a number may be off by { $error }.
    .turned-up = There is no trump, so this card was turned up and is in no hand: { $card }
    .turned-up-unknown = Nobody said which card was turned up: all cards that make this trump are counted, and one that lets the dealer choose a suit as a quarter of a card.

front-wizard-wizard-coach = How many tricks is this hand worth?
    .learn = Predict, and see at once how often that comes true, which prediction brings most, and why.
front-camelot-camelot-coach = Bids in Camelot: how many tricks?
    .learn = Predict with Grail, Excalibur, Merlin and Morgan le Fay in the hand, and see what comes of it.
coach-late = No answer has come yet. What you chose is still here: press “Try again”, or reload the page.
coach-lost = The connection is gone, so nothing more can be worked out here. What you chose is kept: reload the page.
coach-link = Reload the page
