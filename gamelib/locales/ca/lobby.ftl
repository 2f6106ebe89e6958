# Abans d’una partida, sigui quin sigui el joc.
lobby-game = Partida: { $game }
lobby-headline = Tria el que vulguis i comença.
lobby-begin = Comença
lobby-name = El teu nom
lobby-seed = Número de la partida (deixa’l buit per fer-ne una de nova)
lobby-seed-now = Partida núm.
lobby-you = tu
lobby-resumed = La partida continua on s’havia quedat.
lobby-resumed-begun = La partida tot just comença.
lobby-resumed-partly = La partida ha tornat fins a aquest punt. La continuació no s’ha pogut repetir.
lobby-resumed-older = La partida va començar amb la versió { $version } d’aquestes pàgines. Aquí els altres poden jugar d’una altra manera.
