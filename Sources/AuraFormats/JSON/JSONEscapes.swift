// SPDX-License-Identifier: MIT

/// What `\` escapes stand for. RFC 8259, section 7.
enum JSONEscapes {
  /// The text between two offsets of a string that was checked, escapes resolved.
  static func decoded(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var index = start
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      guard letter == UInt8(ascii: "u") else {
        result.append(plain(letter))
        continue
      }
      var value = codeUnit(bytes, at: index) ?? 0
      index += 4
      if value & 0xF800 == 0xD800, let low = codeUnit(bytes, at: index + 2) {
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        index += 6
      }
      if let scalar = Unicode.Scalar(value) { result.append(contentsOf: String(Character(scalar)).utf8) }
    }
    return result
  }

  /// The number of four hexadecimal digits, or nil.
  static func codeUnit(_ bytes: Span<UInt8>, at offset: Int) -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in offset..<offset + 4 {
      let digit: UInt8
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = bytes[index] - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[index] - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = bytes[index] - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private static func plain(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}
