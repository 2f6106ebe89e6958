# A worksheet to be printed, and the form that makes it.
sheet-title = { $game }: worksheet
sheet-key = Key: { $title }
sheet-about = { $game } · level { $level } · series { $seed }
sheet-name = Name:
sheet-date = Date:
sheet-because = Because:
sheet-scan = The same questions on a screen:
sheet-end = End of: { $title } ({ $about })
# One letter for each answer, up to the longest question
sheet-letters = a b c d e f g h i j k l m n o p q r s t u v w x y z

## The form
sheet-form = A worksheet to print
sheet-ready = The sheet is ready. Questions: { $count }
sheet-field-game = Game
sheet-field-topics = Topics
sheet-field-level = Level
sheet-field-count = Number of questions
# The same word or number gives the same questions again
sheet-field-seed = Series (the same word or number, the same questions)
sheet-field-title = Title (if you want one of your own)
sheet-field-address = Address of these lessons, for the code on the sheet (empty: no code)
sheet-field-language = Language of the sheet
sheet-field-paper = Paper
sheet-paper-a4 = A4
sheet-paper-letter = Letter (US)
form-print = Print
form-wait = One moment…
form-late = No answer yet. What you entered is still here.
form-lost = The connection is gone, so nothing new can be made here. What is already there can still be printed.
form-link = Reload the page
form-retry = Try again
form-failed = Something went wrong with that. What you entered is still here.

front-teachers = For teachers
    .about = Everything for a lesson of your own: prepared in ten minutes, projected, shared by link, or printed.
front-teachers-worksheet = Worksheets
    .learn = Choose a game, topics and a level, and print a sheet with pictures and its key. A code on it leads to the same questions on a screen.
front-print = Make a worksheet
