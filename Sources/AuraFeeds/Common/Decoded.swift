// SPDX-License-Identifier: MIT

/// A record and what was met and survived on the way to it.
public struct Decoded<Record: Sendable>: Sendable {
  public let record: Record
  /// In the order of the payload. Of a quirk that is no fault, the first place; of faults, each, up to a limit.
  public let notes: [FeedNote]
  /// Faults beyond the limit, counted only.
  public let unlistedFaults: Int

  public init(record: Record, notes: [FeedNote] = [], unlistedFaults: Int = 0) {
    self.record = record
    self.notes = notes
    self.unlistedFaults = unlistedFaults
  }
}

extension Decoded: Equatable where Record: Equatable {}
extension Decoded: Hashable where Record: Hashable {}
