// SPDX-License-Identifier: MIT

/// A line of text as the oracle reads it: words without case and accents, figures with their units, and the segments
/// that commas, stops and a few conjunctions cut.
struct TruthText {
  enum Unit: String, CaseIterable {
    case celsius = "°C"
    case percent = "%"
    case kilometresAnHour = "km/h"
    case millimetres = "mm"
    case kilometres = "km"
    case metres = "m"
  }

  struct Token {
    enum Kind: Hashable {
      case word
      /// Tenths of the unit.
      case figure(tenths: Int)
      /// Minutes after midnight.
      case clock(minute: Int)
      case dash
    }

    var kind: Kind
    /// As it stands in the text.
    var written: String
    /// Lower case, without accents; empty for what is no word.
    var folded = ""
    var unit: Unit?
    var segment: Int
    var sentence: Int
    /// A finer cut than the segment's: at colons, and at "y", "e", "o", "u", "ni" and "con".
    var clause = 0

    var tenths: Int? {
      if case .figure(let tenths) = kind { tenths } else { nil }
    }
  }

  private(set) var tokens: [Token] = []
  private var segment = 0
  private var clause = 0
  private var sentence = 0

  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let next = rest.first {
      if Self.isLetter(next) {
        take(word: Self.cut(&rest) { Self.isLetter($0) || $0 == "'" || $0 == "’" || $0 == "-" })
      } else if Self.isDigit(next)
        || (Self.minuses.contains(next) && rest.dropFirst().first.map(Self.isDigit) == true
          && tokens.last?.tenths == nil)
      {
        take(figure: &rest)
      } else {
        rest.removeFirst()
        take(mark: next)
      }
    }
    shareUnits()
  }

  private static let minuses: [Unicode.Scalar] = ["-", "\u{2212}"]
  private static let clauseWords: Set<String> = ["y", "e", "o", "u", "ni", "con"]
  private static let joiningWords: Set<String> = ["pero", "aunque", "mientras"]

  static func opensClause(_ word: String) -> Bool { clauseWords.contains(word) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) : scalar.properties.isAlphabetic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func cut(
    _ rest: inout Substring.UnicodeScalarView, while holds: (Unicode.Scalar) -> Bool
  ) -> String {
    let head = rest.prefix(while: holds)
    rest = rest[head.endIndex...]
    return String(String.UnicodeScalarView(head))
  }

  private mutating func take(word: String) {
    let folded = Self.fold(word)
    if Self.joiningWords.contains(folded) { segment += 1 }
    if Self.clauseWords.contains(folded) { clause += 1 }
    tokens.append(
      Token(kind: .word, written: word, folded: folded, segment: segment, sentence: sentence, clause: clause))
  }

  private mutating func take(mark: Unicode.Scalar) {
    switch mark {
    case ":": clause += 1
    case ",", ";", "(", ")", "—", "·": segment += 1
    case ".", "!", "?", "…", "\n":
      segment += 1
      sentence += 1
    case "–", "-", "\u{2212}", "/":
      tokens.append(Token(kind: .dash, written: String(Character(mark)), segment: segment, sentence: sentence))
    default: break
    }
  }

  private mutating func take(figure rest: inout Substring.UnicodeScalarView) {
    var written = ""
    var isNegative = false
    if let first = rest.first, Self.minuses.contains(first) {
      isNegative = true
      written.unicodeScalars.append(rest.removeFirst())
    }
    let whole = Self.cut(&rest, while: Self.isDigit)
    written += whole
    var tenths = (Int(whole.prefix(9)) ?? 0) * 10
    if rest.first == ":", let minutes = Self.twoDigits(after: rest), let hours = Int(whole.prefix(3)) {
      rest = rest.dropFirst(3)
      tokens.append(
        Token(
          kind: .clock(minute: hours * 60 + minutes), written: written + ":\(minutes)", segment: segment,
          sentence: sentence))
      return
    }
    if rest.first == ",", let digit = rest.dropFirst().first, Self.isDigit(digit) {
      rest = rest.dropFirst()
      let decimals = Self.cut(&rest, while: Self.isDigit)
      written += "," + decimals
      tenths += decimals.count == 1 ? Int(decimals)! : 1_000_000
    }
    var token = Token(
      kind: .figure(tenths: isNegative ? -tenths : tenths), written: written, segment: segment, sentence: sentence,
      clause: clause)
    let afterBlank = rest.drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
    if let (unit, after) = Self.unit(at: afterBlank) {
      token.unit = unit
      rest = after
    }
    tokens.append(token)
  }

  private static func twoDigits(after rest: Substring.UnicodeScalarView) -> Int? {
    let digits = rest.dropFirst().prefix { isDigit($0) }
    return digits.count == 2 ? Int(String(String.UnicodeScalarView(digits))) : nil
  }

  private static let units: [(text: String, unit: Unit)] = [
    ("°C", .celsius), ("°", .celsius), ("grados", .celsius), ("grado", .celsius), ("%", .percent),
    ("km/h", .kilometresAnHour), ("km", .kilometres), ("mm", .millimetres), ("milímetros", .millimetres),
    ("milímetro", .millimetres), ("metros", .metres), ("m", .metres),
  ]

  private static func unit(
    at rest: Substring.UnicodeScalarView
  ) -> (Unit, Substring.UnicodeScalarView)? {
    for (text, unit) in units where rest.starts(with: text.unicodeScalars) {
      let after = rest.dropFirst(text.unicodeScalars.count)
      guard text.unicodeScalars.last?.properties.isAlphabetic != true || after.first?.properties.isAlphabetic != true
      else { continue }
      return (unit, after)
    }
    return nil
  }

  /// In "de 9 a 15 °C" the first figure has the unit of the second.
  private mutating func shareUnits() {
    for index in tokens.indices.dropLast(2) where tokens[index].tenths != nil && tokens[index].unit == nil {
      let joint = tokens[index + 1]
      // "Índice UV de 6 y 22 °C" are two figures of two kinds.
      let isIndex = tokens[max(0, index - 3)..<index].contains { $0.folded == "uv" }
      guard !isIndex, tokens[index].segment == tokens[index + 2].segment,
        joint.kind == .dash || ["a", "y", "o", "u"].contains(joint.folded), tokens[index + 2].tenths != nil
      else { continue }
      tokens[index].unit = tokens[index + 2].unit
    }
  }

  /// Lower case without accents: `Mañana` is `manana`.
  static func fold(_ word: some StringProtocol) -> String {
    let lower = word.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var folded = ""
    for character in lower {
      switch character {
      case "á", "à": folded.append("a")
      case "é", "è": folded.append("e")
      case "í", "ï": folded.append("i")
      case "ó", "ò": folded.append("o")
      case "ú", "ü": folded.append("u")
      case "ñ": folded.append("n")
      case "ç": folded.append("c")
      case "’": folded.append("'")
      default: folded.append(character)
      }
    }
    return folded
  }
}
