// SPDX-License-Identifier: MIT

extension LintReading {
  /// Articles, nouns, adjectives and verbs that stand together and do not agree.
  mutating func judgeAgreement() {
    for index in text.tokens.indices where text.tokens[index].kind == .word {
      judgeArticle(at: index)
      judgeAdjective(at: index)
      judgeImpersonal(at: index)
      judgeVerbFirst(at: index)
      if index == 0 || text.tokens[index - 1].kind == .mark { judgeClause(at: index) }
    }
  }

  private func forms(_ index: Int) -> Set<LintLexicon.Form> {
    text.word(index).map { LintLexicon.nouns[$0] ?? [] } ?? []
  }

  private func adjective(_ index: Int) -> Set<LintLexicon.Form> {
    text.word(index).map { LintLexicon.adjectives[$0] ?? [] } ?? []
  }

  private mutating func judgeArticle(at index: Int) {
    guard let article = text.word(index), let form = LintLexicon.articles[article] else { return }
    var noun = index + 1
    var between: Set<LintLexicon.Form> = []
    if forms(noun).isEmpty, !adjective(noun).isEmpty, !forms(noun + 1).isEmpty {
      between = adjective(noun)
      noun += 1
    }
    let nouns = forms(noun)
    guard !nouns.isEmpty, let written = text.word(noun) else { return }
    // *el agua*, *un alba*: before a stressed a the article is *el* and the noun stays feminine.
    let isStressedA = LintLexicon.stressedA.contains(written) && noun == index + 1
    if isStressedA {
      if form == .feminine { find(.articleAndNoun, "\(article) \(written)") }
      return
    }
    if !nouns.contains(form) { find(.articleAndNoun, "\(article) \(written)") }
    if !between.isEmpty, !between.contains(form) { find(.nounAndAdjective, "\(text.tokens[noun - 1].text) \(written)") }
  }

  /// An adjective behind a noun agrees with it, or with the noun that *de* hangs it on.
  private mutating func judgeAdjective(at index: Int) {
    let nouns = forms(index)
    guard !nouns.isEmpty else { return }
    var next = index + 1
    while let word = text.word(next), LintLexicon.adverbs.contains(word), text.tokens[next].kind == .word { next += 1 }
    let adjectives = adjective(next)
    guard !adjectives.isEmpty, forms(next).isEmpty, LintLexicon.verbs[text.word(next) ?? ""] == nil else { return }
    var hosts = nouns
    var back = index
    while back >= 2,
      ["de", "del", "y", "con"].contains(text.word(back - 1) ?? "")
        || (back >= 3 && LintLexicon.articles[text.word(back - 1) ?? ""] != nil)
    {
      let isArticle = LintLexicon.articles[text.word(back - 1) ?? ""] != nil
      back -= isArticle ? 1 : 2
      if !isArticle { hosts.formUnion(forms(back)) }
      if !isArticle, text.word(back + 1) == "y" { hosts.formUnion([.masculinePlural, .femininePlural]) }
    }
    if adjectives.isDisjoint(with: hosts) {
      find(.nounAndAdjective, "\(text.tokens[index].text) \(text.tokens[next].text)")
    }
  }

  private mutating func judgeImpersonal(at index: Int) {
    guard let word = text.word(index) else { return }
    if LintLexicon.neverPlural.contains(word) { find(.impersonal, word) }
    if ["hacen", "harán"].contains(word), let next = text.word(index + 1),
      ["frío", "calor", "sol", "viento", "fresco"].contains(next)
    {
      find(.impersonal, "\(word) \(next)")
    }
  }

  /// A verb that has its subject behind it: *llegan las nubes*, *se espera lluvia*.
  private mutating func judgeVerbFirst(at index: Int) {
    guard let verb = text.word(index), let isPlural = LintLexicon.verbs[verb], LintLexicon.subjectBehind.contains(verb)
    else { return }
    let opens = index == 0 || text.tokens[index - 1].kind == .mark || text.word(index - 1) == "se"
    guard opens, forms(index - 1).isEmpty else { return }
    var next = index + 1
    if LintLexicon.articles[text.word(next) ?? ""] != nil { next += 1 }
    let nouns = forms(next)
    guard !nouns.isEmpty else { return }
    // Two subjects, or one that goes on, may be a plural.
    var end = next + 1
    while !adjective(end).isEmpty { end += 1 }
    if text.word(end) == "y" || text.isMark(end, ",") { return }
    if !nouns.contains(where: { $0.isPlural == isPlural }) {
      find(.subjectAndVerb, "\(verb) \(text.tokens[next].text)")
    }
  }

  /// A clause that begins with article and noun: its verb has their number, an attribute their gender too.
  private mutating func judgeClause(at start: Int) {
    guard LintLexicon.articles[text.word(start) ?? ""] != nil else { return }
    var subject = start + 1
    if forms(subject).isEmpty, !adjective(subject).isEmpty { subject += 1 }
    let nouns = forms(subject)
    guard !nouns.isEmpty else { return }
    var next = subject + 1
    while let word = text.word(next), LintLexicon.adverbs.contains(word) || !adjective(next).isEmpty,
      LintLexicon.verbs[word] == nil
    { next += 1 }
    while let word = text.word(next), ["se", "no", "ya", "lo", "apenas", "casi"].contains(word) { next += 1 }
    guard let verb = text.word(next), let isPlural = LintLexicon.verbs[verb] else { return }
    if !nouns.contains(where: { $0.isPlural == isPlural }) {
      find(.subjectAndVerb, "\(text.tokens[subject].text) \(verb)")
    }
    guard LintLexicon.copulas.contains(verb) else { return }
    var attribute = next + 1
    while let word = text.word(attribute), LintLexicon.adverbs.contains(word) { attribute += 1 }
    let adjectives = adjective(attribute)
    guard !adjectives.isEmpty, forms(attribute).isEmpty, forms(attribute + 1).isEmpty else { return }
    if adjectives.isDisjoint(with: nouns) {
      find(.attribute, "\(text.tokens[subject].text) \(verb) \(text.tokens[attribute].text)")
    }
  }
}
