// SPDX-License-Identifier: MIT

/// Addresses in feeds: which texts are some, and which two are the same page.
enum WebLink {
  /// Whether a text is an address of the web and nothing else that a device would open.
  static func isAddress(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= 2048, let host = hostStart(bytes), host < bytes.endIndex else { return false }
    let first = bytes[host]
    guard first != UInt8(ascii: "/") && first != UInt8(ascii: "?") else { return false }
    for byte in bytes where byte <= 0x20 || byte == 0x7F { return false }
    return true
  }

  /// What two addresses of the same page have in common: no scheme, `www.`, fragment, last slash or marks of a campaign.
  static func key(of address: String) -> Substring {
    let bytes = address.utf8
    var start = hostStart(bytes) ?? bytes.startIndex
    if bytes[start...].starts(with: "www.".utf8) { start = bytes.index(start, offsetBy: 4) }
    let mark = bytes[start...].firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? bytes.endIndex
    let page = withoutSlash(address[start..<mark])
    // Most addresses end here, and their key is a part of them.
    guard mark < bytes.endIndex, bytes[mark] == UInt8(ascii: "?") else { return page }
    let rest = address[address.utf8.index(after: mark)...]
    let query = rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex)]
    let kept = query.split(separator: "&").filter { !$0.hasPrefix("utm_") }
    return kept.isEmpty ? page : page + "?" + kept.joined(separator: "&")
  }

  private static func withoutSlash(_ text: Substring) -> Substring {
    let bytes = text.utf8
    return bytes.last == UInt8(ascii: "/") ? text[..<bytes.index(before: bytes.endIndex)] : text
  }

  /// Behind `http://` or `https://`, in any case; nil for another scheme or none.
  private static func hostStart(_ bytes: String.UTF8View) -> String.Index? {
    // The usual ones as they are; others letter by letter.
    if bytes.starts(with: "https://".utf8) { return bytes.index(bytes.startIndex, offsetBy: 8) }
    if bytes.starts(with: "http://".utf8) { return bytes.index(bytes.startIndex, offsetBy: 7) }
    for scheme in ["https://", "http://"] {
      let start = bytes.prefix(scheme.utf8.count)
      if start.count == scheme.utf8.count, zip(start, scheme.utf8).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) {
        return start.endIndex
      }
    }
    return nil
  }
}
