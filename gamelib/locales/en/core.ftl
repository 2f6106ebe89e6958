# Names of players, books and the words around a frame. Facts about one game stand in its own file.
# Each language in its own words
language-en = English
language-el = Ελληνικά
language-it = Italiano
language-ca = Català
names = Anna, Nikos, Giulia, Pau, Eleni, Marc, Rosa
cite = { $books }, { $section }
cite-ruling = ruling of this project, where the rule books are silent or unclear
frame-decides = this decides
frame-not-reached = not reached
lesson-step-name = Step by step
lesson-ask-name = Question
lesson-explore-name = Point and ask

# The front page
front-title = Learn by stepping
front-lead = The rules of table games, learned at the table: step through a situation, make your guess, read the reason. No rule book has to be read aloud any more.
front-try = How it works
front-one = Step through a real situation, forwards and back.
front-two = Say what you think: every answer, right or wrong, gets its reason.
front-three = Look it up: each reason names its rule and the place in the rule book.
front-open = Begin the lesson
front-look-up = Open the rules
front-play = Play a game
front-minutes = about { $minutes } minutes
front-needs-python = This page needs Python, and this copy works without.
front-progress = Done: { $done } of { $of }
front-waiting = A game is waiting for you.
front-go-on = Go on with the lesson
front-go-on-game = Go on with the game
front-private = No account, no tracking: what you have done is kept in this browser only.
front-forget = Forget my progress
front-forget-sure = Your places, answers and games will be gone, in all lessons. Forget them?
front-forget-yes = Yes, forget them
front-forget-no = No, keep them
front-forgotten = Everything is forgotten.
front-wizard = Wizard
    .players = 3 to 6 players, from age 10, about 45 minutes
    .about = Say exactly how many tricks you will take. Sixty cards, among them four Wizards and four Jesters.
front-wizard-wizard = What may I play, and who wins the trick?
    .learn = Following suit, trumps, Wizards and Jesters, and what to do when one of them is played first.
front-wizard-wizard-round = A whole round: deal, trump, predict, score
    .learn = From the first deal to the winner: how many cards, which trump, what may be predicted, how many points, with a score pad to write in.
front-wizard-wizard-variants = The variants: what changes?
    .learn = Plus/minus one, hidden and secret predictions, clairvoyance, mono-colour: the same position under each of them.
front-wizard-wizard-rules = The rules of Wizard
    .learn = Every rule with its number, where it stands in the rule book, and an example. Where the books are silent: how we play, and why.
front-wizard-wizard-play = Play a game of Wizard
    .learn = A whole evening or a short one, for three to six players, with any variant. Every refusal is explained, and moves can be taken back.
front-qwixx = Qwixx
    .players = 2 to 5 players, from age 8, about 15 minutes
    .about = Six dice, four coloured rows. Cross out as much as you can, always from left to right, and nobody has to wait for a turn.
front-qwixx-qwixx = What may I cross out, and when does it end?
    .learn = Reading a row, the two actions of a turn, penalties, closing a row, several locks at once, and counting the points.
front-qwixx-qwixx-play = Play a game of Qwixx
    .learn = Two to five players, one sheet each. Every number can be tried, every refusal is explained, and moves can be taken back.
front-qwixx-qwixx-rules = The rules of Qwixx
    .learn = Every rule with its number, where it stands in the rule book, and an example. Where the book is silent: how we play, and why.

# A page of rules
rules-own = Rulings of this project, where the books are silent or unclear
rules-example = See an example
