// SPDX-License-Identifier: MIT

/// Reads a finished Spanish line and says what is not written so: orthography, typography, agreement, vocabulary.
///
/// It has word lists of its own and shares nothing with what composes the lines, which it takes for anybody's.
/// Sources: Ortografía de la lengua española, 2010; FundéuRAE on symbols, *y* and *o*; the word lists are ours.
public enum ProseLint {
  /// What is wrong in a line, in the order of the rules; empty when nothing is.
  public static func findings(in text: String) -> [LintFinding] {
    var reading = LintReading(LintText(text))
    reading.judgeSpaces()
    reading.judgeMarks()
    reading.judgeFigures()
    reading.judgeWords()
    reading.judgeAgreement()
    reading.judgeVocabulary()
    return reading.findings
  }
}

/// The judgement of one line as it goes.
struct LintReading {
  let text: LintText
  private(set) var findings: [LintFinding] = []

  init(_ text: LintText) {
    self.text = text
  }

  mutating func find(_ rule: LintFinding.Rule, _ words: String) {
    let finding = LintFinding(rule: rule, words: words)
    if !findings.contains(finding) { findings.append(finding) }
  }

  mutating func judgeSpaces() {
    let characters = text.characters
    if characters.isEmpty || characters.first!.isWhitespace || characters.last!.isWhitespace {
      find(.space, "at an end")
    }
    for (left, right) in zip(characters, characters.dropFirst()) {
      if left.isWhitespace && right.isWhitespace { find(.space, "two spaces") }
      if left.isWhitespace && ",.;:)!?".contains(right) { find(.spaceAtMark, " \(right)") }
      if "(«¿¡".contains(left) && right.isWhitespace { find(.spaceAtMark, "\(left) ") }
      if ",;:)".contains(left) && right.isLetter { find(.spaceAtMark, "\(left)\(right)") }
      if left == "." && right.isLetter { find(.spaceAtMark, ".\(right)") }
      if left.isLetter && (right == "(" || right == "¿" || right == "¡") { find(.spaceAtMark, "\(left)\(right)") }
    }
    for character in characters where "\t\n\u{200B}\u{FEFF}\u{AD}\u{2009}".contains(character) {
      find(.foreignMark, "an invisible character")
    }
  }

  mutating func judgeMarks() {
    let marks = text.tokens
    for (left, right) in zip(marks, marks.dropFirst()) where left.kind == .mark && right.kind == .mark {
      let pair = left.text + right.text
      if right.gap.isEmpty, [",,", "..", ";;", "::", ",.", ".,", ",;", ";,", ";.", ":.", ",:", "()"].contains(pair) {
        find(.marks, pair)
      }
    }
    if let last = marks.last, last.kind == .mark, ",;:(-–".contains(last.text) { find(.marks, last.text) }
    for (open, close) in [("(", ")"), ("«", "»"), ("¿", "?"), ("¡", "!")] {
      let opened = marks.count { $0.text == open }
      if opened != marks.count(where: { $0.text == close }) { find(.balance, open + close) }
    }
    for token in marks where token.kind == .mark {
      if !".,;:()«»¿?¡!%°/−-–—'’".contains(token.text) { find(.foreignMark, token.text) }
    }
    for scalar in text.text.unicodeScalars where (0x300...0x36F).contains(scalar.value) {
      find(.foreignMark, "an accent apart from its letter")
    }
  }

  mutating func judgeWords() {
    let tokens = text.tokens
    for index in tokens.indices where tokens[index].kind == .word {
      let word = tokens[index]
      let next = text.word(index + 1)
      judgeCapital(at: index)
      if let next, next == word.lower { find(.repeatedWord, "\(word.text) \(next)") }
      if let next, word.lower == "a" || word.lower == "de", next == "el", tokens[index + 1].text == "el" {
        find(.contraction, "\(word.lower) el")
      }
      if let next, ["al", "del", "el"].contains(word.lower), ["el", "la", "los", "las"].contains(next) {
        find(.contraction, "\(word.lower) \(next)")
      }
      judgeConjunction(at: index)
      if LintLexicon.unaccented.contains(word.lower) { find(.accent, word.text) }
      if word.lower == "mas", next != nil { find(.accent, "mas") }
    }
  }

  private mutating func judgeCapital(at index: Int) {
    let word = text.tokens[index].text
    let opensSentence = index == 0 || text.isMark(index - 1, ".¿¡!?") || (index == 1 && text.isMark(0, "«(¿¡"))
    if opensSentence, word.first!.isLowercase { find(.capital, word) }
    if word.count > 3, word.allSatisfy(\.isUppercase), word != "AEMET", word != "MITECO" { find(.capital, word) }
    if !opensSentence, word.first!.isUppercase, LintLexicon.neverCapital.contains(text.tokens[index].lower) {
      find(.capital, word)
    }
  }

  private mutating func judgeConjunction(at index: Int) {
    let tokens = text.tokens
    let word = tokens[index].lower
    guard ["y", "e", "o", "u"].contains(word), index + 1 < tokens.count, tokens[index + 1].kind != .mark else { return }
    let next = tokens[index + 1].lower
    switch word {
    case "y" where Self.soundsI(next): find(.conjunctionE, "y \(next)")
    case "e" where !Self.soundsI(next): find(.conjunctionE, "e \(next)")
    case "o" where Self.soundsO(next): find(.conjunctionU, "o \(next)")
    case "u" where !Self.soundsO(next): find(.conjunctionU, "u \(next)")
    default: break
    }
  }

  /// *i*, *hi* before no vowel: *hielo* and *hiato* begin with another sound.
  private static func soundsI(_ word: String) -> Bool {
    let letters = Array(word.hasPrefix("h") ? word.dropFirst() : word[...])
    guard let first = letters.first, first == "i" || first == "í" else { return false }
    return first == "í" || letters.count < 2 || !"aeo".contains(letters[1])
  }

  private static func soundsO(_ word: String) -> Bool {
    if word.first?.isNumber == true { return word.hasPrefix("8") || word == "11" }
    let letters = word.hasPrefix("h") ? word.dropFirst() : word[...]
    return letters.first == "o" || letters.first == "ó"
  }

  mutating func judgeVocabulary() {
    for (index, token) in text.tokens.enumerated() where token.kind == .word {
      let isName = index > 0 && token.text.first!.isUppercase && !text.isMark(index - 1, ".")
      if isName || LintLexicon.vocabulary.contains(token.lower) { continue }
      // Of a name the parts that follow in lower case: Santa Cruz de Tenerife.
      find(.vocabulary, token.text)
    }
  }
}
