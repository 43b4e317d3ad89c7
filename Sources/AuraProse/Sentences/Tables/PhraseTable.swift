// SPDX-License-Identifier: MIT

/// The noun phrases that stand for a sky, or for the air where the sky is not known: `traits|lemmas`.
///
/// Each keeps to its amount of cloud (AEMET's words: poco nuboso is no intervalos nubosos is no nuboso).
let phraseTable = """
  j clear|cielo.s despejado
  j clear|cielo.s raso
  j clear|cielo.s limpio
  clear day|cielo.s azul
  clear day|cielo.s azul y despejado
  clear|cielo.s sin nubes
  j few|cielo.s poco nuboso
  j few|cielo.s casi despejado
  j few|poco nube.p
  j high|nube.p alto
  high|cielo.s velado por nubes altas
  j high|cielo.s de nubes altas
  j intervals|intervalo.p nuboso
  j intervals|nube.p+claro.p
  j intervals|claro.p+nube.p
  j intervals|intervalo.p de nubes
  j cloudy|cielo.s nuboso
  j cloudy|cielo.s nuboso
  j very|cielo.s muy nuboso
  j very|cielo.s muy nuboso
  j very|cielo.s cargado de nubes
  j overcast|cielo.s cubierto
  j overcast|cielo.s encapotado
  j overcast|cielo.s cerrado
  j overcast|cielo.s cubierto por completo
  j overcast|cielo.s plomizo
  nosky gelid|ambiente.s gélido
  nosky gelid|aire.s gélido
  nosky cold !gelid|ambiente.s frío
  nosky cold !gelid|aire.s frío
  nosky cool|ambiente.s fresco
  nosky cool|aire.s fresco
  nosky mild|ambiente.s templado
  nosky mild|aire.s templado
  nosky warm|ambiente.s cálido
  nosky warm|aire.s cálido
  nosky hot|ambiente.s caluroso
  nosky !temp light|viento.s flojo
  nosky !temp breezy|viento.s
  """
