// SPDX-License-Identifier: MIT

/// A name as a search compares it: the letters a–z and digits, anything between them one blank.
///
/// Accents and case are gone, `ñ` is `n`, `ç` is `c`; an apostrophe, a hyphen, a bracket part words; a middle dot joins
/// them (`l·l` is `ll`). Fixtures/places/make_places.py folds alike.
struct FoldedText: Hashable, Comparable {
  /// ASCII.
  let bytes: [UInt8]

  init(_ text: some StringProtocol) {
    self.init(utf8: text.utf8)
  }

  /// Folds valid UTF-8.
  init(utf8: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isParted = false
    var lead: UInt8 = 0
    for byte in utf8 {
      let folded: UInt8
      if byte < 0x80 {
        folded = Self.fold(UInt32(byte))
      } else if byte >= 0xC0 {
        lead = byte
        continue
      } else {
        // Nothing that needs more than two bytes is a letter here; its bytes part words one by one.
        folded = (0xC2...0xCD).contains(lead) ? Self.fold(UInt32(lead & 0x1F) << 6 | UInt32(byte & 0x3F)) : Self.parts
      }
      switch folded {
      case Self.parts: isParted = true
      case Self.joins: break
      case let letter:
        if isParted, !bytes.isEmpty { bytes.append(0x20) }
        isParted = false
        bytes.append(letter)
      }
    }
    self.bytes = bytes
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  var words: [FoldedText] { bytes.split(separator: 0x20).map { FoldedText(bytes: Array($0)) } }

  /// What is left without the first word.
  var withoutFirstWord: FoldedText {
    FoldedText(bytes: bytes.firstIndex(of: 0x20).map { Array(bytes[($0 + 1)...]) } ?? [])
  }

  func begins(with start: FoldedText) -> Bool { bytes.starts(with: start.bytes) }

  /// Whether one of its words begins with a text.
  func hasWord(beginningWith start: FoldedText) -> Bool {
    bytes.indices.contains { index in
      (index == 0 || bytes[index - 1] == 0x20) && bytes[index...].starts(with: start.bytes)
    }
  }

  /// Whether it is an article that opens a name in one of Spain's languages.
  var isArticle: Bool { Self.articles.contains(self) }

  static func < (left: Self, right: Self) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }

  private static let articles = Set(
    ["a", "o", "as", "os", "el", "la", "los", "las", "els", "les", "es", "sa", "ses", "l", "s"].map { FoldedText($0) })

  /// The letters under U+00C0…U+00FF; a blank where there is none, as Unicode's decomposition has it.
  private static let latin1 = Array("aaaaaa ceeeeiiii nooooo  uuuuy  aaaaaa ceeeeiiii nooooo  uuuuy y".utf8)

  /// What `fold` says of a scalar that stands between words, and of one that is dropped within a word.
  private static let parts: UInt8 = 0
  private static let joins: UInt8 = 1

  private static func fold(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A: UInt8(scalar)
    case 0x41...0x5A: UInt8(scalar) | 0x20
    case 0xC0...0xFF: latin1[Int(scalar - 0xC0)] == 0x20 ? parts : latin1[Int(scalar - 0xC0)]
    // Combining marks, of text in decomposed form, and the dot of Catalan's l·l.
    case 0x300...0x36F, 0xB7: joins
    default: parts
    }
  }
}
