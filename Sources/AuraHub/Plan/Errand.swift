// SPDX-License-Identifier: MIT

public import AuraPacing
public import AuraTime

/// Something to fetch, with the reason why now.
public struct Errand: Hashable, Sendable {
  /// Why it is fetched.
  public enum Reason: Hashable, Sendable {
    /// Nobody ever fetched it, or a clock that was set back makes it so.
    case neverFetched
    /// It was fetched, and a place has nothing of it.
    case nothingKept
    /// The place has no hour that holds the moment.
    case thin
    /// It is as old as it may be.
    case old(ageSeconds: Int64)
    /// A person wants it.
    case forced
    /// The last attempt failed, and the rest after it is over.
    case failedBefore
  }

  public let target: ErrandTarget
  public let reason: Reason
  public let priority: PacedCall.Priority
  /// Fetched only when the marker, which is asked before it, tells of a publication after this; nil for in any case.
  public let ifPublishedAfter: WallInstant?
  /// Calls of AEMET's quota, at most on an ordinary day.
  public var calls: Int { Cadence.of(target.product).calls }
}

/// Something not to fetch now, with the reason.
public struct SkippedErrand: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// It was fetched recently and is due then.
    case fresh(until: WallInstant)
    /// The last attempts failed: the next is then.
    case resting(until: WallInstant)
    /// A person wanted it a moment ago already; heard again then.
    case forcedRecently(until: WallInstant)
    /// What is left of the quota does not suffice.
    case noQuota(calls: Int)
    /// The product it serves is fetched anyway, or is not due.
    case notNeeded
  }

  public let target: ErrandTarget
  public let reason: Reason
}
