# Names of players, books and the words around a frame. Facts about one game stand in its own file.
names = Anna, Nikos, Giulia, Pau, Eleni, Marc
cite = { $rule } · { $books }, { $section }
cite-ruling = { $rule } · the rule books are silent; ruling of this project
frame-step = Step
frame-place = { $step } of { $count }
frame-why = Why
frame-rules = Asked in this order
frame-decides = this decides
frame-not-reached = not reached
frame-passed = does not apply
