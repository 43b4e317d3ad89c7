// SPDX-License-Identifier: MIT

import AuraTransport

extension MockRequest {
  /// The host of the live service that the request is for, lower case, without port.
  ///
  /// `/_host/HOST/…` names it, AEMET's own paths are AEMET's under whatever name the mock was reached, and anything else
  /// goes by the origin.
  package var askedHost: String {
    if target.begins(with: "/opendata/") { return "opendata.aemet.es" }
    if target.begins(with: "/_host/") {
      return target.dropFirst(7).prefix { $0 != "/" && $0 != "?" && $0 != ":" }.lowercased()
    }
    return WebAddress(origin)?.host ?? ""
  }
}
