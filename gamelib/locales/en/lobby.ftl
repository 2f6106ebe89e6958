# Before a game, whatever the game. What belongs to one game stands in its own file.
lobby-game = Play: { $game }
lobby-headline = Choose what you like, then begin.
lobby-begin = Begin
lobby-name = Your name
# A word or number; the same one deals the same cards again
lobby-seed = Number of the game (leave it empty for a new one)
lobby-seed-now = Game no.
lobby-you = you
lobby-resumed = The game goes on where it was.
lobby-resumed-begun = The game is just beginning.
lobby-resumed-partly = The game is back up to this point. What came after could not be repeated.
lobby-resumed-older = This game was begun with version { $version } of these pages. Here the others may play differently.
