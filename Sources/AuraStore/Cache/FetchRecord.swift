// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// When a product was fetched last, and how attempts have gone since.
public struct FetchRecord: Hashable, Sendable {
  /// When it came last; nil for never.
  public var fetchedAt: WallInstant?
  /// When an attempt failed last, after it came; nil when none has.
  public var failedAt: WallInstant?
  /// Failures in a row since it came.
  public var failures = 0
  /// Of the last of them.
  public var reason: FailureReason?

  public init() {}

  /// When it was last asked for, with whatever success.
  public var triedAt: WallInstant? { [fetchedAt, failedAt].compactMap { $0 }.max() }

  public mutating func succeed(at moment: WallInstant) {
    self = FetchRecord()
    fetchedAt = moment
  }

  public mutating func fail(_ reason: FailureReason, at moment: WallInstant) {
    (failedAt, self.reason) = (moment, reason)
    failures = min(failures + 1, 1000)
  }
}
