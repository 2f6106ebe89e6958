# Question after question, without end.
practice-name = Practice: { $game }
practice-place = Question { $question }
# One of those that came with the page, while none of the series can be fetched
practice-spare = Extra question { $question }
practice-score = Right: { $right } of { $count }
# How many right answers there were one after the other, up to now
practice-streak = In a row: { $count }
practice-next = Next question
practice-skip = Skip
practice-chosen = Topics and level (topics: { $count } of { $all }, level { $level })
practice-topics = Topics
practice-level = Level
practice-level-1 = 1 · one rule decides
practice-level-2 = 2 · two rules meet
practice-level-3 = 3 · several at once
# The same word or number gives the same questions again
practice-seed = Number of the series (leave it empty for a new one)
practice-begin = Begin
practice-link = Link to these questions
practice-no-topic = Choose at least one topic, then press “Begin”.
practice-summary = So far, topic by topic
practice-of = { $right } of { $count }
practice-all = all right
practice-missed = missed: { $count }
practice-again = Practise what was missed
practice-done = That was the last one. Right at the first try: { $right } of { $count }.
practice-go-on = Go on with new questions
practice-alone = No new questions can be fetched at the moment. Practice goes on with those that came with the page, in another order.

# The pages on the front page
front-wizard-wizard-practice = Practise Wizard
    .learn = Question after question, as long as you like, each with its reason. Choose what you want to practise; what you missed comes back.
front-camelot-camelot-practice = Practise Camelot
    .learn = Question after question, as long as you like, each with its reason. Choose what you want to practise; what you missed comes back.
front-qwixx-qwixx-practice = Practise Qwixx
    .learn = Question after question, as long as you like, each with its reason. Choose what you want to practise; what you missed comes back.
front-zaubercocktail-zaubercocktail-practice = Practise Zaubercocktail
    .learn = Question after question, as long as you like, each with its reason. Choose what you want to practise; what you missed comes back.
front-practise = Practise
