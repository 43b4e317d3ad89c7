// SPDX-License-Identifier: MIT

import AuraFormats

/// AEMET's identifiers of stations: four or five letters and digits; up to eight visible ASCII characters are taken.
enum ObservationID {
  /// The identifier that a text is; nil for any other text.
  static func checked(_ text: String) -> String? {
    packed(text) == 0 ? nil : text
  }

  /// The characters as a number, the first in the highest byte, so that numbers sort as identifiers do; 0 for a text
  /// that is none.
  static func packed(_ text: String?) -> UInt64 {
    guard let bytes = text?.utf8, (1...8).contains(bytes.count) else { return 0 }
    var word: UInt64 = 0
    for byte in bytes {
      guard byte > 0x20, byte < 0x7F else { return 0 }
      word = word << 8 | UInt64(byte)
    }
    return word << UInt64(8 * (8 - bytes.count))
  }

  /// The same of a string without escapes that was passed.
  static func packed(_ token: JSONStringToken) -> UInt64 {
    guard (1...8).contains(token.count) else { return 0 }
    var rest = token.head
    for _ in 0..<token.count {
      let byte = rest & 0xFF
      guard byte > 0x20, byte < 0x7F else { return 0 }
      rest >>= 8
    }
    return token.head.byteSwapped
  }

  /// The text of a packed identifier.
  static func text(_ packed: UInt64) -> String {
    var bytes: [UInt8] = []
    var rest = packed
    while rest != 0 {
      bytes.append(UInt8(rest >> 56))
      rest <<= 8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
