## A game to play

play-hint = Hint
play-undo = Take back
play-new = New game
play-new-sure = The game is not over. Give it up and begin a new one?
play-new-yes = Yes, a new game
play-new-no = No, play on
# Shows at once what the others do, move by move
play-skip = Skip ahead
play-wait = One moment…
# Name of a card or button, for those who listen
play-illegal = { $label }, not allowed now
play-said = What happened
play-log = The game so far
play-chosen = chosen: { $count }
play-too-few = { $label }: choose at least { $min }.
play-too-many = { $label }: choose { $max } at most.
play-late = No answer has come yet, so your last move may not have counted. Press “Try again”. If that does not help, reload the page.
play-lost = The connection to the game is gone, so your moves no longer arrive. The game is kept: reload the page, and it goes on where it was.
# A link that opens the same position
play-link = Open the game again from here
play-retry = Try again
play-stale = The table had changed before your move arrived, so it did not count. Look again and choose.
play-failed = Something went wrong here. The table shows how things stand: try something else, take a move back, or begin a new game.
play-copy = Copy a link to this game
play-copied = Link copied: it opens the game as it stands now.
play-by-hand = This browser does not allow copying. The link is selected here, so that you can copy it yourself.

## A table to write in

table-copy = Copy the table
table-copied = Copied. You can paste it into a spreadsheet.
table-by-hand = This browser does not allow copying. The text is selected here, so that you can copy it yourself.
table-wait = One moment…
table-late = No answer has come yet. What you typed is still in the fields: press “Try again”. If that does not help, copy the table and reload the page.
table-lost = The connection is gone, so the table is no longer updated. What you typed is still in the fields and is kept in this browser: reload the page, and the table is up to date again.
table-link = Open the table again as it is
table-retry = Try again
table-failed = Something went wrong here, so the table was not updated. What you typed is still in the fields.
