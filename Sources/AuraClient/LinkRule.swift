// SPDX-License-Identifier: MIT

package import AuraTransport

/// Where a reading may go: the base with the key, and the links it may follow without it.
package struct LinkRule: Hashable, Sendable {
  /// `https://opendata.aemet.es/opendata`: the prefix of every call 1.
  package let base: WebAddress
  /// Other origins whose links are followed: a mock that hands out its own.
  package let followedOrigins: [WebAddress]

  package init(base: WebAddress, followedOrigins: [WebAddress] = []) {
    (self.base, self.followedOrigins) = (base, followedOrigins)
  }

  /// Whether the key may be sent to the base.
  package var isSafe: Bool { isSafe(base) }

  /// The address of call 1.
  package func address(of endpoint: Endpoint) -> WebAddress {
    let prefix = String(base.path.reversed().drop { $0 == "/" }.reversed())
    return WebAddress(
      scheme: base.scheme, host: base.host, port: base.port, pathAndQuery: prefix + "/api/" + endpoint.path)
  }

  /// The address of call 2, or what is wrong with the link. The form of its path is AEMET's own affair (Q-ENV-12).
  package func address(ofLink text: String) throws(LinkFault) -> WebAddress {
    let found = String(text.prefix(96))
    guard let address = WebAddress(text) else { throw LinkFault(found: found, expected: "an address") }
    guard ([base] + followedOrigins).contains(where: { address.host == $0.host }) else {
      throw LinkFault(found: found, expected: "the host \(base.host)")
    }
    guard ([base] + followedOrigins).contains(where: { address.hasSameOrigin(as: $0) }), isSafe(address) else {
      throw LinkFault(found: found, expected: "https at \(base.authority)")
    }
    return address
  }

  private func isSafe(_ address: WebAddress) -> Bool { address.scheme == .https || address.isLoopback }
}

/// Why a link is not followed.
package struct LinkFault: Error, Hashable {
  package let found: String
  package let expected: String
}
