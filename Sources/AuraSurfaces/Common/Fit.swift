// SPDX-License-Identifier: MIT

/// Makes texts from outside fit for a surface: one line, no control characters, no longer than its place, whole words.
enum Fit {
  /// What stands for words that were left out, and for a single word that is longer than its place.
  static let ellipsis = "…"

  /// A text cut at a blank where it is too long; empty where nothing of it can be shown.
  ///
  /// A no-break space holds a figure and its unit together, so no cut falls there.
  static func text(_ raw: some StringProtocol, _ bound: TextBound, _ size: AuraSize = .phone) -> String {
    line(raw, limit: bound.limit(size))
  }

  static func line(_ raw: some StringProtocol, limit: Int) -> String {
    let line = isPlain(raw) ? String(raw) : cleaned(raw)
    // An UTF-8 text has no more characters than bytes.
    guard line.utf8.count > limit, line.count > limit else { return line }
    var kept = line.prefix(limit - 1)
    if line[kept.endIndex] != " " {
      guard let blank = kept.lastIndex(of: " ") else { return ellipsis }
      kept = kept[..<blank]
    }
    while let last = kept.last, " ,;:·".contains(last) { kept.removeLast() }
    return kept.isEmpty ? ellipsis : kept + ellipsis
  }

  /// Whether nothing has to be cleaned: the common case, decided on bytes.
  private static func isPlain(_ raw: some StringProtocol) -> Bool {
    var previous: UInt8 = 0x20
    for byte in raw.utf8 {
      if byte < 0x20 || byte == 0x7F || byte == 0xE2 || byte == 0xEF { return false }
      if byte < 0xA0, byte >= 0x80, previous == 0xC2 { return false }
      if byte == 0x20, previous == 0x20 { return false }
      previous = byte
    }
    return previous != 0x20 || raw.isEmpty
  }

  /// Blanks, breaks and what is not seen become single spaces: control characters, directional marks (which turn the
  /// text around them), separators.
  private static func cleaned(_ raw: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    var isSpace = true
    for scalar in raw.unicodeScalars {
      if isBlank(scalar) {
        if !isSpace { scalars.append(" ") }
        isSpace = true
      } else {
        scalars.append(scalar)
        isSpace = false
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{A0}" || scalar == "\u{202F}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned: return true
    default: return false
    }
  }
}
