// SPDX-License-Identifier: MIT

/// ISO-8859-15 by a table of its own, for second readers that share nothing with the engine.
enum WireText {
  /// Source: ISO/IEC 8859-15:1999, the eight code points that differ from Latin-1.
  private static let differing: [UInt8: Unicode.Scalar] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]

  static func decoded(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(differing[byte] ?? Unicode.Scalar(byte)) }
    return String(text)
  }

  /// Of a text whose letters are all in Latin-1 too.
  static func encoded(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
}
