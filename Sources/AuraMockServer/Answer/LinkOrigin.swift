// SPDX-License-Identifier: MIT

import AuraTransport

/// Under which scheme and authority a client reached the server: what the mock puts before the links it hands out.
package struct LinkOrigin: Sendable {
  private let publicOrigin: String?
  private let ownOrigin: String

  /// - Parameters:
  ///   - publicURL: Overrides all that requests say; it may hold a path, which then begins every link.
  ///   - ownOrigin: What holds when a request names no host.
  package init(publicURL: String?, ownOrigin: String) {
    publicOrigin = publicURL.map { url in
      var trimmed = url[...]
      while trimmed.last == "/" { trimmed.removeLast() }
      return String(trimmed)
    }
    self.ownOrigin = ownOrigin
  }

  /// The origin of a request: the public URL, else what a proxy in front says, else what the client asked for.
  package func origin(of request: ParsedRequest) -> String {
    if let publicOrigin { return publicOrigin }
    var scheme = "http"
    var authority = request.authority
    for field in request.fields.all where field.name.utf8.count >= 16 {
      if equalIgnoringCase(field.name, "X-Forwarded-Proto") {
        let first = firstElement(field.value).lowercased()
        if first == "https" || first == "http" { scheme = first }
      } else if equalIgnoringCase(field.name, "X-Forwarded-Host") {
        let first = firstElement(field.value)
        if WebAddress("http://" + first + "/")?.pathAndQuery == "/", first.utf8.allSatisfy(ByteClass.isAuthority) {
          authority = first
        }
      }
    }
    guard let authority else { return ownOrigin }
    return scheme + "://" + authority
  }

  /// Proxies in a row append; the first one spoke with the client.
  private func firstElement(_ list: String) -> String {
    let first = list.prefix { $0 != "," }
    return String(first.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
