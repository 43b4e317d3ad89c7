// SPDX-License-Identifier: MIT

/// What may close an open headline: a place, or what else the hour is like. At most 64 lines.
///
/// Two lines that are empty let a headline stand alone.
let tailTable = """
  j|
  j|·
  j| {en}
  j| {en}
  |, con ambiente {t}
  | y ambiente {t}
  !hot|, con el aire {t}
  !hot| y aire {t}
  |, en un ambiente {t}
  |, con el ambiente {t}
  cold|, y hace frío
  cold|, con frío en la calle
  cold| y frío en la calle
  cold|, con frío
  hot| y calor
  hot|, con calor
  hot|, y hace calor
  calm|, con el aire en calma
  calm|, sin apenas viento
  calm| y aire en calma
  calm|, con el aire quieto
  light|, con viento flojo
  light| y viento flojo
  light|, con {viento}
  light| y {viento}
  light|, con el viento flojo
  breezy|, con {viento}
  breezy| y {viento}
  breezy|, y sopla {viento}
  breezy|, mientras sopla {viento}
  breezy|, con {viento} de fondo
  strong|, con {viento}
  strong| y {viento}
  strong|, y sopla {viento}
  humid| y aire húmedo
  humid|, con el aire húmedo
  humid|, con mucha humedad
  dryair| y aire seco
  dryair|, con el aire seco
  frost| y {helada}
  frost|, con {helada}
  tropical !torrid|, en una noche tropical
  """
let mentionTable = """
  j|, con {tambien}
  j|; además, {tambien}
  j|, además de {tambien}
  """
