# What can be wrong with a line that somebody typed or a link brought.
INPUT-CARD = Every part has to be a card of this game.
    .unknown-card = “{ $part }” is no card of this game. Cards are written { $right }.
INPUT-COPIES = No card can be there more often than in the deck.
    .copies = { $card } is there { $count } times, counting table and hands; the deck has it { $right ->
        [one] once
       *[other] { $right } times
    }.
INPUT-TRICK = A trick has one card of each player.
    .trick-size = The trick “{ $part }” does not fit: a trick has { $right } cards here, one of each player. Only the last one may be unfinished.
INPUT-PLAYERS = A game is made for a certain number of players.
    .players = “{ $part }” players will not do. This game is for { $right }.
INPUT-EMPTY = There must be something to rule on.
    .nothing-to-ask = There is nothing in this position that this question could be asked about.
    .empty-hand = No hand is shown, so there is nothing to choose from.
    .empty = There is no card yet: put one on the table or in a hand.
    .empty-trick = There is no card on the table yet, so nobody can be winning.
    .empty-turn = Nobody has to decide anything at this point, so there is nothing to ask.
INPUT-TRUMP = The trump is a suit of the game, or none.
    .unknown-trump = “{ $part }” is no suit of this game. Write one of: { $right }.
    .trump-turned = { $suit } cannot be trump here, since { $card } was turned up.
    .no-trump-turned = Something is trump here, since { $card } was turned up.
    .trump-unturned = { $suit } cannot be trump here: this hand holds every card that would have to be turned up for it.
    .no-trump-unturned = There is a trump here: this hand holds every card that could be turned up for a round without one. Choose the trump with the hand.
INPUT-HANDS = The hands have to fit the players and the tricks.
    .hand-untyped = The trump and the card turned up go with a hand that you type. Type the hand too, or leave them out.
    .hands-players = { $count ->
        [one] There is one hand for { $right } players.
       *[other] There are { $count } hands for { $right } players.
    }
    .hands-uneven = The hands differ in size ({ $sizes }), but everybody is dealt the same number of cards.
    .hand-and-hands = “{ $part }” is one too many: write either hand or hands.
    .hand-size = A hand of { $count } cards is too large: with this many players there are at most { $right } cards each.
    .own-unseen = “{ $part }” cannot be seen: with clairvoyance nobody sees their own card in the first round. Leave the hand empty, and cards are dealt.
INPUT-KEY = A line is made of parts such as game=wizard.
    .unknown-key = “{ $part }” means nothing here. A part is one of { $right }, then “=” and its value.
    .repeated-key = “{ $part }” is one too many: the line says this already.
    .no-value = “{ $part }” has no value: write “=” and the value after it, as in { $right }=…
INPUT-LENGTH = A position is a short line.
    .too-long = The line has { $length } characters; no position needs more than { $longest }.
    .field-long = “{ $part }…” is too long for a field: { $most } characters at most.
INPUT-NAME = A name is short, so that it fits at the table.
    .name-long = “{ $part }” is too long for a name: { $most } characters at most.
INPUT-OPTION = What can be chosen before a game is short.
    .option-long = “{ $part }…” is too long: { $most } characters at most.
    .option-unknown = “{ $part }” cannot be chosen. Write one of: { $right }.
    .option-pressed = “{ $part }” is not one of the choices. Choose from those that are shown here.
    .option-count = “{ $part }” will not do here. Write how many questions you want, in plain digits: { $right }.
    .option-topics = Choose at least one topic.
    .option-level = There is no level “{ $part }”. Write { $right }.
    .option-address = “{ $part }” is no address of a page. It begins with https:// or http://
    .option-repository = “{ $part }” is no repository. Write owner/name, as it stands on GitHub.
    .option-no-repository = The repository is missing: write owner/name, as it stands on GitHub.
    .option-branch = “{ $part }” is a branch, which changes. Write the tag of a version, such as v1.0.
    .option-tag = “{ $part }” is no tag. Write the name of a version, such as v1.0.
    .option-no-tag = The tag is missing: write the name of a version, such as v1.0.
    .option-page = There is no page “{ $part }”. Write a language and a page, such as en/wizard.
INPUT-SIGN = A line shows all that it says.
    .bad-percent = “{ $part }” is not written like that: after “%” come two digits or letters A to F, as links write it.
    .bad-bytes = “{ $part }” cannot be read: what stands after “%” is no character, or only a piece of one. Copy the whole link again, or write this part anew.
    .unseen = “{ $part }” has a character in it that cannot be seen: { $sign } (here: �). Type this part again.
INPUT-GAME = A line says which game it is about.
    .no-game = The line does not say which game it is about. Begin it with game= and one of: { $right }.
    .unknown-game = There is no game “{ $part }” here. There are: { $right }.
INPUT-LANGUAGE = The lessons speak certain languages.
    .unknown-language = The lessons do not speak “{ $part }”. They speak: { $right }.
INPUT-STEP = A course of play has a certain number of steps.
    .step = There is no step “{ $part }” here. The steps are { $right }.
    .place = “{ $part }” is no place of a page. A place is written like 3.2: the third thing on the page, its second step.
