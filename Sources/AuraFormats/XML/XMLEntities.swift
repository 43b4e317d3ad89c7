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
    var name: [UInt8] = []
    for index in offset + 1..<close { name.append(WordScan.byte(raw, at: index)) }
    let text = String(decoding: name, as: UTF8.self)
    if name[0] == UInt8(ascii: "#") {
      return character(numbered: text.dropFirst()).map { ($0, close + 1) }
    }
    return named[text].map { ($0, close + 1) }
  }

  /// `233` or `xE9`. Source: XML 1.0, 5th ed., production 66; control characters are no XML.
  ///
  /// 128–159 are control characters that nobody means: HTML reads them as Windows-1252, and so do we.
  /// Source: WHATWG, HTML, 13.2.5.80.
  private static func character(numbered text: Substring) -> Unicode.Scalar? {
    let isHexadecimal = text.hasPrefix("x") || text.hasPrefix("X")
    let digits = isHexadecimal ? text.dropFirst() : text
    guard let first = digits.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    if (0x80...0x9F).contains(value) { return windows1252[Int(value) - 0x80] }
    guard value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D else { return nil }
    return Unicode.Scalar(value)
  }

  /// XML's five and HTML 4's 252.
  private static let named: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = ["apos": "'"]
    for row in xmlEntityNames.description.split(separator: " ") {
      let parts = row.split(separator: "=")
      table[String(parts[0])] = UInt32(parts[1], radix: 16).flatMap { Unicode.Scalar($0) }
    }
    return table
  }()

  /// The 32 characters at 128–159; the five that are not assigned stay control characters.
  private static let windows1252: [Unicode.Scalar] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
