# Prima di una partita, qualunque sia il gioco.
lobby-game = Partita: { $game }
lobby-headline = Scegli quello che vuoi, poi comincia.
lobby-begin = Comincia
lobby-name = Il tuo nome
lobby-seed = Numero della partita (lascialo vuoto per una nuova)
lobby-seed-now = Partita n.
lobby-you = tu
