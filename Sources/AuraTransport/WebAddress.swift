// SPDX-License-Identifier: MIT

/// An absolute http or https address, already percent-encoded; never holds user info or a fragment.
///
/// It exists so that the engine's core needs no Foundation, and so that host and scheme are compared as values.
public struct WebAddress: Hashable, Sendable {
  public enum Scheme: String, Hashable, Sendable {
    case http, https

    public var defaultPort: Int { self == .http ? 80 : 443 }
  }

  public let scheme: Scheme
  /// Lower case; an IPv6 literal keeps its brackets.
  public let host: String
  public let port: Int
  /// Begins with `/`; includes the query, begins with `?`, when there is one.
  public let pathAndQuery: String

  public init(scheme: Scheme, host: String, port: Int? = nil, pathAndQuery: String = "/") {
    self.scheme = scheme
    self.host = host
    self.port = port ?? scheme.defaultPort
    self.pathAndQuery = pathAndQuery
  }

  /// Parses `http://host:port/path?query`; nil for anything else, control bytes, spaces and user info included.
  ///
  /// A host is letters, digits, `-`, `.` and `_`, or an IPv6 literal: what other parsers may read in another way
  /// (a backslash, a percent sign) is no address here, since a key is given out by host.
  public init?(_ text: String) {
    guard text.utf8.count <= 4096, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let rest: Substring
    if let tail = text.droppingPrefix("https://") {
      (scheme, rest) = (.https, tail)
    } else if let tail = text.droppingPrefix("http://") {
      (scheme, rest) = (.http, tail)
    } else {
      return nil
    }
    let authorityEnd = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    var hostPart = rest[..<authorityEnd]
    guard !hostPart.contains("@") else { return nil }
    var explicitPort: Int?
    if let colon = hostPart.lastIndex(of: ":"), !hostPart[colon...].contains("]") {
      let digits = hostPart[hostPart.index(after: colon)...]
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
        (1...65_535).contains(number)
      else { return nil }
      explicitPort = number
      hostPart = hostPart[..<colon]
    }
    guard isHost(hostPart) else { return nil }
    host = hostPart.lowercased()
    port = explicitPort ?? scheme.defaultPort
    let tail = rest[authorityEnd...].prefix { $0 != "#" }
    pathAndQuery = tail.first == "/" ? String(tail) : "/" + tail
  }

  /// The path without the query.
  public var path: Substring { pathAndQuery.prefix { $0 != "?" } }

  /// The query without its `?`, or nil.
  public var query: Substring? {
    pathAndQuery.firstIndex(of: "?").map { pathAndQuery[pathAndQuery.index(after: $0)...] }
  }

  /// Whether scheme, host and port are the same: the same server.
  public func hasSameOrigin(as other: WebAddress) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }

  /// Whether the host is this machine: `localhost`, `127.0.0.0/8` or `[::1]`.
  public var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
  }

  /// `host` or `host:port` when the port is not the scheme's own.
  public var authority: String { port == scheme.defaultPort ? host : "\(host):\(port)" }
}

extension WebAddress: CustomStringConvertible {
  public var description: String { "\(scheme.rawValue)://\(authority)\(pathAndQuery)" }
}

/// Whether the text can only be read as a host, by any parser.
private func isHost(_ text: Substring) -> Bool {
  let isLiteral = text.hasPrefix("[") && text.hasSuffix("]")
  let inner = isLiteral ? text.dropFirst().dropLast() : text
  return !inner.isEmpty
    && inner.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66, 0x2E: true
      case 0x3A: isLiteral
      case 0x47...0x5A, 0x67...0x7A, 0x2D, 0x5F: !isLiteral
      default: false
      }
    }
}

extension String {
  fileprivate func droppingPrefix(_ prefix: String) -> Substring? {
    lowercased().hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
