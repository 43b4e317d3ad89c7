// SPDX-License-Identifier: MIT

/// Why the server could not start.
public enum ServerError: Error, Hashable, Sendable {
  /// Not an IPv4 or IPv6 address in figures.
  case addressMalformed(found: String)
  /// Another process has the port.
  case portTaken(address: String, port: Int)
  case portForbidden(address: String, port: Int)
  /// The machine has no such address.
  case addressUnavailable(address: String)
  /// Not this machine's own loopback, and no token to protect the admin routes.
  case tokenMissing(address: String)
  /// A call of the system failed.
  case system(call: String, detail: String)
}

extension ServerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .addressMalformed(let found): "\"\(found)\" is not an IPv4 or IPv6 address in figures"
    case .portTaken(let address, let port): "port \(port) of \(address) is in use; --port 0 takes any free one"
    case .portForbidden(let address, let port): "port \(port) of \(address) needs privileges this process lacks"
    case .addressUnavailable(let address): "this machine has no address \(address)"
    case .tokenMissing(let address): "\(address) is not loopback; serving others needs a token (--token)"
    case .system(let call, let detail): "\(call): \(detail)"
    }
  }
}
