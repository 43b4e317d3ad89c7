// SPDX-License-Identifier: MIT

public import AuraPacing

/// What a caller wants refreshed.
public struct RefreshRequest: Hashable, Sendable {
  public enum Scope: Hashable, Sendable {
    /// The active place alone: what a widget has time for.
    case active
    /// All favourites, the active place first.
    case all
  }

  public var scope: Scope
  /// A person asked: what is fresh is fetched again, within bounds, for the active place.
  public var isForced: Bool
  /// Who waits for the active place; others go as `background`.
  public var priority: PacedCall.Priority

  public init(scope: Scope = .all, isForced: Bool = false, priority: PacedCall.Priority = .visible) {
    self.scope = scope
    self.isForced = isForced
    self.priority = isForced ? .forced : priority
  }

  /// Whether what answers this request answers another too.
  func covers(_ other: RefreshRequest) -> Bool {
    (scope == .all || other.scope == .active) && (isForced || !other.isForced) && priority <= other.priority
  }

  /// The least request that answers both.
  func joined(with other: RefreshRequest) -> RefreshRequest {
    RefreshRequest(
      scope: scope == .all || other.scope == .all ? .all : .active, isForced: isForced || other.isForced,
      priority: min(priority, other.priority))
  }
}
