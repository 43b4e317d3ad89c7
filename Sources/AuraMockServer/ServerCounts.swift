// SPDX-License-Identifier: MIT

/// What a server has done since it started.
public struct ServerCounts: Hashable, Sendable {
  /// Connections open now.
  public var openConnections = 0
  /// Connections accepted, those refused for number included.
  public var acceptedConnections = 0
  /// Requests passed on to the responder.
  public var requests = 0
  /// Requests the server answered itself: malformed, too large, too slow, too many.
  public var refusals = 0
  /// Connections cut because a client sent or read too slowly.
  public var cutConnections = 0
  /// Times the system had no descriptor for a new connection.
  public var acceptFailures = 0

  public init() {}
}
