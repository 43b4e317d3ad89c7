// SPDX-License-Identifier: MIT

/// Where and how a server listens.
public struct ServerSettings: Hashable, Sendable {
  /// How an event loop waits.
  package enum Waiting: Hashable, Sendable, CaseIterable {
    /// `epoll` where there is one.
    case best
    case poll
  }

  /// 0 takes any free port.
  public var port: Int
  /// Addresses in figures. The first must be had; others that the machine lacks are passed over. Both loopback
  /// addresses by default, since `localhost` means either.
  public var addresses = ["127.0.0.1", "::1"]
  /// What protects the admin routes; must be set to listen beyond loopback.
  public var token: String?
  /// The address clients use when it is not the one they connect to; overrides `Host` in links.
  public var publicURL: String?
  public var limits = ServerLimits()
  /// Threads with an event loop each: a second core is the clients' on a small machine.
  public var loopCount = ServerSettings.loops(forCores: Socket.coreCount())
  package var waiting = Waiting.best

  public init(port: Int = 0) {
    self.port = port
  }

  /// Half of the cores, one to four: clients and the system's own work on sockets need the others.
  package static func loops(forCores cores: Int) -> Int { min(max(1, cores / 2), 4) }
}
