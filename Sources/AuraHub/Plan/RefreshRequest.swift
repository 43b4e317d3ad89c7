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
  /// The most calls of AEMET's quota it may plan for; nil for as many as it takes, over as long as it takes.
  public var callBudget: Int?

  public init(
    scope: Scope = .all, isForced: Bool = false, priority: PacedCall.Priority = .visible, callBudget: Int? = nil
  ) {
    self.scope = scope
    self.isForced = isForced
    self.priority = isForced ? .forced : priority
    self.callBudget = callBudget
  }

  /// Whether what answers this request answers another too.
  func covers(_ other: RefreshRequest) -> Bool {
    let hasBudget = callBudget.map { own in other.callBudget.map { own >= $0 } ?? false } ?? true
    return (scope == .all || other.scope == .active) && (isForced || !other.isForced) && priority <= other.priority
      && hasBudget
  }

  /// The least request that answers both.
  func joined(with other: RefreshRequest) -> RefreshRequest {
    RefreshRequest(
      scope: scope == .all || other.scope == .all ? .all : .active, isForced: isForced || other.isForced,
      priority: min(priority, other.priority),
      callBudget: callBudget.flatMap { own in other.callBudget.map { max(own, $0) } })
  }
}
