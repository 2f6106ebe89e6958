# Prima di una partita, qualunque sia il gioco.
lobby-game = Partita: { $game }
lobby-headline = Scegli quello che vuoi, poi comincia.
lobby-begin = Comincia
lobby-name = Il tuo nome
lobby-seed = Numero della partita (lascialo vuoto per una nuova)
lobby-seed-now = Partita n.
lobby-you = tu
lobby-resumed = La partita riprende da dove era rimasta.
lobby-resumed-begun = La partita è appena cominciata.
lobby-resumed-partly = La partita è tornata fino a questo punto. Non è stato possibile ripetere il seguito.
lobby-resumed-older = La partita è cominciata con la versione { $version } di queste pagine. Qui gli altri potrebbero giocare diversamente.
