// SPDX-License-Identifier: MIT

/// Classes of bytes of RFC 9110 and RFC 9112, as tests on single bytes.
package enum ByteClass {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09
  static let colon = UInt8(ascii: ":")

  // One bit for every byte of 0…63 and of 64…127 that may stand in a token.
  // Source: RFC 9110, 5.6.2: "!#$%&'*+-.^_`|~", digits and letters.
  private static let lowTokens = bits(of: "!#$%&'*+-.0123456789")
  private static let highTokens = bits(of: "ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz|~")

  private static func bits(of characters: StaticString) -> UInt64 {
    characters.withUTF8Buffer { $0.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
  }

  /// Whether the byte may stand in a method or a header name.
  package static func isToken(_ byte: UInt8) -> Bool {
    byte < 0x80 && ((byte < 0x40 ? lowTokens : highTokens) >> UInt64(byte & 63)) & 1 == 1
  }

  /// Whether the byte may stand in a header value: everything but control bytes, the tab allowed.
  package static func isFieldValue(_ byte: UInt8) -> Bool {
    byte >= 0x20 ? byte != 0x7F : byte == tab
  }

  /// Whether the byte may stand in a target: printable ASCII without space and `#`.
  static func isTarget(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "#")
  }

  /// Whether the byte may stand in `host:port`. Narrower than RFC 3986: links are built from it.
  static func isAuthority(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"), colon: true
    default: false
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// The value of a hexadecimal digit, or nil.
  static func hexadecimal(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
