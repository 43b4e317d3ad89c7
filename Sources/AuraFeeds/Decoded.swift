// SPDX-License-Identifier: MIT

/// A record and what was met and survived on the way to it.
public struct Decoded<Record: Sendable>: Sendable {
  public let record: Record
  /// In the order of the payload.
  public let notes: [FeedNote]

  public init(record: Record, notes: [FeedNote] = []) {
    self.record = record
    self.notes = notes
  }
}

extension Decoded: Equatable where Record: Equatable {}
extension Decoded: Hashable where Record: Hashable {}

/// One oddity of a payload: which quirk of the field guide, and where.
public struct FeedNote: Hashable, Sendable {
  /// `Q-DAY-05`: the row of `docs/QUIRKS.md` that says what it is and what is done about it.
  public let id: String
  /// Where in the payload: a JSON path, a line, the name of a member.
  public let path: String

  public init(id: String, path: String) {
    self.id = id
    self.path = path
  }
}
