// SPDX-License-Identifier: MIT

/// Gender and number of a Spanish word.
struct Agreement: Hashable, Sendable {
  var isFeminine: Bool
  var isPlural: Bool
}

/// A noun: its lemma, its gender and its two forms.
struct Noun: Hashable, Sendable {
  let lemma: String
  let isFeminine: Bool
  let singular: String
  let plural: String

  func form(isPlural: Bool) -> String { isPlural ? plural : singular }

  /// *el*, *la*, *los*, *las*; *el* before a feminine that begins with a stressed a (agua, alba).
  func definite(isPlural: Bool) -> String {
    if isPlural { return isFeminine ? "las" : "los" }
    return isFeminine && !Self.stressedA.contains(lemma) ? "la" : "el"
  }

  /// *un*, *una*; nothing before a plural, where Spanish needs no article.
  func indefinite(isPlural: Bool) -> String? {
    if isPlural { return nil }
    return isFeminine && !Self.stressedA.contains(lemma) ? "una" : "un"
  }

  private static let stressedA: Set<String> = ["agua", "alba", "aura"]
}

/// An adjective: its lemma and its four forms.
struct Adjective: Hashable, Sendable {
  let masculine: String
  let feminine: String
  let masculinePlural: String
  let femininePlural: String

  /// Makes the forms of a lemma: *-o* has four, a final vowel or consonant two.
  init(_ lemma: String) {
    if lemma.hasSuffix("o") {
      let stem = lemma.dropLast()
      (masculine, feminine, masculinePlural, femininePlural) = (lemma, "\(stem)a", "\(stem)os", "\(stem)as")
    } else {
      let plural =
        switch lemma {
        case "débil": "débiles"
        default: lemma.hasSuffix("e") || lemma.hasSuffix("a") ? lemma + "s" : lemma + "es"
        }
      (masculine, feminine, masculinePlural, femininePlural) = (lemma, lemma, plural, plural)
    }
  }

  func form(_ agreement: Agreement) -> String {
    switch (agreement.isFeminine, agreement.isPlural) {
    case (false, false): masculine
    case (true, false): feminine
    case (false, true): masculinePlural
    case (true, true): femininePlural
    }
  }
}
