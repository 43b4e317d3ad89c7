// SPDX-License-Identifier: MIT

/// Short printable excerpts of bytes, for error messages.
package enum ByteExcerpt {
  /// At most `limit` bytes from an offset: printable ASCII as it is, the rest as `\n`, `\"` or `\xE1`.
  package static func escaped(_ bytes: Span<UInt8>, from offset: Int, limit: Int = 64) -> String {
    var text = ""
    let end = min(bytes.count, max(offset, 0) + limit)
    var index = max(offset, 0)
    while index < end {
      text += escaped(bytes[index])
      index += 1
    }
    return text + (end < bytes.count ? "…" : "")
  }

  /// The first bytes of a body, at most 64, in quotes.
  package static func quoted(_ bytes: [UInt8]) -> String {
    let start = ContiguousArray(bytes.prefix(65))
    return "\"" + escaped(start.span, from: 0) + "\""
  }

  static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    case 0x20...0x7E: return String(Unicode.Scalar(byte))
    default:
      let hexadecimal = String(byte, radix: 16, uppercase: true)
      return "\\x" + (hexadecimal.count < 2 ? "0" : "") + hexadecimal
    }
  }
}
