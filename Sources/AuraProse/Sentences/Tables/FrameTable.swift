// SPDX-License-Identifier: MIT

/// Sentences that hold any sky: `{np}` is its noun phrase.
let frameTable = """
  j|{np}…
  j|{np}@
  |{estaM}, {np}~
  |{elM} transcurre con {np}~
  |{elM} avanza con {np}~
  |{unM} de {np}…
  |{elM} trae {unnp}~
  |{elM} se presenta con {np}~
  |{elM} discurre con {np}@
  |{np} {porM}…
  |A esta hora, {np}~
  |Ahora, {np}~
  |{np} a esta hora…
  fromsky|{np} en lo alto…
  fromsky|{np} sobre los tejados…
  fromsky|Al otro lado de la ventana, {unnp}
  fromsky|Por la ventana, {unnp}~
  |El parte {delM}: {np}@
  |La imagen {delM}: {np}@
  |Estampa {delM}: {np}@
  |Panorama {delM}: {np}@
  |Así está {elM}: {np}@
  |{elM} viene con {np}~
  |{np} como fondo {delM}…
  |{elnp} preside{n} {elM}~
  |{elnp} acompaña{n} {elM}~
  |{elnp} marca{n} {elM}~
  |Fuera, {np}~
  fromsky|Sobre las calles, {np}~
  fromsky|En el horizonte, {np}~
  |{elM} pasa con {np}~
  |Con {np} pasa {elM}@
  |{np}, a la vista~
  |A la vista, {np}~
  fromsky|Mirando arriba, {np}~
  |Instantánea {delM}: {np}@
  |Retrato {delM}: {np}@
  |Lo que da {elM}: {np}@
  |En suma, {np}~
  |{elM}, con {np}~
  dawn|Amanece con {np}~
  dawn|El día arranca con {np}~
  dawn|Primeras luces con {np}…
  dawn|El día nace con {np}~
  dawn|Con las primeras luces, {np}~
  dawn|La jornada empieza con {np}~
  dawn|El día abre con {np}~
  morning|La mañana se abre paso con {np}~
  midmorning|Mediada la mañana, {np}~
  midmorning|La mañana, ya mediada, con {np}~
  morning|En la mañana de hoy, {np}~
  midday|En las horas centrales, {np}~
  midday|Las horas centrales, con {np}~
  midday|El ecuador del día, con {np}~
  midday|Llega el mediodía con {np}~
  midday|En mitad del día, {np}~
  midafternoon|Mediada la tarde, {np}~
  midafternoon|Media tarde con {np}…
  afternoon|La tarde echa a andar con {np}~
  afternoon|En la tarde de hoy, {np}~
  dusk|Atardece con {np}~
  dusk|Cae la tarde con {np}~
  dusk|El día se despide con {np}~
  dusk|La luz se apaga con {np}~
  dusk|Con la última luz, {np}~
  dusk|La tarde toca a su fin con {np}~
  dusk|El día se va con {np}~
  nightfall late|Cae la noche con {np}~
  nightfall late|La noche entra con {np}~
  late|En la noche de hoy, {np}~
  small|Madrugada con {np}…
  small|De madrugada, {np}~
  small|Horas de sueño con {np}…
  late|De noche, {np}~
  late|La noche se viste de {np}
  late|Noche con {np}…
  J|Jornada de {np}…
  J|Día de {np}…
  J|Hoy, {np}~
  J|La jornada, con {np}~
  J|El día trae {unnp}~
  J|{np} a lo largo del día…
  J|Para hoy, {np}~
  J|Lo de hoy: {np}@
  J|El pronóstico de hoy: {np}@
  J|La previsión del día: {np}@
  J|El día se presenta con {np}~
  J|La jornada deja {unnp}~
  J|Se prevé{n} {np} para hoy@
  J|Hoy manda{n} {elnp}@
  """
