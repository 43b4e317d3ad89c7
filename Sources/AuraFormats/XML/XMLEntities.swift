// SPDX-License-Identifier: MIT

/// What a reference (`&amp;`, `&#233;`, `&eacute;`) stands for.
enum XMLEntities {
  /// Reads the reference that begins with the `&` at an offset; nil when it is a bare `&` or a name unknown here.
  ///
  /// Unknown names stay as they are written: an entity that the document declares is not expanded, and text that was
  /// sent is not lost.
  static func reference(in raw: RawSpan, at offset: Int, to end: Int) -> (scalar: Unicode.Scalar, next: Int)? {
    // The longest name has eight letters, the longest number seven digits; leading zeros are allowed for.
    let close = WordScan.find(UInt8(ascii: ";"), in: raw, from: offset + 1, to: min(end, offset + 24))
    guard close < end, WordScan.byte(raw, at: close) == UInt8(ascii: ";"), close > offset + 1 else { return nil }
    if WordScan.byte(raw, at: offset + 1) == UInt8(ascii: "#") {
      return character(in: raw, from: offset + 2, to: close).map { ($0, close + 1) }
    }
    guard close - offset <= 9 else { return nil }
    var name: UInt64 = 0
    for index in offset + 1..<close { name = name << 8 | UInt64(WordScan.byte(raw, at: index)) }
    return named[name].map { ($0, close + 1) }
  }

  /// `233` or `xE9`. Source: XML 1.0, 5th ed., production 66; control characters are no XML.
  ///
  /// 128–159 are control characters that nobody means: HTML reads them as Windows-1252, and so do we.
  /// Source: WHATWG, HTML, 13.2.5.80.
  private static func character(in raw: RawSpan, from start: Int, to end: Int) -> Unicode.Scalar? {
    let isHexadecimal = start < end && WordScan.byte(raw, at: start) | 0x20 == UInt8(ascii: "x")
    let digits = start + (isHexadecimal ? 1 : 0)..<end
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for index in digits {
      let byte = WordScan.byte(raw, at: index)
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte - 0x30)
      case 0x41...0x46 where isHexadecimal, 0x61...0x66 where isHexadecimal: digit = UInt32((byte | 0x20) - 0x57)
      default: return nil
      }
      value = value * (isHexadecimal ? 16 : 10) + digit
      guard value <= 0x10_FFFF else { return nil }
    }
    if (0x80...0x9F).contains(value) { return windows1252[Int(value) - 0x80] }
    guard value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D else { return nil }
    return Unicode.Scalar(value)
  }

  /// XML's five and HTML 4's 252, by the bytes of their names, of which the longest has eight.
  private static let named: [UInt64: Unicode.Scalar] = {
    var table: [UInt64: Unicode.Scalar] = [packed("apos"): "'"]
    for row in xmlEntityNames.description.split(separator: " ") {
      let parts = row.split(separator: "=")
      table[packed(parts[0])] = UInt32(parts[1], radix: 16).flatMap { Unicode.Scalar($0) }
    }
    return table
  }()

  private static func packed(_ name: some StringProtocol) -> UInt64 { name.utf8.reduce(0) { $0 << 8 | UInt64($1) } }

  /// The 32 characters at 128–159; the five that are not assigned stay control characters.
  private static let windows1252: [Unicode.Scalar] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
