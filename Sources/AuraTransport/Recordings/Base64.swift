// SPDX-License-Identifier: MIT

/// Bytes as base64 text. Source: RFC 4648, 4 and 5.
enum Base64 {
  private static let standard = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let url = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The text with padding; of the alphabet for addresses without.
  static func encode(_ bytes: [UInt8], forURL: Bool = false) -> [UInt8] {
    let alphabet = forURL ? url : standard
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
      for index in 0..<4 {
        if index <= group.count {
          text.append(alphabet[bits >> (18 - 6 * index) & 63])
        } else if !forURL {
          text.append(UInt8(ascii: "="))
        }
      }
    }
    return text
  }
}
