// SPDX-License-Identifier: MIT

/// Moments at which connections want to be looked at again, soonest first: a binary heap.
package struct TimerHeap {
  package struct Entry: Hashable, Sendable {
    /// Monotonic nanoseconds.
    package var due: Int64
    package var descriptor: Int32
    package var generation: UInt64

    package init(due: Int64, descriptor: Int32, generation: UInt64) {
      self.due = due
      self.descriptor = descriptor
      self.generation = generation
    }
  }

  private var entries: [Entry] = []

  package init() {}

  package var soonest: Int64? { entries.first?.due }

  package mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var child = entries.count - 1
    while child > 0, entries[child].due < entries[(child - 1) / 2].due {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the soonest entry if it is due.
  package mutating func popDue(at now: Int64) -> Entry? {
    guard let first = entries.first, first.due <= now else { return nil }
    let last = entries.removeLast()
    guard !entries.isEmpty else { return first }
    entries[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < entries.count && entries[child].due < entries[least].due {
        least = child
      }
      guard least != parent else { return first }
      entries.swapAt(parent, least)
      parent = least
    }
  }
}
