// SPDX-License-Identifier: MIT

/// How wide a text is in a face that nobody knows here: an upper bound for the faces that the drawings name.
///
/// SVG does not break lines, so a drawing breaks its own. The widths are those of DejaVu Sans Condensed, the widest of
/// the faces named (hundredths of an em, from the font's `hmtx` table); Helvetica and Arial are narrower for all but a few
/// letters, which the margin covers.
enum TextMeasure {
  private static let margin = 1.03

  /// From U+0020 to U+007E.
  private static let regular = widths(
    """
    32 40 46 84 64 95 78 27 39 39 50 84 32 36 32 34 64 64 64 64 64 64 64 64 64 64 34 34 84 84 84 53 100 68 69 70 77 63 58 \
    77 75 29 29 66 56 86 75 79 60 79 69 63 61 73 68 99 69 61 69 39 34 39 84 50 50 61 63 55 63 62 35 63 63 28 28 58 28 97 \
    63 61 63 63 41 52 39 63 59 82 59 59 52 64 34 64 84
    """)
  private static let bold = widths(
    """
    35 46 52 84 70 100 87 31 46 46 52 84 38 42 38 37 70 70 70 70 70 70 70 70 70 70 40 40 84 84 84 58 100 77 76 73 83 68 68 \
    82 84 37 37 77 64 100 84 85 73 85 77 72 68 81 77 110 77 72 73 46 37 46 84 50 50 67 72 59 72 68 44 72 71 34 34 67 34 \
    104 71 69 72 72 49 60 48 71 65 92 65 65 58 71 37 71 84
    """)

  private static func widths(_ table: String) -> [Double] {
    table.split(separator: " ").compactMap { Double($0) }.map { $0 * 0.9 * margin / 100 }
  }

  /// px
  static func width(_ text: some StringProtocol, _ style: TextStyle) -> Double {
    let table = style.isBold ? bold : regular
    var em = 0.0
    for scalar in text.unicodeScalars { em += width(scalar, table, isBold: style.isBold) }
    return em * style.size
  }

  private static func width(_ scalar: Unicode.Scalar, _ table: [Double], isBold: Bool) -> Double {
    switch scalar.value {
    case 0x20...0x7E: table[Int(scalar.value) - 0x20]
    // A no-break space, degrees, points between words.
    case 0xA0, 0xB7, 0x202F: table[0]
    case 0xB0, 0xB2, 0xB3, 0xB9, 0x2080...0x209C: 0.5
    // Marks that stand over the letter before them.
    case 0x300...0x36F: 0
    case 0xA1..<0x250: scalar.properties.isUppercase ? (isBold ? 0.82 : 0.75) : (isBold ? 0.7 : 0.62)
    case 0x2010...0x2015, 0x2018...0x201E: 0.6
    default: 1.06
    }
  }

  /// Lines no wider than a room, broken at blanks; a word that is wider is broken between letters.
  ///
  /// - Parameter limit: The most lines; what does not fit is left out at a blank, with `…` in its place.
  static func lines(_ text: String, _ style: TextStyle, width room: Double, limit: Int = 40) -> [String] {
    var lines: [String] = []
    var line = ""
    var filled = 0.0
    let blank = width(" ", style)
    for word in text.split(separator: " ") {
      for piece in pieces(word, style, width: room) {
        let own = width(piece, style)
        if line.isEmpty {
          (line, filled) = (String(piece), own)
        } else if filled + blank + own <= room {
          line += " " + piece
          filled += blank + own
        } else {
          lines.append(line)
          (line, filled) = (String(piece), own)
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > limit else { return lines }
    guard limit > 0 else { return [] }
    return lines[..<(limit - 1)] + [ended(lines[limit - 1], style, width: room)]
  }

  /// A line with `…` behind the last word that leaves room for it.
  private static func ended(_ line: String, _ style: TextStyle, width room: Double) -> String {
    var kept = line[...]
    while width(kept, style) + width("…", style) > room, let blank = kept.lastIndex(of: " ") { kept = kept[..<blank] }
    while let last = kept.last, ",;: ".contains(last) { kept.removeLast() }
    return width(kept, style) + width("…", style) > room ? "…" : kept + "…"
  }

  /// A word in parts that fit; nearly always the word itself.
  private static func pieces(_ word: Substring, _ style: TextStyle, width room: Double) -> [Substring] {
    guard width(word, style) > room else { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    var end = start
    while end < word.endIndex {
      let next = word.index(after: end)
      if end > start, width(word[start..<next], style) > room {
        pieces.append(word[start..<end])
        start = end
      }
      end = next
    }
    pieces.append(word[start..<end])
    return pieces
  }
}
