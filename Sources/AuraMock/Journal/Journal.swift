// SPDX-License-Identifier: MIT

/// The latest exchanges, oldest first; older ones than it can hold are dropped.
public struct Journal: Hashable, Sendable {
  /// How many exchanges it holds.
  public let capacity: Int
  /// Exchanges since the start or the last reset, dropped ones too.
  public private(set) var count = 0

  private var ring: [JournalEntry] = []

  public init(capacity: Int = 20_000) {
    precondition(capacity > 0, "a journal holds at least one exchange")
    self.capacity = capacity
  }

  /// Takes an exchange; its number must be `count + 1`.
  package mutating func append(_ entry: JournalEntry) {
    if ring.count < capacity { ring.append(entry) } else { ring[count % capacity] = entry }
    count += 1
  }

  /// The exchanges it still holds, oldest first.
  public var entries: [JournalEntry] {
    guard count > capacity else { return ring }
    let oldest = count % capacity
    return Array(ring[oldest...] + ring[..<oldest])
  }

  /// The latest exchange.
  public var last: JournalEntry? {
    ring.isEmpty ? nil : ring[(count - 1) % capacity]
  }

  /// The exchanges it still holds whose numbers are above one, oldest first, up to a limit.
  public func entries(after number: Int, limit: Int) -> [JournalEntry] {
    let first = min(count, max(0, number, count - ring.count))
    let end = min(count, first + max(0, min(limit, capacity)))
    return first < end ? (first..<end).map { ring[$0 % capacity] } : []
  }

  /// Exchanges that were dropped to make room.
  public var droppedCount: Int { count - ring.count }

  /// Forgets everything; numbers start again at 1.
  public mutating func reset() {
    self = Journal(capacity: capacity)
  }
}
