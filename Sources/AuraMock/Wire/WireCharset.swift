// SPDX-License-Identifier: MIT

/// The encodings in which AEMET has sent its JSON, whatever its header said.
package enum WireCharset: String, Hashable, Sendable, CaseIterable {
  /// What every JSON product is outside the weeks of July 2026 (Q-CHR-02).
  case iso885915 = "ISO-8859-15"
  /// Municipal forecasts of 2026-07-10 to 2026-07-22 (Q-CHR-04).
  case utf8 = "UTF-8"

  /// Writes text; what ISO-8859-15 cannot hold becomes `?`, as Java's encoder does.
  package func encode(_ text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .iso885915: text.unicodeScalars.map { Self.byte(of: $0) ?? 0x3F }
    }
  }

  /// The text whose characters are the UTF-8 bytes of a name read as Latin-1: "A Coruña" as "A CoruÃ±a" (Q-CHR-05).
  package static func doubleEncoded(_ text: String) -> String {
    String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
  }

  /// The text with every letter outside ASCII lost, as re-served copies hold it (Q-CHR-08).
  package static func damaged(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isASCII ? $0 : "\u{FFFD}" }))
  }

  /// Source: ISO/IEC 8859-15:1999, table 2: eight places differ from ISO-8859-1 (Q-CHR-06).
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x20AC: 0xA4  // €
    case 0x0160: 0xA6  // Š
    case 0x0161: 0xA8  // š
    case 0x017D: 0xB4  // Ž
    case 0x017E: 0xB8  // ž
    case 0x0152: 0xBC  // Œ
    case 0x0153: 0xBD  // œ
    case 0x0178: 0xBE  // Ÿ
    case 0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE: nil
    case 0...0xFF: UInt8(scalar.value)
    default: nil
    }
  }
}
