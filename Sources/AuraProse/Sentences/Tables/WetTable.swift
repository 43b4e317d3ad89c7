// SPDX-License-Identifier: MIT

/// Rain of the hour: `{np}` is what falls, with its intensity where it has one.
let rainTable = """
  j|{np}…
  |{np}@
  |Llueve~
  |A esta hora, {np}~
  |{np} a esta hora…
  |{np} sobre los tejados…
  |{elM} transcurre con {np}~
  |{elM} trae {np}~
  |{elM} deja {np}~
  |{unM} de {np}…
  |{estaM}, {np}~
  |{np} {porM}…
  |Tiempo de {np}…
  |Cae{n} {np}~
  |Ahora cae{n} {np}~
  |{np} para {elM}…
  |Al otro lado de la ventana, {np}
  |Por la ventana, {np}~
  |El parte {delM}: {np}@
  |La imagen {delM}: {np}@
  |{elM} viene con {np}~
  |{np} en las calles…
  |{np}, protagonista{s} {delM}~
  |{elM} avanza con {np}~
  |Fuera, {np}~
  |Sobre las calles, {np}~
  |Hay {np}~
  cover|{np} bajo {cielo}…
  cover|{cielo} deja {np}~
  cover|De {cielo} cae{n} {np}~
  cover|Bajo {cielo}, {np}~
  !showers !drizzle|{elM} pasa bajo la lluvia~
  !showers !drizzle|Bajo la lluvia, {elM}~
  !showers !drizzle|La lluvia acompaña {elM}~
  !showers !drizzle|La lluvia marca {elM}~
  !showers !drizzle|La lluvia moja las calles~
  !showers !drizzle|{elM} es de lluvia~
  !showers !drizzle !scarce|La lluvia manda {porM}~
  !showers !drizzle !scarce|La lluvia se queda con {elM}~
  !showers !drizzle !scarce|La lluvia repica en los tejados~
  !showers !drizzle !scarce|Suena la lluvia en los cristales~
  !showers !drizzle !scarce|La lluvia toma {elM}~
  !showers !drizzle !scarce|Ambiente lluvioso…
  !showers !drizzle !scarce|{elM} se presenta lluvios{o}~
  !showers !drizzle !scarce|La lluvia es la protagonista {delM}@
  !showers !drizzle !scarce|Calles mojadas por la lluvia…
  !showers !drizzle !scarce|La lluvia corre por los tejados~
  !showers !drizzle !scarce|El sonido {delM} es el de la lluvia@
  scarce|Apenas llueve~
  scarce|Llueve poco~
  scarce|Algo de lluvia, muy poca~
  scarce|La lluvia, escasa, acompaña {elM}~
  scarce|Lluvia escasa, poca cosa~
  scarce|Unas gotas de lluvia…
  scarce|Lluvia de pocas gotas…
  scarce|Lluvia, pero escasa~
  scarce|Cuatro gotas de lluvia…
  scarce|La lluvia, escasa, apenas moja~
  drizzle|Llovizna…
  drizzle|La llovizna moja las calles~
  drizzle|La llovizna acompaña {elM}~
  drizzle|{elM} pasa entre lloviznas~
  drizzle|Gotas finas de llovizna…
  showers|Los chubascos marcan {elM}~
  showers|{elM} pasa entre chubascos~
  showers|Los chubascos acompañan {elM}~
  showers|Chubascos que van y vienen~
  showers|Chubascos de paso…
  intervals !showers|{np} entre nubes y claros…
  intervals !showers|{np} y, a ratos, claros~
  overcast day !showers|{np} y cielo gris…
  overcast day !showers|Lluvia y gris…
  dawn|Amanece con {np}~
  dawn|El día arranca con {np}~
  dawn|Primeras luces con {np}…
  dawn !showers !drizzle|Amanece y llueve~
  midmorning|Mediada la mañana, {np}~
  midday|Mediodía de {np}…
  midday|En las horas centrales, {np}~
  midafternoon|A media tarde, {np}~
  afternoon|Tarde de {np}…
  dusk|Cae la tarde con {np}~
  dusk|Atardece con {np}~
  dusk|El día se despide con {np}~
  dusk|La última luz llega con {np}~
  night|{noche} de {np}…
  night|La {noche} pasa con {np}~
  night|{np} en plena {noche}…
  night|{noche} con {np}…
  night !showers !drizzle|La lluvia acompaña la {noche}~
  night !showers !drizzle|Llueve en la {noche}~
  nightfall|Cae la noche con {np}~
  J|Día de {np}…
  J|Jornada de {np}…
  J|Hoy, {np}~
  J|El día trae {np}~
  J|La jornada deja {np}~
  J|Se prevé{n} {np} para hoy@
  J|Para hoy, {np}~
  J|El día se presenta con {np}~
  J|{np} en la previsión de hoy@
  J|El pronóstico de hoy: {np}@
  J|La previsión del día: {np}@
  J|{np} a lo largo del día@
  """
let stormTable = """
  j|Tormenta…
  |Tormenta@
  |Ambiente de tormenta…
  |La tormenta marca {elM}~
  |{elM} transcurre con tormenta~
  |{elM} viene con tormenta~
  |{elM} trae tormenta~
  |{elM} se pone de tormenta~
  |Tormenta sobre los tejados…
  |Tormenta a esta hora…
  |A esta hora, tormenta~
  |Tormenta {porM}…
  |{estaM}, tormenta~
  |{unM} de tormenta…
  |La tormenta descarga~
  |Descarga la tormenta~
  |Ronda la tormenta~
  |La tormenta ronda {elM}~
  |La tormenta rompe {elM}~
  |La tormenta se hace oír~
  |La tormenta manda {porM}~
  |Cielo de tormenta…
  |Cielo tormentoso…
  |Ambiente tormentoso…
  |{elM} suena a tormenta~
  |El cielo se rompe en tormenta~
  |Truenos de tormenta…
  |La tormenta, protagonista {delM}~
  |La tormenta toma {elM}~
  |La tormenta agita {elM}~
  |El parte {delM}: tormenta@
  |La imagen {delM}: tormenta@
  |Fuera, tormenta~
  |Sobre las calles, tormenta~
  |Hay tormenta~
  cover|Tormenta bajo {cielo}…
  cover|{cielo} trae tormenta~
  cover|Bajo {cielo}, tormenta~
  scarce|Tormenta con lluvia escasa…
  scarce|Tormenta de poca agua…
  scarce|Tormenta y lluvia escasa…
  scarce|Mucho ruido y poca agua: tormenta~
  scarce|La tormenta apenas deja lluvia~
  scarce|Más truenos que lluvia: tormenta~
  dawn|Amanece con tormenta~
  dawn|El día arranca con tormenta~
  midday|Tormenta al mediodía…
  midday|Mediodía de tormenta…
  afternoon|Tarde de tormenta…
  afternoon|La tarde se tuerce con tormenta~
  midafternoon|Tormenta de media tarde…
  dusk|Cae la tarde con tormenta~
  dusk|El día se despide con tormenta~
  night|{noche} de tormenta…
  night|La {noche} suena a tormenta~
  night|La tormenta desvela la {noche}~
  night|Tormenta en plena {noche}…
  night|La tormenta alumbra la {noche}~
  J|Día de tormenta…
  J|Jornada de tormenta…
  J|Hoy, tormenta~
  J|El día trae tormenta~
  J|Se prevé tormenta para hoy@
  J|La previsión de hoy: tormenta@
  J|Para hoy, tormenta~
  J|El día viene con tormenta~
  J|Ambiente de tormenta para hoy@
  J|La jornada suena a tormenta~
  J|Tormenta en la previsión de hoy@
  J|El pronóstico del día: tormenta@
  """
let snowTable = """
  j|{np}…
  |{np}@
  |Nieva~
  |{np} a esta hora…
  |A esta hora, {np}~
  |Cae{n} {np}~
  |{np} sobre los tejados…
  |{elM} transcurre con {np}~
  |{elM} trae {np}~
  |{elM} deja {np}~
  |{unM} de {np}…
  |{estaM}, {np}~
  |{np} {porM}…
  |La nieve acompaña {elM}~
  |La nieve marca {elM}~
  |La nieve toma {elM}~
  |La nieve es la protagonista {delM}~
  |{elM} avanza bajo la nieve~
  |Bajo la nieve, {elM}~
  |Los copos bajan sobre los tejados~
  |Caen copos~
  |Copos de nieve en el aire…
  |Nieve tras los cristales…
  |La nieve baja en silencio~
  |El cielo deja {np}~
  |Tiempo de nieve…
  |{elM} se llena de copos~
  |La nieve pone la nota {delM}@
  |Por la ventana, {np}~
  |Fuera, {np}~
  |El parte {delM}: {np}@
  |La imagen {delM}: {np}@
  |Hay {np}~
  cover|{np} bajo {cielo}…
  cover|{cielo} deja {np}~
  cover|Bajo {cielo}, {np}~
  scarce|Apenas nieva~
  scarce|Algo de nieve, poca~
  scarce|Unos copos sueltos…
  scarce|Nieve, pero escasa~
  scarce|Cuatro copos de nieve…
  dawn|Amanece con {np}~
  dawn|Amanece y nieva~
  midday|Mediodía de {np}…
  afternoon|Tarde de {np}…
  dusk|Cae la tarde con {np}~
  dusk|El día se despide con {np}~
  night|{noche} de {np}…
  night|La {noche} pasa con {np}~
  night|La nieve llena la {noche}~
  night|Nieva en la {noche}~
  night|{np} en plena {noche}…
  J|Día de {np}…
  J|Jornada de {np}…
  J|Hoy, {np}~
  J|El día trae {np}~
  J|La jornada deja {np}~
  J|Se prevé {np} para hoy@
  J|Para hoy, {np}~
  J|La previsión de hoy: {np}@
  J|{np} en la previsión del día@
  J|El día se presenta con {np}~
  J|El pronóstico del día: {np}@
  J|{np} a lo largo del día@
  """
