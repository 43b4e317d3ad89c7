// SPDX-License-Identifier: MIT

import AuraModel

/// The words of a moment of the day: AEMET's *mañana*, *tarde*, *noche* and *madrugada* within the register's bounds.
struct MomentWords: Sendable {
  let noun: Noun
  /// `por la tarde`, `al amanecer`, `de madrugada`
  let adverbial: String
  let definite: String
  let indefinite: String
  let demonstrative: String
  /// `de la tarde`, `del mediodía`
  let genitive: String

  private init(_ lemma: String, adverbial: String) {
    guard let noun = Lexicon.noun(lemma) else { preconditionFailure("the lexicon has no \(lemma)") }
    self.noun = noun
    self.adverbial = adverbial
    definite = "\(noun.definite(isPlural: false)) \(lemma)"
    indefinite = "\(noun.indefinite(isPlural: false) ?? "") \(lemma)"
    demonstrative = "\(noun.isFeminine ? "esta" : "este") \(lemma)"
    genitive = noun.isFeminine ? "de la \(lemma)" : "del \(lemma)"
  }

  /// `o`, `a`: how an adjective that agrees with the moment ends.
  var ending: String { noun.isFeminine ? "a" : "o" }

  /// The words of a moment; after midnight the night is *madrugada*.
  static func of(_ moment: DayMoment, isAfterMidnight: Bool) -> MomentWords {
    switch moment {
    case .dawn: dawn
    case .morning: morning
    case .midday: midday
    case .afternoon: afternoon
    case .dusk: dusk
    case .night: isAfterMidnight ? smallHours : night
    }
  }

  private static let dawn = MomentWords("amanecer", adverbial: "al amanecer")
  private static let morning = MomentWords("mañana", adverbial: "por la mañana")
  private static let midday = MomentWords("mediodía", adverbial: "a mediodía")
  private static let afternoon = MomentWords("tarde", adverbial: "por la tarde")
  private static let dusk = MomentWords("atardecer", adverbial: "al atardecer")
  private static let night = MomentWords("noche", adverbial: "por la noche")
  private static let smallHours = MomentWords("madrugada", adverbial: "de madrugada")
}
