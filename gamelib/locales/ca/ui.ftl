## Pas a pas

step-first = Primer pas
step-back = Enrere
step-next = Següent
step-last = Últim pas
step-play = Reprodueix
step-pause = Pausa
step-slider = Tria un pas
step-list = Tots els passos
step-place = Pas { $step } de { $count }
step-jump = Pas { $step }: { $label }
step-predict = Primer endevina
step-predict-on = A partir d’ara, cada pas et fa una pregunta abans de mostrar la resposta.
step-choose = Primer tria una resposta o prem «Mostra».
step-show = Mostra
step-right = Correcte
step-wrong = No és això

## Preguntes

ask-place = Pregunta { $question } de { $count }
ask-one = Tria una resposta.
ask-several = Tria totes les respostes correctes.
ask-check = Comprova
ask-again = Torna-ho a provar
ask-another = Una altra pregunta
ask-nothing = Primer tria una resposta i després prem «Comprova».
ask-all-right = Tot correcte.
ask-not-yet = Encara no. Llegeix el perquè i torna-ho a provar.
ask-right = correcte
ask-wrong = incorrecte
ask-missed = faltava
ask-left-out = Descartades amb raó: { $count }

## Una imatge per assenyalar

explore-hint = Tria una casella de la imatge. Aquí veuràs si es pot, i per què.
explore-all = Mostra-ho tot
explore-legal = es pot
explore-illegal = no es pot
explore-more = Com es decideix
