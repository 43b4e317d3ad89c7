// SPDX-License-Identifier: MIT

/// What hides the view: fog (niebla), mist (bruma), dust (calima); none is ever called by another's name.
let fogTable = """
  j|Niebla…
  |Niebla@
  |La niebla lo envuelve todo~
  |{elM} transcurre entre la niebla~
  |{elM} no sale de la niebla~
  |La niebla borra el horizonte~
  |La niebla se adueña {delM}~
  |Niebla a esta hora…
  |A esta hora, niebla~
  |Niebla en las calles…
  |La niebla difumina los tejados~
  |La niebla esconde el paisaje~
  |{unM} de niebla…
  |{estaM}, niebla~
  |Niebla {porM}…
  |Entre la niebla, {elM}~
  |La niebla marca {elM}~
  |La niebla manda {porM}~
  |El paisaje, tras la niebla~
  |Poca visibilidad y mucha niebla…
  |La niebla se queda con {elM}~
  |{elM} se esconde en la niebla~
  |El mundo se acorta con la niebla~
  |Perfiles borrosos en la niebla…
  |Un manto de niebla…
  |La niebla llena las calles~
  |El parte {delM}: niebla@
  |Hay niebla~
  dawn|Amanece entre la niebla~
  dawn|El día nace con niebla~
  dawn|Primeras luces en la niebla…
  morning|La mañana, entre la niebla~
  midday|Mediodía de niebla…
  afternoon|Tarde de niebla…
  dusk|Cae la tarde entre la niebla~
  night|{noche} de niebla…
  night|La {noche}, entre la niebla~
  night|Farolas en la niebla…
  night|La niebla cierra la {noche}~
  J|Día de niebla…
  J|Jornada de niebla…
  J|Hoy, niebla~
  J|El día trae niebla~
  J|Se prevé niebla para hoy@
  J|La previsión de hoy: niebla@
  J|Para hoy, niebla~
  J|El día se presenta con niebla~
  J|Niebla en la previsión de hoy@
  J|El pronóstico del día: niebla@
  J|La jornada deja niebla~
  """
let mistTable = """
  j|Bruma…
  |Bruma@
  |La bruma empaña el paisaje~
  |La bruma difumina el horizonte~
  |{elM} transcurre entre la bruma~
  |Bruma a esta hora…
  |A esta hora, bruma~
  |{unM} de bruma…
  |{estaM}, bruma~
  |Bruma {porM}…
  |Entre la bruma, {elM}~
  |La bruma suaviza los contornos~
  |La bruma flota sobre las calles~
  |Un aire de bruma…
  |Contornos borrosos en la bruma…
  |La bruma marca {elM}~
  |El paisaje, tras la bruma~
  |La bruma acompaña {elM}~
  |El parte {delM}: bruma@
  |Hay bruma~
  dawn|Amanece entre la bruma~
  morning|La mañana, entre la bruma~
  midday|Mediodía de bruma…
  afternoon|Tarde de bruma…
  dusk|Cae la tarde entre la bruma~
  night|{noche} de bruma…
  night|La {noche}, entre la bruma~
  night|La bruma empaña la {noche}~
  J|Día de bruma…
  J|Hoy, bruma~
  J|Jornada de bruma…
  J|El día trae bruma~
  J|Para hoy, bruma~
  J|La previsión de hoy: bruma@
  """
let dustTable = """
  j|Calima…
  |Calima@
  |La calima enturbia el cielo~
  |La calima vela el cielo~
  |Cielo turbio por la calima…
  |El polvo en suspensión vela el cielo~
  |{elM} transcurre con calima~
  |La calima tiñe de ocre el cielo~
  |Calima a esta hora…
  |A esta hora, calima~
  |{unM} de calima…
  |{estaM}, calima~
  |Calima {porM}…
  |La calima marca {elM}~
  |La calima borra el horizonte~
  |Polvo en suspensión: calima~
  |La calima se queda con {elM}~
  |Un cielo de calima…
  |Entre la calima, {elM}~
  |El horizonte, tras la calima~
  |La calima carga el aire~
  |El parte {delM}: calima@
  |Hay calima~
  dawn|Amanece con calima~
  midday|Mediodía de calima…
  afternoon|Tarde de calima…
  dusk|Cae la tarde con calima~
  night|{noche} de calima…
  night|La calima vela la {noche}~
  J|Día de calima…
  J|Hoy, calima~
  J|Jornada de calima…
  J|El día trae calima~
  J|Para hoy, calima~
  J|La previsión de hoy: calima@
  """
