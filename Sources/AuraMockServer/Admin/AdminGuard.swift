// SPDX-License-Identifier: MIT

import AuraMock
import AuraTransport

/// Who may use the admin routes: whoever has the token, or is on this machine and no stranger's page in its browser.
struct AdminGuard: Sendable {
  /// When set, a request must carry it.
  let token: String?

  func checkToken(of request: MockRequest) throws(AdminError) {
    guard let token else { return }
    let authorization = request.fields["Authorization"] ?? ""
    let offered =
      authorization.hasPrefix("Bearer ") ? String(authorization.dropFirst(7)) : request.fields["X-Aura-Token"] ?? ""
    guard equalInConstantTime(offered, token) else { throw .tokenWrong }
  }

  /// Refuses what a page of another site makes a browser send, and changes asked under a name that is not this
  /// machine's: a name of a stranger's that was pointed here.
  func checkOrigin(of request: MockRequest, changes: Bool) throws(AdminError) {
    guard token == nil else { return }
    let host = request.fields["Host"] ?? ""
    if let origin = request.fields["Origin"], origin != "http://\(host)", origin != "https://\(host)" {
      throw .foreignOrigin(field: "Origin", found: String(origin.prefix(200)), expected: "http://\(host)")
    }
    guard changes, !host.isEmpty, !isLoopback(host) else { return }
    throw .foreignOrigin(
      field: "Host", found: String(host.prefix(200)), expected: "localhost, an address of loopback, or a token")
  }

  /// A body is read as JSON only where it says that it is: what no form of a page can send.
  func checkContentType(of request: MockRequest) throws(AdminError) {
    let found = request.fields["Content-Type"]
    let type = found?.prefix { $0 != ";" && $0 != " " }.lowercased()
    guard type == "application/json" else { throw .contentType(found: found.map { String($0.prefix(200)) }) }
  }

  private func isLoopback(_ host: String) -> Bool {
    let name = host.hasPrefix("[") ? String(host.prefix { $0 != "]" } + "]") : String(host.prefix { $0 != ":" })
    if name == "[::1]" || name.lowercased() == "localhost" { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    return parts.count == 4 && parts[0] == 127 && parts.allSatisfy { $0.map { (0...255).contains($0) } ?? false }
  }

  /// Compares without telling by its time how many bytes were right.
  private func equalInConstantTime(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
