# Zaubercocktail. The ingredients bear the names printed on the cards, in every language; they,
# players and recipes are drawn and never declined. A message is named by its rule, each attribute
# is the sentence of one case.

ingredient-BS = Blaue Schlums
    .meaning = blue slime
ingredient-GW = Grünwurz
    .meaning = green root
ingredient-BE = Bleierde
    .meaning = lead earth
ingredient-GE = Giraextrakt
    .meaning = Gira extract
ingredient-TH = Trollhaare
    .meaning = troll hair
ingredient-GS = Gelbe Schlums
    .meaning = yellow slime
ingredient-SG = Silbergras
    .meaning = silver grass
ingredient-WB = Weißbeere
    .meaning = white berry
ingredient-FB = Faranblatt
    .meaning = Faran leaf
ingredient-GR = Goldrose
    .meaning = gold rose
ingredient-SE = Schwarzes Etwas
    .meaning = black something, the wild card
bunch-BS = { $count ->
    [1] { ingredient-BS }
   *[other] { $count } × { ingredient-BS }
}
bunch-GW = { $count ->
    [1] { ingredient-GW }
   *[other] { $count } × { ingredient-GW }
}
bunch-BE = { $count ->
    [1] { ingredient-BE }
   *[other] { $count } × { ingredient-BE }
}
bunch-GE = { $count ->
    [1] { ingredient-GE }
   *[other] { $count } × { ingredient-GE }
}
bunch-TH = { $count ->
    [1] { ingredient-TH }
   *[other] { $count } × { ingredient-TH }
}
bunch-GS = { $count ->
    [1] { ingredient-GS }
   *[other] { $count } × { ingredient-GS }
}
bunch-SG = { $count ->
    [1] { ingredient-SG }
   *[other] { $count } × { ingredient-SG }
}
bunch-WB = { $count ->
    [1] { ingredient-WB }
   *[other] { $count } × { ingredient-WB }
}
bunch-FB = { $count ->
    [1] { ingredient-FB }
   *[other] { $count } × { ingredient-FB }
}
bunch-GR = { $count ->
    [1] { ingredient-GR }
   *[other] { $count } × { ingredient-GR }
}
bunch-SE = { $count ->
    [1] { ingredient-SE }
   *[other] { $count } × { ingredient-SE }
}

anything = anything
nothing = nothing
recipe = { $first } / { $second } / { $third } / { $last }
lightning = Magic Lightning
provenance-book = rule book
provenance-entered = read off the real cards
provenance-reported = told in a review
provenance-conjecture = a guess that fits the known numbers

books-zaubercocktail-it = Italian rule book
section-ZAU-COMP = what is in the box
section-ZAU-SET = getting ready
section-ZAU-ROUND = the round
section-ZAU-TRADE = trading
section-ZAU-STOP = how trading ends
section-ZAU-COLL = the collections
section-ZAU-RANK = equal results
section-ZAU-MOVE = moving the markers
section-ZAU-NEXT = the next round
section-ZAU-END = the end of the game
section-ZAU-DIST = the distribution of the ingredients

## The box, getting ready

ZAU-COMP-01 = The box holds 155 ingredients, nine recipes and the Magic Lightning: 165 cards.
    .box = { $ingredients } ingredients, { $recipes } recipes and one Magic Lightning make { $total } cards.
ZAU-COMP-02 = There are ten types of ingredients, and four wild cards called Schwarzes Etwas.
    .box = { $types } types of ingredients and { $wild } wild cards.
ZAU-COMP-03 = There are seven glass stones, seven wooden markers and one map.
    .box = { $stones } stones and as many markers, so { $stones } players at most.
ZAU-SET-01 = The map lies in the bottom of the box, in the middle of the table.
ZAU-SET-02 = Each player puts a marker of one colour on the start space.
    .stands = { $space ->
        [0] The marker stands on the start space.
       *[other] The marker stands on space { $space }.
    }
ZAU-SET-03 = Each player takes the glass stone of the same colour.
ZAU-SET-04 = Markers that nobody uses go back into the box.
ZAU-SET-05 = The nine recipes are shuffled.
ZAU-SET-06 = The last three recipes are taken off and the Magic Lightning is mixed with them.
    .lightning-comes = The Lightning comes up as card { $card }. It was mixed with the last three recipes.
ZAU-SET-07 = These four cards go under the other recipes, so the Lightning is one of the last four cards.
    .lightning-too-early = The Lightning cannot be card { $card }: it is one of the last four, so card { $earliest } at the earliest.
ZAU-SET-08 = The oldest player shuffles the ingredients and deals.
ZAU-SET-09 = Everybody gets ten ingredients, and five more before each later round.
    .ten-cards = For the first round everybody gets { $count } cards.
    .wrong-shares = The cards to be dealt are { $right }, seat by seat. These would be { $given }.

## The round and the market

ZAU-ROUND-01 = When all have seen their cards the dealer turns a recipe.
    .no-recipe-yet = No recipe lies open yet, so the round has not begun.
    .deal-first = The ingredients are dealt first: the recipe is turned when all have seen their cards.
    .dealt-already = The cards for this round have been dealt. Now the recipe is turned.
    .first-recipe = All have seen their cards, so the first recipe is turned: { $recipe }.
ZAU-ROUND-02 = The recipe shows what the round is about: how far the best three move forward, and the worst back.
    .points = This round is about { $recipe }.
ZAU-ROUND-03 = Then trading starts at once, for all at the same time.
    .begins = Trading starts, for all at the same time. It ends with stone { $stones }.
    .players-business = That is for a player to do, not for the table.
ZAU-TRADE-01 = Players exchange ingredients to collect equal cards.
    .exchanged = Both promises were kept, and the cards change hands. { $who } gave { $cards }. { $other } gave { $others }.
ZAU-TRADE-02 = Trades are honest: one offers what one holds, and hands over what one promised.
    .not-own-offer = This offer is another player’s. Everybody speaks for their own cards.
    .offered-not-held = { $cards }: not in this hand. Trades are honest, so nobody offers cards they do not hold.
    .cannot-give = The offer asks for cards that this hand does not hold: { $cards }.
    .maker-lacks = { $other } does not hold { $cards }, so the trade could not be carried out.
    .handed-not-held = { $cards }: not in this hand, so it cannot be handed over.
    .as-promised = { $cards }: handed over as promised.
    .offers-lapse = { $count ->
        [one] One offer is off the table, since its maker’s hand has changed.
       *[other] { $count } offers are off the table, since their makers’ hands have changed.
    }
ZAU-TRADE-03 = Any offer is possible: one card for one, several for one, or anything for a certain card.
    .offer-stands = This very offer is on the table already.
    .gives-anything = Anything for { $wants }: any offer is possible. Who accepts says which cards they are to be.
    .wants-anything = { $gives } for anything: any offer is possible. Who accepts says which cards they are to be.
    .cards-for-cards = { $gives } for { $wants }: any offer is possible.
    .withdrawn = Nobody has agreed yet, so the offer may be taken back.
    .not-named = The offer says “anything”. Who accepts has to say which cards they are to be.
ZAU-TRADE-04 = When two players agree they carry the trade out.
    .deliver-first = A trade with { $other } is agreed on. It has to be carried out first.
    .no-such-offer = This offer is not on the table, or not any more.
    .for-another = This offer was made to { $other } only.
    .maker-busy = { $other } has agreed to another trade, which comes first.
    .other-terms = The offer on the table is { $gives } for { $wants }. Other cards would be a new offer, not an agreement.
    .agreed = The trade with { $other } is agreed on: { $gives } for { $takes }. Now both hand over.
    .nothing-agreed = There is no trade to carry out: nobody has agreed to one.
    .handed-already = This side of the trade has been handed over already.
ZAU-TRADE-05 = If a promise is not kept, trading stops for all. The deal is void, both take their cards back, and trading goes on.
    .not-as-promised = Promised: { $promised }. Handed over: { $cards }. Nobody can prevent that, but the deal will not stand.
    .broken = { $who } promised { $promised } and handed over { $cards }. The promise is broken, and the deal is void.
    .market-stops = Trading stops for everybody until the cards are back.
    .market-stopped = A promise was broken. Nobody may act before both have taken their cards back.
    .resumes = The deal is void, so both take their cards back.
    .cards-back = { $one } and { $other } have their cards again, and trading goes on.
    .nothing-stopped = Trading has not stopped: no promise has been broken.

## Stopping

ZAU-STOP-01 = The first player who wants no more trades puts the glass stone on the ring of the hand that holds the chalice.
    .on-the-ring = This is the first stone of the round, so it goes on the ring.
ZAU-STOP-02 = The second and the third stone go on the chalice.
    .on-the-chalice = This is stone { $stone } of { $needed }, so it goes on the chalice.
ZAU-STOP-03 = Who has laid the stone puts the cards face down and trades no more.
    .stopped = { $who }: the stone is laid, the cards lie face down. No more trades in this round.
    .stone-laid = The stone is laid, so there are no more trades for this player in this round.
    .partner-stopped = { $other } has laid the stone, and trades no more in this round.
ZAU-STOP-04 = When three stones are laid, or two with four players, nobody may trade any more.
    .closed = { $stones } stones are laid. With { $players } players that ends trading for all.
    .market-closed = Trading is over for everybody in this round.
    .still-trading = Trading still goes on: { $stones ->
        [one] { $stones } stone is laid,
       *[other] { $stones } stones are laid,
    } { $needed } are needed.
    .trade-undone = { $count ->
        [one] One trade was agreed on but not carried out. It is too late for it: the cards stay where they are.
       *[other] { $count } trades were agreed on but not carried out. It is too late for them: the cards stay where they are.
    }

## Collections

ZAU-COLL-01 = Everybody forms one or two collections of the cards in hand.
    .too-many-collections = These are { $count } collections. Two are the most.
    .not-in-hand = { $cards }: not in this hand.
    .two-collections = Two collections: { $first }, and { $second }.
    .equally-good = { $cards } would count { $points } with as many cards: that is just as good.
ZAU-COLL-02 = A collection consists of equal cards. Only wild cards may join them.
    .mixed = { $cards }: these are different types. A collection consists of equal cards, wild cards excepted.
    .one-collection = One collection of equal cards: { $cards }.
ZAU-COLL-03 = A collection has at least two cards. Who can form none shows the whole hand as proof.
    .too-few-cards = { $count ->
        [0] A collection without cards is none. It takes at least two.
        [one] { $cards } alone is no collection. It takes at least two cards.
       *[other] { $count } cards are too few for a collection.
    }
    .unable = { $count ->
        [0] This hand has no cards, so no collection is possible.
       *[other] No two cards of this hand go together: { $cards }. The hand is shown as proof.
    }
ZAU-COLL-04 = The wild card Schwarzes Etwas may join any collection, but it cannot be played alone.
    .only-wild = { $cards }: wild cards only. They join a collection, but are none by themselves.
    .wild-joins = { $cards }: the wild card joins, so this is a collection of { $size }, and every card counts as in a collection of { $size }.
ZAU-COLL-05 = The collections are revealed at the same time.
    .chosen-already = These collections are chosen and lie face down. They are revealed together with all others.
    .not-all-chosen = { $count ->
        [one] One player is still choosing. All collections are revealed at the same time.
       *[other] { $count } players are still choosing. All collections are revealed at the same time.
    }
    .revealed-already = The collections lie open. They cannot be changed any more.
    .revealed = All have chosen, so all collections are revealed at the same time.
ZAU-COLL-06 = Every card counts the number printed on it for the size of its collection. All of them together are the result, and the higher result ranks higher.
    .book-value = { $cards }: { $size } cards at { $each } each make { $points }. The rule book gives this value.
    .entered-value = { $cards }: { $size } cards at { $each } each make { $points }. This value was read off the real cards.
    .result = { $who }: { $cards }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .higher-result = { $who }: { $points }, more than the { $others } of { $other }.
    .lowest-result = { $who }: { $points }, less than the { $others } of { $other }, and so the lowest result.
    .more-points = { $cards } would count { $points } only. The best of these counts { $best }.

## Ranking

ZAU-RANK-01 = If results are equal, more cards rank higher.
    .more-cards = { $who } and { $other } have the same result. { $cards } cards against { $others }: more cards rank higher.
    .more-cards-laid = { $cards } would count { $points } as well, but with { $count } cards instead of { $best }. More cards rank higher if results are equal.
ZAU-RANK-02 = If the numbers of cards are equal too, the players concerned draw an ingredient each. The higher value ranks higher.
    .higher-draw = { $who } drew { $card }, { $other } drew { $against }. The rarer card is the higher one.
    .still-equal = { $who } and { $other } have the same result, { $points }, with as many cards: { $cards }. Both have to draw.
    .draw-first = These players are still equal and draw a card first: { $players }.
    .no-tie = No two players are equal any more, so nobody draws.
    .wrong-drawers = Those who are equal draw one card each, and nobody else does: { $players }.
    .draws = Results and numbers of cards are equal, so these cards are drawn: { $cards }.

## Moving

ZAU-MOVE-01 = The best, the second and the third result move forward by the first, second and third number of the recipe.
    .among-best-three = { $who }: place { $place } moves forward { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } by the recipe { $recipe }.
    .between = { $who }: place { $place } is neither among the best three nor the last, so the recipe moves nothing.
    .markers-move = The ranking is settled, so the markers move by the recipe { $recipe }.
ZAU-MOVE-02 = The worst result moves back by the last number of the recipe.
    .worst = { $who }: the last place moves back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } by the recipe { $recipe }.
ZAU-MOVE-03 = Nobody moves back beyond the start space.
    .held-at-start = { $who }: the start space holds the marker: { $spaces ->
        [one] { $spaces } space of the way back is not taken.
       *[other] { $spaces } spaces of the way back are not taken.
    }
ZAU-MOVE-04 = The stone on the ring brings 2 spaces more for one of the best four places, of the best three with four or five players.
    .ring-bonus = { $who }: the stone lies on the ring, and place { $place } is among the best { $best }. 2 spaces more.
ZAU-MOVE-05 = If the place is worse, the stone on the ring costs 2 spaces.
    .ring-malus = { $who }: the stone lies on the ring, but place { $place } is not among the best { $best }. 2 spaces back.
ZAU-MOVE-06 = All others get neither bonus nor malus.
    .no-stone = { $who }: no stone was laid, so there is neither bonus nor malus.

## The next round and the end

ZAU-NEXT-01 = For the next round everybody takes the stone back.
    .back = The stones go back to their players.
ZAU-NEXT-02 = The ingredients used are shuffled and go under the deck.
    .under = The ingredients used lie shuffled under the deck.
    .not-off-the-top = These cards do not lie on top of the deck. Used cards lie below and come last.
    .not-drawn-off-the-top = These cards do not lie on top of the deck. Used cards lie below and come last.
ZAU-NEXT-03 = The dealer gives everybody five more cards.
    .five-more = Everybody gets { $count } more cards.
ZAU-NEXT-04 = Then a recipe is turned, and trading begins again.
    .next-recipe = All have seen their new cards, so the recipe of round { $round } is turned: { $recipe }.
    .move-first = The markers are moved before the next round begins.
    .goes-on = Neither has the Lightning come up nor has a marker reached the end, so the game goes on with round { $round }.
ZAU-END-01 = As soon as the Lightning is turned the game is over.
    .lightning-turned = The Lightning is turned, so the game is over at once, after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
    .over-by-lightning = The Lightning has ended the game, after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
ZAU-END-02 = The marker furthest ahead wins.
    .furthest = { $winner }: furthest ahead, on space { $space }.
ZAU-END-03 = The game is also over when a marker reaches the end of the track.
    .track-finished = A marker has reached the last space, { $end }, so the game is over, after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
    .over-by-track = A marker has reached the end of the track. The game was over after { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
ZAU-DIST-01 = There are 27 Blaue Schlums, 23 Grünwurz, 21 Bleierde, 19 Giraextrakt, 16 Trollhaare, 14 Gelbe Schlums, 11 Silbergras, 9 Weißbeere, 6 Faranblatt, 5 Goldrose and 4 Schwarzes Etwas.
    .box = { $natural } ingredients of ten types and { $wild } wild cards make { $total }.
    .copies = { $ingredient } is there { $count } times, all hands and the deck together. The box has { $right }.
    .more-than-exist = { $ingredient }: { $count } are wanted, but the box has { $right } only.

## Rulings of this project

A-ZAU-01 = Four to seven can play.
    .why = There are seven markers and seven stones, and the rules speak of four players at least.
    .enough-players = { $players } can play: the game is for four to seven.
    .too-many-players = { $players } are too many: there are seven stones and seven markers.
    .no-seat = Nobody sits there: { $players } are playing.
A-ZAU-02 = The stone on the ring counts among the three (with four players, among the two) that end trading.
    .why = The book says three stones on the chalice, but the first one lies on the ring: all of them are meant.
    .ring-counts = The stone on the ring counts as well: { $stones } stones in all, { $chalice } of them on the chalice.
A-ZAU-03 = Unused cards stay in the hand. There is no limit to it.
    .why = Later rounds bring only five cards, so whoever had to drop the rest could hardly collect anything.
    .kept = Unused cards were kept, and there is no limit. The hands now have { $sizes } cards.
    .wild-kept = { $cards } would do the same, but use { $kept ->
        [one] { $kept } wild card
       *[other] { $kept } wild cards
    } more. What is not used stays in the hand.
A-ZAU-04 = Two collections are of different types.
    .why = Equal cards are one collection: cut in two, five of a kind would count as two types.
    .same-type-twice = Both collections are of { $ingredient }. Equal cards form one collection, so two are of different types.
A-ZAU-05 = A collection needs at least one natural card. Several wild cards may join it.
    .why = The wild card cannot be played alone, so something natural has to be there for it to join.
    .several-wild = { $cards }: several wild cards may join, as long as one card is natural. It is a collection of { $size }.
A-ZAU-06 = Who can form a collection has to. Who cannot has the result 0.
    .why = Only who cannot form a collection has to prove it, so everybody else lays one down.
    .none-though-able = This hand can form a collection, so it has to: { $cards }.
    .no-collection = No collection could be formed: the result is 0.
    .hand-shown = { $who }: the hand was shown, as no collection could be formed. The result is 0.
A-ZAU-07 = Ties are broken in the same way for every place, the last one too.
    .why = The book breaks ties without naming a place, so it breaks them for every place.
    .fewest-cards = { $who } and { $other } have the same result. { $cards } cards against { $others }: fewer cards are last.
    .lowest-draw = { $who } drew { $card }, { $other } drew { $against }. The commoner card is the lower one, and so this is the last place.
A-ZAU-08 = The rarer card drawn is the higher one. Equal cards, or a wild one, are drawn again; then the cards go back under the deck.
    .why = The book does not say what a card drawn is worth, and rarer ingredients are worth more.
    .draw-again = Equal cards or a wild card do not decide. These players draw again: { $players }.
    .drawn-cards-back = It is decided. The cards drawn go back under the deck.
A-ZAU-09 = Only some values of the cards are known from the rule book. Every other one is marked: reported, guessed, or read off the real cards.
    .why = The numbers stand on the cards and not in the book, which gives only the few of its example.
    .reported-value = { $cards }: { $size } cards at { $each } each make { $points }. A review tells this value, not the rule book.
    .conjectured-value = { $cards }: { $size } cards at { $each } each make { $points }. This value is a guess that fits the known ones.
    .unknown-value = What { $ingredient } counts in a collection of { $size } is not known from the rule book.
    .value-unknown = What { $ingredient } counts in a collection of { $size } is not known, so nobody can say what this counts.
    .differs = { $ingredient }, collection of { $size }: { $number } was entered, the rule book has { $book }. Please look at the card again.
    .cut-short = { $ingredient }: the values entered end before a collection of { $size }, for which the rule book has { $book }. Please look at the card again.
    .unlike-the-book = { $number } was entered, the rule book has { $book }. Please look at the card again.
    .empty-unlike-the-book = Nothing was entered, the rule book has { $book }. Please look at the card again.
A-ZAU-10 = Two sorts of recipes are known. The others are data, marked as a guess or read off the real cards.
    .why = The numbers stand on the recipe cards, and the book shows only one of them.
    .not-left = The box has no recipe { $recipe } left.
    .recipes-unknown = { $count ->
        [one] { $count } recipe is known for certain, the box has { $right }.
       *[other] { $count } recipes are known for certain, the box has { $right }.
    } So nobody can say which one comes next.
A-ZAU-11 = The Lightning is card seven, eight, nine or ten, so six to nine rounds are scored.
    .why = The Lightning lies somewhere among the last four of ten cards.
    .box = The Lightning is card { $earliest } at the earliest and card { $latest } at the latest.
    .lightning-due = { $rounds } recipes are used up, so only the Lightning is left.
A-ZAU-12 = At the end of the track a marker stops on the last space. All moves of the round are made, and then the furthest wins. The length of the track is not in the rule book.
    .why = The book ends the game at the end of the track without interrupting a round, so the round is finished fairly.
    .held-at-end = { $who }: the track ends on space { $end }: { $spaces ->
        [one] { $spaces } space is not taken.
       *[other] { $spaces } spaces are not taken.
    }
A-ZAU-13 = Who stand together in front win together.
    .why = The book names no tie-break for the end, so nobody is put behind.
    .furthest-together = { $winners }: together in front on space { $space }, so they win together.
A-ZAU-14 = All moves of a marker in one round are added up first. Only then does the start space hold it.
    .why = The book counts a round as a whole, and otherwise the order of the moves would matter.
    .in-all = { $who }: { $recipe } by the recipe, { $ring } for the stone. In all: { $together }.
    .held = { $who }: { $recipe } by the recipe, { $ring } for the stone, but the track ends there. In all: { $together }.
A-ZAU-15 = For the ring bonus the place counts after all ties are broken: the best three with four or five players, the best four with six or seven.
    .why = Bonus and malus depend on being among the best, and who that is is known only after the ties.
A-ZAU-16 = Three players are too few.
    .why = The book has special cases for four and for five players, and none for three.
    .too-few-players = { $players ->
        [one] { $players } player is too few: the game needs four.
       *[other] { $players } players are too few: the game needs four.
    }
A-ZAU-17 = If the deck is too small for all, what is left is dealt one by one.
    .why = Dealt one by one, a deck too small for all stays as fair as it can be.
    .short-deal = Cards left: { $count } of { $wanted }. They are dealt one by one, beginning left of the dealer.
A-ZAU-18 = Any exchange between two players is possible, with at least one card each way.
    .why = The book’s examples are exchanges, so something goes each way; it sets no other limit.
    .no-partner = A trade takes another player of this table.
    .one-sided = At least one card goes each way: a gift is no trade.
    .nothing-named = At least one card goes each way: a gift is no trade.
    .with-oneself = This is the player’s own offer. A trade takes two.
A-ZAU-19 = The oldest player deals in every round.
    .why = The book speaks of the dealer and never passes the task on.
    .dealers-business = That is the dealer’s business, not a player’s.
A-ZAU-20 = The second and the third stone bring neither bonus nor malus.
    .why = The book names a bonus for the ring only, and none for all others.
    .stone-on-chalice = { $who }: the stone lies on the chalice, so there is neither bonus nor malus.
A-ZAU-21 = The scale printed on a card ends with the largest collection of its type.
    .why = A value that is not printed cannot be counted, so no collection is larger than its scale.
    .beyond-the-scale = { $cards }: { $size } cards. The scale of this type ends with { $largest }.

## What somebody entered

INPUT-ZAU-CARD = Every part has to be an ingredient, perhaps with a number before it.
    .unknown = “{ $part }” is no ingredient. The letters are { $right }, with a number before them: 3FB.
    .one-card = “{ $part }” should be exactly one card.
INPUT-ZAU-SEAT = Seats are letters, in the order of the hands.
    .no-seat = “{ $part }” is no seat of this table. The seats are { $right }.
INPUT-ZAU-SIZE = A part of the line speaks of every seat once.
    .size = The part “{ $key }” speaks of { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }, but { $right } are playing.
INPUT-ZAU-NUMBER = A number has to be a whole one, within its range.
    .number = “{ $part }” should be a whole number: { $right }.
    .key-number = “{ $part }” in the part “{ $key }” should be a whole number: { $right }.
INPUT-ZAU-RECIPE = A recipe has four numbers: three forward, the largest first, and one back.
    .recipe = “{ $part }” is no recipe. A recipe looks like this: { $right }.
INPUT-ZAU-VALUES = A table of values has a row for each of the ten types, without gaps.
    .missing = The number is missing.
    .no-row = The row for { $ingredient } is missing.
    .gap = { $ingredient }: the value for a collection of { $size } is missing.
    .no-number = { $ingredient }, collection of { $size }: “{ $part }” should be a whole number, { $right }.
    .too-few = { $ingredient }: { $count ->
        [0] there is no number,
        [one] there is { $count } number,
       *[other] there are { $count } numbers,
    } but a scale has at least two: for one card and for two.
    .too-many = { $ingredient }: { $count } numbers are too many. With the wild cards there are { $right } cards at most.
    .recipes = { $count ->
        [one] There is { $count } recipe, but the box has { $right }.
       *[other] There are { $count } recipes, but the box has { $right }.
    }
    .no-track = The number of the track’s last space is missing.
INPUT-ZAU-ACTION = Players offer, accept, withdraw, deliver, lay the stone and play collections. The table deals, turns, draws, moves and lets trading resume.
    .no-action = “{ $part }” is nothing that can be done in this game.
    .unknown-word = “{ $part }” is nothing that can be done here. Write one of: { $right }.
INPUT-ZAU-POSITION = The parts of a line have to fit together.
    .nothing-to-ask = This position does not fit the question: there is nothing to ask about.
    .empty = The line says nothing about players: write hands, collections or the number of players.
    .yes-or-no = “{ $part }” should be yes or no.
    .offer = “{ $part }” is no offer. An offer looks like this: { $right }.
    .bargain = “{ $part }” is no trade. A trade looks like this: { $right }.
    .cards-missing = { $count ->
        [one] One card is nowhere, neither in a hand nor in the deck: { $cards }.
       *[other] { $count } cards are nowhere, neither in a hand nor in the deck: { $cards }.
    }
    .stone-twice = Seat { $part } has laid two stones. Everybody has one.
    .too-many-stones = { $count } stones are too many: trading ends with { $right }.
    .no-recipe = Stones, offers and collections need an open recipe.
    .market-closed = { $stones ->
        [one] { $stones } stone is laid and trading is over, so there can be no offers.
       *[other] { $stones } stones are laid and trading is over, so there can be no offers.
    }
    .impossible-offer = Nobody could have made the offer “{ $part }”: the cards are not held, or the stone is laid.
    .impossible-bargain = Nobody could have agreed to the trade “{ $part }”: cards are not held, a stone is laid, or a player is in two trades.

## Ladders

ladder-higher-result = Higher result
    .pass = the results are equal
ladder-more-cards = More cards
    .pass = as many cards
ladder-higher-draw = Higher card drawn
    .pass = nothing drawn yet, or equal cards
ladder-still-equal = Still equal: draw
    .pass = it is settled
ladder-lowest-result = Lowest result
    .pass = the results are equal
ladder-fewest-cards = Fewest cards
    .pass = as many cards
ladder-lowest-draw = Lowest card drawn
    .pass = nothing drawn yet, or equal cards
ladder-among-best-three = Among the best three
    .pass = not among the best three
ladder-worst = Last place
    .pass = not the last place
ladder-between = In between
    .pass = first three or last
ladder-no-stone = No stone laid
    .pass = the stone was laid
ladder-stone-on-chalice = Stone on the chalice
    .pass = the stone is not on the chalice
ladder-ring-bonus = On the ring, among the best
    .pass = not among the best
ladder-ring-malus = On the ring, not among the best
    .pass = among the best
ladder-more-points = More points
    .pass = as many points
ladder-more-cards-laid = More cards, same points
    .pass = as many cards
ladder-wild-kept = Wild cards kept
    .pass = as many wild cards
ladder-equally-good = Equally good
    .pass = one is better
ladder-lightning-turned = Lightning turned
    .pass = no Lightning
ladder-track-finished = End of the track
    .pass = no marker at the end
ladder-goes-on = The game goes on
    .pass = the game is over
ladder-furthest = Furthest ahead
    .pass = nobody is alone in front
ladder-furthest-together = Together in front
    .pass = one is alone in front
