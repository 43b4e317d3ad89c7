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
    var rest = address[(hostStart(address.utf8) ?? address.startIndex)...]
    if rest.hasPrefix("www.") { rest = rest.dropFirst(4) }
    if let fragment = rest.utf8.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<fragment] }
    if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
      let kept = rest[rest.utf8.index(after: mark)...].split(separator: "&").filter { !$0.hasPrefix("utm_") }
      let path = rest[..<mark]
      return withoutSlash(path) + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
    }
    return withoutSlash(rest)
  }

  private static func withoutSlash(_ text: Substring) -> String {
    String(text.utf8.last == UInt8(ascii: "/") ? text.dropLast() : text)
  }

  /// Behind `http://` or `https://`, in any case; nil for another scheme or none.
  private static func hostStart(_ bytes: String.UTF8View) -> String.Index? {
    for scheme in ["https://", "http://"] {
      let start = bytes.prefix(scheme.utf8.count)
      if start.count == scheme.utf8.count, zip(start, scheme.utf8).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) {
        return start.endIndex
      }
    }
    return nil
  }
}
