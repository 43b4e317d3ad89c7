// SPDX-License-Identifier: MIT

/// Small repairs of the texts in warnings.
enum AvisoText {
  /// º (U+00BA) is the ordinal sign; before a C what is meant is ° (U+00B0) (Q-CAP-18).
  static func shown(_ text: String) -> String {
    // Most texts have none: one look at the bytes (C2 BA) spares a search by characters.
    text.utf8.contains(0xBA) ? text.replacing("\u{BA}C", with: "\u{B0}C") : text
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
