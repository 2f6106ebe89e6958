## Passo passo

step-first = Primo passo
step-back = Indietro
step-next = Avanti
step-last = Ultimo passo
step-play = Riproduci
step-pause = Pausa
step-slider = Scegli un passo
step-list = Tutti i passi
step-place = Passo { $step } di { $count }
step-jump = Passo { $step }: { $label }
step-predict = Prima indovina
step-predict-on = D’ora in poi ogni passo ti fa una domanda prima di mostrare la risposta.
step-choose = Scegli prima una risposta oppure premi «Mostra».
step-show = Mostra
step-right = Giusto
step-wrong = Non è così

## Domande

ask-place = Domanda { $question } di { $count }
ask-one = Scegli una risposta.
ask-several = Scegli tutte le risposte giuste.
ask-check = Verifica
ask-again = Riprova
ask-another = Un’altra domanda
ask-nothing = Scegli prima una risposta, poi premi «Verifica».
ask-all-right = Tutto giusto.
ask-not-yet = Non ancora. Leggi il perché e riprova.
ask-right = giusto
ask-wrong = sbagliato
ask-missed = mancava
ask-left-out = Escluse a ragione: { $count }

## Una figura da indicare

explore-hint = Scegli una casella nella figura. Qui vedi se è permessa, e perché.
explore-all = Mostra tutto
explore-legal = permesso
explore-illegal = non permesso
explore-more = Come si decide
