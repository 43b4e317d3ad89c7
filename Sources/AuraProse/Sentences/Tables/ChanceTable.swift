// SPDX-License-Identifier: MIT

/// What has not come yet: over 70 % as a fact to come, from 40 to 70 % as *probable*, never anything in between.
let rainExpectedTable = """
  j|Se espera{n} {np}~
  j|Se prevé{n} {np}~
  j|Habrá {np}~
  j|La previsión apunta a {np}~
  j|El pronóstico da {np}~
  j|{np} a la vista…
  j|{np} en camino…
  j|{np} en la previsión…
  j|{elnp} hará{n} acto de presencia~
  j|{np} en el horizonte…
  j|Viene{n} {np}~
  j|{elnp} tiene{n} la palabra~
  dry|Por ahora no, pero se espera{n} {np}~
  |{elM} espera {elnp}~
  |{elM}, a la espera de {np}~
  |Todo apunta a {np}~
  |{np} en puertas…
  |A las puertas de {elnp}~
  |{elnp} ya se anuncia{n}~
  |{np} en el parte {delM}@
  |El parte {delM} trae {np}~
  dry|Aún no, pero vendrá{n} {np}~
  |{np} a no mucho tardar…
  dry|De seco a mojado: se espera{n} {np}~
  cloudy|Nubes que traerán {np}~
  very|Nubes que traerán {np}~
  overcast|Cielo cubierto y {np} a la vista…
  overcast|Bajo un cielo cubierto, {np} a la vista~
  cloudy|Cielo nuboso y {np} en camino…
  cloudy|Bajo un cielo nuboso, {np} a la vista~
  very|Cielo muy nuboso y {np} en camino…
  very|Bajo un cielo muy nuboso, {np} a la vista~
  dawn|Amanece a la espera de {np}~
  midday|Mediodía a la espera de {np}…
  afternoon|Tarde a la espera de {np}…
  dusk|Atardece a la espera de {np}~
  night|{noche} a la espera de {np}…
  night|La {noche} traerá {np}~
  J|Para hoy se espera{n} {np}~
  J|Hoy habrá {np}~
  J|Día de {np}…
  J|{elnp} marcará{n} el día~
  """
let rainProbableTable = """
  j|{np} probable{s}…
  j !plural|Es probable {elnp}~
  j plural|Son probables {elnp}~
  j !plural|{elnp} es probable~
  j plural|{elnp} son probables~
  j|Probable{s} {np}…
  j|Con {np} probable{s}~
  j|{np} probable{s}, pero no segura{s}~
  j|La previsión da {np} probable{s}~
  j !plural|Pendientes de una {np} probable~
  j|El parte da {np} probable{s}~
  |{elM}, con {np} probable{s}~
  dry !plural|Nada cae aún, pero {elnp} es probable~
  |{elM} mira al cielo: {np} probable{s}~
  |{np} probable{s} en el parte {delM}@
  dry|Por ahora, nada; {np} probable{s}
  |El parte {delM}: {np} probable{s}@
  |{elM} se presenta con {np} probable{s}~
  intervals|Nubes, claros y {np} probable{s}…
  intervals|Entre nubes y claros, {np} probable{s}~
  cloudy|Cielo nuboso y {np} probable{s}…
  cloudy|Las nubes traen {np} probable{s}~
  cloudy|Bajo un cielo nuboso, {np} probable{s}~
  very|Cielo muy nuboso y {np} probable{s}…
  very|Muchas nubes y {np} probable{s}…
  very|Bajo un cielo muy nuboso, {np} probable{s}~
  overcast|Cielo cubierto y {np} probable{s}…
  overcast|Un cielo cubierto que trae {np} probable{s}@
  overcast|Bajo un cielo cubierto, {np} probable{s}~
  few|Pocas nubes, pero {np} probable{s}~
  high|Nubes altas y {np} probable{s}…
  dawn|Amanece con {np} probable{s}~
  midday|Mediodía con {np} probable{s}…
  afternoon|Tarde con {np} probable{s}…
  dusk|Atardece con {np} probable{s}~
  night|{noche} con {np} probable{s}…
  J|Hoy, {np} probable{s}~
  J|Día con {np} probable{s}…
  J|{np} probable{s} para hoy…
  J|La jornada, con {np} probable{s}~
  """
let stormExpectedTable = """
  j|Se espera tormenta~
  j|Se prevé tormenta~
  j|Habrá tormenta~
  j|La previsión apunta a tormenta~
  j|Tormenta a la vista…
  j|Tormenta en camino…
  j|Tormenta en la previsión…
  j|Viene tormenta~
  j|Tormenta en el horizonte…
  |{elM} espera la tormenta~
  |{elM}, a la espera de la tormenta~
  |Todo apunta a tormenta~
  |Tormenta en puertas…
  |A las puertas de la tormenta~
  |La tormenta ya se anuncia~
  |El parte {delM} trae tormenta~
  """
let stormProbableTable = """
  j|Tormenta probable…
  j|Es probable la tormenta~
  j|La tormenta es probable~
  j|Probable tormenta…
  j|Con tormenta probable~
  j|La previsión da tormenta probable~
  |{elM}, con tormenta probable~
  |{elM} mira al cielo: tormenta probable~
  |El parte {delM}: tormenta probable@
  |{elM} se presenta con tormenta probable~
  |Pendientes de una tormenta probable…
  dry|Por ahora no descarga: tormenta probable~
  midday|Mediodía con tormenta probable…
  afternoon|Tarde con tormenta probable…
  dusk|Atardece con tormenta probable~
  night|{noche} con tormenta probable…
  """
let alertTable = """
  j|Aviso {nivel} por {por}…
  j|Aviso {nivel} por {por}@
  j|Aviso {nivel} de AEMET por {por}…
  j|En vigor, aviso {nivel} por {por}~
  j|Rige un aviso {nivel} por {por}~
  j|Hay aviso {nivel} por {por}~
  j|Aviso {nivel} en vigor por {por}…
  j|Aviso {nivel} activo por {por}…
  j|Nivel {nivel}: aviso por {por}~
  j|AEMET mantiene activo el aviso {nivel} por {por}~
  j|{por}, con aviso {nivel} en vigor~
  j|El aviso {nivel} por {por} está en vigor~
  j|Bajo aviso {nivel} por {por}~
  j|Rige el aviso {nivel} por {por}~
  |{elM}, bajo aviso {nivel} por {por}~
  |{elM} transcurre con aviso {nivel} por {por}~
  |{unM} de aviso {nivel} por {por}…
  |{estaM}, aviso {nivel} por {por}~
  |A esta hora, aviso {nivel} por {por}~
  j|Un aviso {nivel} por {por} marca el día~
  j !phenomenon|Aviso {nivel} en vigor…
  j !phenomenon|Rige un aviso {nivel} de AEMET~
  j !phenomenon|En vigor, aviso {nivel} de AEMET~
  """
