// SPDX-License-Identifier: MIT

/// ISO-8859-15 bytes as UTF-8.
///
/// Source: ISO/IEC 8859-15:1999; the eight code points that differ from Latin-1 are in `scalar(of:)`.
struct Latin9 {
  private(set) var utf8: ContiguousArray<UInt8> = []
  /// Offset in `utf8` of the first "ï¿œ", the three bytes of U+FFFD read one by one (Q-CHR-08).
  private(set) var damageOffset: Int?

  /// Writes the bytes, runs of ASCII in one piece. One of them at least, the first named, is of the upper half.
  init(_ bytes: ContiguousArray<UInt8>, firstNonASCII: Int) {
    // An upper half byte becomes two (€: three); a sixteenth more is ample for Spanish.
    utf8.reserveCapacity(bytes.count + bytes.count / 16 + 16)
    var written = 0
    var next = firstNonASCII
    while next < bytes.count {
      utf8.append(contentsOf: bytes[written..<next])
      if damageOffset == nil, UTF8Check.isReplacement(bytes.span, at: next) { damageOffset = utf8.count }
      Self.append(bytes[next], to: &utf8)
      written = next + 1
      next = ByteScan.firstNonASCII(in: bytes.span, from: written)
    }
    utf8.append(contentsOf: bytes[written...])
  }

  private static func append(_ byte: UInt8, to result: inout ContiguousArray<UInt8>) {
    let value = scalar(of: byte)
    if value < 0x800 {
      result.append(0xC0 | UInt8(value >> 6))
    } else {
      result.append(0xE0 | UInt8(value >> 12))
      result.append(0x80 | UInt8(value >> 6 & 0x3F))
    }
    result.append(0x80 | UInt8(value & 0x3F))
  }

  /// The code point of a byte of 0x80 or more.
  static func scalar(of byte: UInt8) -> UInt32 {
    switch byte {
    case 0xA4: 0x20AC  // €
    case 0xA6: 0x0160  // Š
    case 0xA8: 0x0161  // š
    case 0xB4: 0x017D  // Ž
    case 0xB8: 0x017E  // ž
    case 0xBC: 0x0152  // Œ
    case 0xBD: 0x0153  // œ
    case 0xBE: 0x0178  // Ÿ
    default: UInt32(byte)
    }
  }

  /// The byte of a code point in ISO-8859-15 or, where they differ, in Latin-1; nil when neither has it.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0...0xFF: UInt8(scalar.value)
    case 0x20AC: 0xA4
    case 0x0160: 0xA6
    case 0x0161: 0xA8
    case 0x017D: 0xB4
    case 0x017E: 0xB8
    case 0x0152: 0xBC
    case 0x0153: 0xBD
    case 0x0178: 0xBE
    default: nil
    }
  }
}
