// SPDX-License-Identifier: MIT

/// One word of one name of a municipality, and what follows it.
struct WordEntry {
  let row: Int
  /// From the word to the end of its name, folded.
  let text: FoldedText
  /// Whether nothing but an article stands before it.
  let opensItsName: Bool
  /// Whether the name is that of the chief town.
  let isTown: Bool

  /// Reads the entry at a position in the order of words.
  init(word: Int) {
    let offset = Municipalities.wordOffset(word)
    row = Municipalities.row(ofNameByte: offset)
    let names = Array(Municipalities.names(row: row).utf8)
    let start = offset - Municipalities.nameOffset(row: row)
    let before = names[..<start]
    text = FoldedText(utf8: names[start...].prefix { !Self.partsNames($0) })
    let opening = before[(before.lastIndex(where: Self.partsNames) ?? -1) + 1..<start]
    opensItsName = opening.isEmpty || FoldedText(utf8: opening).isArticle
    isTown = before.count { $0 == UInt8(ascii: "|") } == 1
  }

  private static func partsNames(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "/")
  }
}
