// SPDX-License-Identifier: MIT

/// A place in a pattern that facts and the lexicon fill.
enum Slot: String, CaseIterable, Hashable, Sendable {
  /// `en Soria`
  case inPlace = "en"

  // The moment of the day, with its article: la tarde, el mediodía.
  case theMoment = "elM"
  case aMoment = "unM"
  case thisMoment = "estaM"
  case ofMoment = "delM"
  /// `por la tarde`, `al amanecer`, `de madrugada`
  case atMoment = "porM"
  /// The ending of an adjective that agrees with the moment: o, a.
  case momentEnding = "o"
  /// `noche`, `madrugada`
  case night = "noche"

  // The sky, or what stands for it.
  case phrase = "np"
  case aPhrase = "unnp"
  case thePhrase = "elnp"
  /// The ending of a verb that agrees with the phrase: nothing, n.
  case verbEnding = "n"
  /// The ending of a noun that agrees with the phrase: nothing, s.
  case nounEnding = "s"
  /// `un cielo cubierto`, of a sky that something falls from
  case cover = "cielo"

  /// `ambiente frío`, `aire fresco`: the adjective of the hour's temperature
  case air = "t"
  case wind = "viento"
  case gusts = "rachas"
  case level = "nivel"
  case phenomenon = "por"
  case also = "tambien"
  case heat = "calor"
  case frost = "helada"
}
