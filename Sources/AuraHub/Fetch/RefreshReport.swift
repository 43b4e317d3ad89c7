// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraStore
public import AuraTime

/// What became of a refresh.
public struct RefreshReport: Hashable, Sendable {
  /// What became of an errand.
  public enum Outcome: Hashable, Sendable {
    case fetched
    /// It was asked for and did not come; what was known stands.
    case failed(FailureReason)
    /// The marker tells of no publication since.
    case notPublished
    /// It was not asked for: the network is gone, or nobody waits any more.
    case notAsked(FailureReason)
  }

  /// Whether there is a network, as far as this refresh could tell.
  public enum Connection: Hashable, Sendable {
    case online
    /// Nothing that was asked for left this machine. A state and no error: what is kept is shown with its age.
    case offline(since: WallInstant)
    /// Nothing was asked for.
    case untried
  }

  public struct Line: Hashable, Sendable {
    public let errand: Errand
    public let outcome: Outcome
  }

  public let plan: RefreshPlan
  /// In the plan's order.
  public let lines: [Line]
  public let connection: Connection
  /// Places of which something new is known, in the person's order.
  public let updated: [MunicipalityCode]
  /// Why something could not be kept on the disk; it is shown all the same.
  public let cacheFault: CacheError?

  public func outcome(of target: ErrandTarget) -> Outcome? { lines.first { $0.errand.target == target }?.outcome }
}
