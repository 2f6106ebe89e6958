# Questions without end: what can be practised, and what they ask beside the lessons’ own questions.
topic-shared-legal = Which cards may be played
topic-shared-winner = Who wins the trick
topic-shared-led = Which suit has to be followed
topic-camelot-outcome = What special cards make of a trick
ask-outcome = All cards lie on the table. What becomes of this trick?
ask-trick-counts = It counts. It goes to: { $name }
ask-trick-annulled = It is annulled and counts for nobody. It is won, though, by: { $name }
