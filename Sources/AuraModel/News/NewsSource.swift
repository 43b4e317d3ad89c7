// SPDX-License-Identifier: MIT

/// Who wrote a headline.
public enum NewsSource: String, CaseIterable, Codable, Hashable, Sendable {
  case rtve, aemet, meteored, aemetBlog

  /// As a headline is credited.
  public var name: String {
    switch self {
    case .rtve: "RTVE"
    case .aemet: "AEMET"
    case .meteored: "Meteored"
    case .aemetBlog: "AEMET Blog"
    }
  }

  /// The hosts of its pages, the feed's own first.
  public var hosts: [String] {
    switch self {
    case .rtve: ["www.rtve.es", "rtve.es"]
    case .aemet: ["www.aemet.es", "aemet.es"]
    case .meteored: ["www.tiempo.com", "tiempo.com"]
    case .aemetBlog: ["aemetblog.es", "www.aemetblog.es"]
    }
  }

  /// The source whose page an address is; nil for anybody else's.
  public init?(host: some StringProtocol) {
    let host = host.lowercased()
    guard let source = Self.allCases.first(where: { $0.hosts.contains(host) }) else { return nil }
    self = source
  }
}
