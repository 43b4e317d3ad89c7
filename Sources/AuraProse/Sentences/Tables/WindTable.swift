// SPDX-License-Identifier: MIT

/// Wind that is the news, what the air feels like, warm nights; and what is said where nothing is known.
let gustTable = """
  j|{rachas} de viento…
  |El viento golpea con {rachas}~
  |El viento sopla a golpes, con {rachas}~
  |{elM} transcurre entre {rachas} de viento~
  |Viento con {rachas}…
  |Viento racheado {porM}: {rachas}@
  |{rachas} de viento a esta hora…
  |A esta hora, {rachas} de viento~
  |{rachas} de viento {porM}…
  |{unM} de {rachas} de viento…
  |{estaM}, {rachas} de viento~
  |El viento manda {porM}, con {rachas}@
  |El viento marca {elM}, con {rachas}@
  |El viento deja {rachas}~
  |El viento agita {elM}, con {rachas}@
  |{rachas} de viento sobre los tejados…
  |El viento azota las calles con {rachas}@
  |Sopla el viento, con {rachas}@
  |El viento barre {elM} con {rachas}@
  |El viento silba en las ventanas, con {rachas}@
  J|{rachas} de viento para hoy@
  J|Hoy, {rachas} de viento~
  J|El día trae {rachas} de viento~
  """
let strongWindTable = """
  |Sopla {viento}~
  |{viento}…
  |{viento} {porM}…
  |{viento} a esta hora…
  |A esta hora, {viento}~
  |{elM} transcurre con {viento}~
  |{elM} trae {viento}~
  |{unM} de {viento}…
  |{estaM}, {viento}~
  |El viento manda {porM}~
  |El viento marca {elM}~
  |El viento se adueña {delM}~
  |El viento no da tregua~
  |{elM} es del viento~
  |El viento recorre las calles~
  |El viento silba en las ventanas~
  |El viento barre {elM}~
  |Calles barridas por el viento…
  |El viento es el protagonista {delM}@
  |{viento} sobre los tejados…
  clear|Cielo despejado y {viento}…
  few|Pocas nubes y {viento}…
  intervals|Nubes, claros y {viento}~
  cloudy|Nubes y {viento}…
  very|Nubes y {viento}…
  overcast|Cielo cubierto y {viento}…
  dawn|Amanece con {viento}~
  night|{noche} de {viento}…
  """
let feelsTable = """
  colder|La sensación térmica queda lejos del termómetro~
  colder|Se siente más frío del que marca el termómetro~
  colder|Más frío en la piel que en el termómetro~
  colder|El termómetro se queda corto con el frío~
  colder|La sensación de frío va más allá del termómetro~
  colder|La piel nota más frío que el termómetro~
  colder|{elM} se siente más frí{o} de lo que marca el termómetro@
  colder|La sensación térmica se desploma {porM}~
  colder|{elM} acentúa la sensación de frío~
  colder chill|El viento acentúa el frío~
  colder chill|El viento agrava la sensación de frío~
  colder chill|El viento roba grados a la sensación térmica@
  colder chill|El frío se agranda con el viento~
  colder chill|Con el viento, la sensación térmica se hunde@
  warmer|La sensación térmica supera al termómetro~
  warmer|Se siente más calor del que marca el termómetro~
  warmer|Más calor en la piel que en el termómetro~
  warmer|El termómetro se queda corto con el calor~
  warmer|La piel nota más calor que el termómetro~
  warmer sultry|Bochorno…
  warmer sultry|Ambiente de bochorno…
  warmer sultry|{elM} es de bochorno~
  warmer sultry|El bochorno marca {elM}~
  warmer sultry|El bochorno se adueña {delM}~
  warmer sultry|La humedad agranda el calor~
  """
let tropicalTable = """
  !torrid|Noche tropical…
  !torrid|Noche tropical@
  !torrid|Noche tropical con el termómetro alto@
  !torrid|El termómetro no baja: noche tropical~
  !torrid|Noche tropical y ventanas abiertas…
  !torrid|Noche tropical en las calles…
  !torrid|La noche se queda en tropical~
  torrid|Noche tórrida…
  torrid|Noche tórrida@
  torrid|El termómetro no afloja: noche tórrida~
  torrid|Noche tórrida y ventanas abiertas…
  torrid|La noche se queda en tórrida~
  !torrid clear|Cielo estrellado y noche tropical…
  !torrid clear|Noche tropical bajo un cielo raso…
  !torrid clear|Noche tropical, despejada~
  !torrid few|Noche tropical con pocas nubes…
  !torrid high|Noche tropical con nubes altas…
  !torrid intervals|Noche tropical, de nubes y claros~
  !torrid cloudy|Noche tropical, con nubes~
  !torrid very|Noche tropical, con muchas nubes~
  !torrid overcast|Noche tropical y cielo cubierto…
  torrid clear|Noche tórrida bajo un cielo raso…
  torrid few|Noche tórrida con pocas nubes…
  torrid intervals|Noche tórrida, de nubes y claros~
  """
let unknownTable = """
  j|Sin datos del cielo por ahora@
  j|Sin noticias del cielo por ahora@
  j|Faltan los datos del cielo@
  j|Aún no hay datos del cielo@
  j|El estado del cielo no se conoce por ahora@
  j|El cielo, sin datos@
  """
