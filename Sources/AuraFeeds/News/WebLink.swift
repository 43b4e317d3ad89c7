// SPDX-License-Identifier: MIT

/// Addresses in feeds: which texts are some, and which two are the same page.
enum WebLink {
  /// Whether a text is an address of the web and nothing else that a device would open.
  static func isAddress(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= 2048, let host = hostStart(bytes), host < bytes.endIndex else { return false }
    let first = bytes[host]
    return first != UInt8(ascii: "/") && first != UInt8(ascii: "?") && bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  /// What two addresses of the same page have in common: no scheme, `www.`, fragment, last slash or marks of a campaign.
  static func key(of address: String) -> String {
    let bytes = address.utf8
    var start = hostStart(bytes) ?? bytes.startIndex
    if bytes[start...].starts(with: "www.".utf8) { start = bytes.index(start, offsetBy: 4) }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let rest = address[start..<end]
    guard let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) else { return withoutSlash(rest) }
    let kept = rest[rest.utf8.index(after: mark)...].split(separator: "&").filter { !$0.hasPrefix("utm_") }
    return withoutSlash(rest[..<mark]) + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
  }

  private static func withoutSlash(_ text: Substring) -> String {
    let bytes = text.utf8
    return String(bytes.last == UInt8(ascii: "/") ? text[..<bytes.index(before: bytes.endIndex)] : text)
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
