# A page to play Zaubercocktail.
front-zaubercocktail-zaubercocktail-play = Play a game of Zaubercocktail
    .learn = Four to seven players who all trade at once. Accept offers, call out your own, stop in time: every refusal says why, and every move can be taken back.

zau-play-short = short, up to space { $space } (an agreement of this page)
zau-play-whole = whole, up to space { $space }
zau-play-track = The track, up to space { $end } (agreed on for a short game)
zau-play-hidden = cards face down
zau-play-worth = What your collections would count, by the number of cards
zau-play-guess = “?” is a guess, “~” is told in a review. Numbers without a sign are from the rule book.

zau-play-now-trade = Trade: accept an offer, make one, wait, or lay your stone.
zau-play-now-deliver = The trade is agreed on: hand over what you promised.
zau-play-now-collect = Trading is over: choose one or two collections.
zau-play-now-moved = Round { $number } is over.
zau-play-now-wait = The others are busy.

zau-play-accept = Accept an offer
zau-play-own = Take back your offer
zau-play-or = Or:
zau-play-wait = Wait and listen
zau-play-stone = Lay the stone, stop trading
zau-play-next = Next round
zau-play-looks = Look back at a round
zau-play-look = Look back at round { $number }
zau-play-promised = Keep your promise
zau-play-keep = Hand over { $cards }
zau-play-unable = Only if no two cards go together
zau-play-show-hand = No collection, show the hand

zau-play-offer-title = Make an offer
zau-play-offer = Call it out
zau-play-gives = You give
zau-play-wants = You want
zau-play-count = How many of them
zau-play-to = To whom
zau-play-everybody = everybody
zau-play-deliver-title = Or hand over something else, and see what happens
zau-play-deliver = Hand over these cards
zau-play-play-title = Your collections
zau-play-play = Lay them down
zau-play-first = First collection
zau-play-second = Second collection, if you like
zau-play-wild = Wild cards with it

zau-play-dealt = You get { $cards }.
zau-play-hint-accept = Agree with { $other }: { $gives } for { $takes }. Your best collections count { $now } now, and would count { $then }.
zau-play-hint-offer = Offer { $gives } for { $takes }. Your best collections count { $now } now, and would count { $then }.
zau-play-hint-deliver = Keep your promise and hand over { $cards }.
zau-play-hint-stone = No trade would help you much any more. Lay your stone.
zau-play-hint-wait = Your offers are on the table. Wait and hear what the others say.
