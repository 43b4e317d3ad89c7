// SPDX-License-Identifier: MIT

/// Bytes as base64. Source: RFC 4648, 4.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func append(_ source: [UInt8], to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + (source.count + 2) / 3 * 4)
    var index = 0
    while index < source.count {
      let rest = source.count - index
      let group =
        UInt32(source[index]) << 16 | (rest > 1 ? UInt32(source[index + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(source[index + 2]) : 0)
      for place in 0..<4 {
        let digit = alphabet[Int(group >> UInt32(18 - 6 * place) & 63)]
        bytes.append(place <= rest ? digit : UInt8(ascii: "="))
      }
      index += 3
    }
  }
}
