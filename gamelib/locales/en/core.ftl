# Names of players, books and the words around a frame. Facts about one game stand in its own file.
names = Anna, Nikos, Giulia, Pau, Eleni, Marc, Rosa
cite = { $books }, { $section }
cite-ruling = ruling of this project, where the rule books are silent or unclear
frame-decides = this decides
frame-not-reached = not reached
lesson-step-name = Step by step
lesson-ask-name = Question

# The front page
front-title = Learn by stepping
front-lead = The rules of table games, learned at the table: step through a situation, make your guess, read the reason. No rule book has to be read aloud any more.
front-try = How it works
front-one = Step through a real situation, forwards and back.
front-two = Say what you think: every answer, right or wrong, gets its reason.
front-three = Look it up: each reason names its rule and the place in the rule book.
front-open = Begin the lesson
front-minutes = about { $minutes } minutes
front-wizard = Wizard
    .players = 3 to 6 players, from age 10, about 45 minutes
    .about = Say exactly how many tricks you will take. Sixty cards, among them four Wizards and four Jesters.
front-wizard-wizard = What may I play, and who wins the trick?
    .learn = Following suit, trumps, Wizards and Jesters, and what to do when one of them is played first.

# A page of rules
rules-own = Rulings of this project, where the books are silent or unclear
rules-example = See an example
