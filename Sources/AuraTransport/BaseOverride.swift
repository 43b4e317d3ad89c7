// SPDX-License-Identifier: MIT

/// Carries every request to one base address while the engine keeps the addresses of the real services.
///
/// The mock, a recording proxy and a test server are reached this way. The base sees what a reverse proxy would tell
/// it: AEMET's paths as they are, those of any other host under `/_host/HOST`, and the origin the engine asked for in
/// `X-Forwarded-Host` and `X-Forwarded-Proto`, so that it can hand out links under that origin.
public struct BaseOverride: Hashable, Sendable {
  /// Where requests go; a path is put before theirs, a query is dropped.
  public let base: WebAddress
  /// The host whose paths need no prefix.
  public let home: String

  private let prefix: String

  public init(base: WebAddress, home: String = "opendata.aemet.es") {
    self.base = base
    self.home = home.lowercased()
    prefix = String(base.path.reversed().drop { $0 == "/" }.reversed())
  }

  /// The request as it goes out.
  ///
  /// An address that already lies at the base stays as it is: a base that ignores the forwarded origin hands out
  /// links of its own.
  public func carried(_ request: HTTPRequest) -> HTTPRequest {
    let asked = request.address
    guard !asked.hasSameOrigin(as: base) else { return request }
    var carried = request
    let host = asked.host == home ? "" : "/_host/" + asked.authority
    carried.address = WebAddress(
      scheme: base.scheme, host: base.host, port: base.port, pathAndQuery: prefix + host + asked.pathAndQuery)
    carried.fields.all.append(HTTPField(name: "X-Forwarded-Host", value: asked.authority))
    carried.fields.all.append(HTTPField(name: "X-Forwarded-Proto", value: asked.scheme.rawValue))
    return carried
  }
}
