// SPDX-License-Identifier: MIT

/// Text made harmless between tags and inside quotation marks alike.
package enum MarkupEscape {
  /// A text made harmless.
  package static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text. What XML has no way to say (control characters, U+FFFE, U+FFFF) becomes U+FFFD.
  ///
  /// Source: W3C, XML 1.0, 5th ed., 2.2 `Char` and 2.4.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
      case 0x09, 0x0A: bytes.append(byte)
      // A carriage return would be read as a line feed.
      case 0x0D: bytes.append(contentsOf: "&#13;".utf8)
      case ..<0x20, 0x7F: bytes.append(contentsOf: replacement)
      case 0xBE, 0xBF:
        bytes.append(byte)
        // U+FFFE and U+FFFF end like nothing else in UTF-8.
        if bytes.count > 2, bytes[bytes.count - 3] == 0xEF, bytes[bytes.count - 2] == 0xBF {
          bytes.removeLast(3)
          bytes.append(contentsOf: replacement)
        }
      default: bytes.append(byte)
      }
    }
  }

  /// U+FFFD
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
}
