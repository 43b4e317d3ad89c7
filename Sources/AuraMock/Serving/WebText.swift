// SPDX-License-Identifier: MIT

/// The first value of a name in a query, percent-decoded.
func queryValue(of name: String, in query: Substring?) -> String? {
  for pair in query?.split(separator: "&") ?? [] {
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.first == name[...] { return percentDecoded(parts.count > 1 ? parts[1] : "") }
  }
  return nil
}

/// Text with its `%41` undone; what is no UTF-8 afterwards, or no whole escape, stays as it came.
package func percentDecoded(_ text: Substring) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
  let source = Array(text.utf8)
  var bytes: [UInt8] = []
  var index = 0
  while index < source.count {
    if source[index] == UInt8(ascii: "%"), index + 2 < source.count, let high = hexValue(source[index + 1]),
      let low = hexValue(source[index + 2])
    {
      bytes.append(high << 4 | low)
      index += 3
    } else {
      bytes.append(source[index])
      index += 1
    }
  }
  return String(validating: bytes, as: UTF8.self) ?? String(text)
}

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x37
  case 0x61...0x66: byte - 0x57
  default: nil
  }
}

/// Bytes from base64url without padding (RFC 4648, section 5); nil for anything else.
func base64URL(_ text: Substring) -> [UInt8]? {
  var bytes: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in text.utf8 {
    let value: UInt8
    switch byte {
    case 0x41...0x5A: value = byte - 0x41
    case 0x61...0x7A: value = byte - 0x61 + 26
    case 0x30...0x39: value = byte - 0x30 + 52
    case UInt8(ascii: "-"): value = 62
    case UInt8(ascii: "_"): value = 63
    default: return nil
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return bytes
}

/// Text with every place of a secret turned to dots; nil when it has none. Compared byte by byte.
func redacted(_ text: String, without secret: String) -> String? {
  let (bytes, wanted) = (Array(text.utf8), Array(secret.utf8))
  guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
  var kept: [UInt8] = []
  var copied = 0
  var index = 0
  while index + wanted.count <= bytes.count {
    if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) {
      kept += bytes[copied..<index]
      kept += "•••".utf8
      index += wanted.count
      copied = index
    } else {
      index += 1
    }
  }
  return copied == 0 ? nil : String(decoding: kept + bytes[copied...], as: UTF8.self)
}
