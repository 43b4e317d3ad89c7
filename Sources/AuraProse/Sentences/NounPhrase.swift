// SPDX-License-Identifier: MIT

/// A noun with what agrees with it, in the three forms sentences need.
struct NounPhrase: Hashable, Sendable {
  let agreement: Agreement
  /// `cielo muy nuboso`
  let bare: String
  /// `un cielo muy nuboso`; the bare form of a plural.
  let indefinite: String
  /// `el cielo muy nuboso`
  let definite: String

  /// Builds a phrase from lemmas: `cielo.s muy nuboso`, `nube.p alto`, `poco nube.p`.
  ///
  /// The word with `.s` or `.p` is the noun and says the number; adjectives of the lexicon take its gender and number
  /// wherever they stand; the rest is kept as written.
  init(lemmas text: some StringProtocol) {
    let words = String(text).split(separator: " ").map(String.init)
    guard let head = words.first(where: { $0.hasSuffix(".s") || $0.hasSuffix(".p") }),
      let noun = Lexicon.noun(String(head.dropLast(2)))
    else { preconditionFailure("a noun phrase has one noun of the lexicon: \(text)") }
    let isPlural = head.hasSuffix(".p")
    let agreement = Agreement(isFeminine: noun.isFeminine, isPlural: isPlural)
    let forms = words.map { word in
      word == head ? noun.form(isPlural: isPlural) : Lexicon.adjective(word)?.form(agreement) ?? word
    }
    let bare = forms.joined(separator: " ")
    self.init(
      agreement: agreement, bare: bare, indefinite: noun.indefinite(isPlural: isPlural).map { "\($0) \(bare)" } ?? bare,
      definite: "\(noun.definite(isPlural: isPlural)) \(bare)")
  }

  init(agreement: Agreement, bare: String, indefinite: String, definite: String) {
    self.agreement = agreement
    self.bare = bare
    self.indefinite = indefinite
    self.definite = definite
  }

  /// Two phrases joined, a plural: `nubes y claros`, `las nubes y los claros`.
  init(_ first: NounPhrase, _ second: NounPhrase) {
    self.init(
      agreement: Agreement(isFeminine: first.agreement.isFeminine && second.agreement.isFeminine, isPlural: true),
      bare: "\(first.bare) y \(second.bare)", indefinite: "\(first.indefinite) y \(second.indefinite)",
      definite: "\(first.definite) y \(second.definite)")
  }
}
