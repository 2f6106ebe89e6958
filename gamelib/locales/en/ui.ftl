## Step by step

step-first = First step
step-back = Back
step-next = Next
step-last = Last step
step-play = Play
step-pause = Pause
# Name of the slider
step-slider = Choose a step
# Name of the row of numbered buttons
step-list = All steps
step-place = Step { $step } of { $count }
# Name of a numbered button; $label tells what happens there, such as "Nikos: blue 13"
step-jump = Step { $step }: { $label }
step-predict = Predict first
step-predict-on = From now on you are asked before a step shows its answer.
step-choose = Choose an answer first, or press “Show”.
step-show = Show
# The learner's prediction was right, or it was not
step-right = Right
step-wrong = Not right

## Questions

ask-place = Question { $question } of { $count }
ask-one = Choose one answer.
ask-several = Choose every right answer.
ask-check = Check
ask-again = Try again
ask-another = Another one
ask-nothing = Choose an answer first, then press “Check”.
ask-all-right = Exactly right.
ask-not-yet = Not quite. Read the reasons, then try again.
ask-right = right
ask-wrong = not right
ask-missed = missed
ask-left-out = Rightly left out: { $count }

## A picture to point at

explore-hint = Choose a place on the picture. Here it says whether it is allowed, and why.
explore-all = Show all
explore-legal = allowed
explore-illegal = not allowed
explore-more = How this is decided
