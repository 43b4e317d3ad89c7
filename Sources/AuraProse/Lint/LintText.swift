// SPDX-License-Identifier: MIT

/// A text cut into words, figures and marks, for the lint alone.
struct LintText {
  struct Token {
    enum Kind: Hashable {
      case word, figure, mark
    }

    let kind: Kind
    let text: String
    /// The same in lower case.
    let lower: String
    /// What stands between the token before and this one.
    let gap: String
  }

  let text: String
  let characters: [Character]
  private(set) var tokens: [Token] = []

  init(_ text: String) {
    self.text = text
    characters = Array(text)
    var gap = ""
    var index = 0
    func run(_ holds: (Character) -> Bool) -> String {
      let start = index
      while index < characters.count, holds(characters[index]) { index += 1 }
      return String(characters[start..<index])
    }
    while index < characters.count {
      let character = characters[index]
      let kind: Token.Kind
      let piece: String
      if character.isLetter {
        kind = .word
        piece = run { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "’" }
      } else if character.isASCII && character.isNumber {
        kind = .figure
        piece = run { ($0.isASCII && $0.isNumber) || $0 == "," || $0 == "." }
      } else if character.isWhitespace {
        gap.append(character)
        index += 1
        continue
      } else {
        kind = .mark
        piece = String(character)
        index += 1
      }
      // A stop or comma behind a figure belongs to the sentence.
      var figure = piece
      if kind == .figure {
        while let last = figure.last, last == "," || last == "." {
          figure.removeLast()
          index -= 1
        }
      }
      tokens.append(Token(kind: kind, text: figure, lower: figure.lowercased(), gap: gap))
      gap = ""
    }
  }

  /// The word at an index, in lower case, with only a space before it; nil elsewhere.
  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return tokens[index].lower
  }

  func isMark(_ index: Int, _ marks: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark && marks.contains(tokens[index].text)
  }
}
