// SPDX-License-Identifier: MIT

/// The events of a simulation, one an actor, the earliest first; of equal times the lower actor's.
///
/// Time and actor are one word, so that an order is one comparison, and an event that comes again goes from the root to
/// the bottom and then up to its place, which is nearly always near the bottom. Source: Wegener, BOTTOM-UP-HEAPSORT, 1993.
struct EventHeap {
  /// Actors are told apart by this many bits, which leaves microseconds of four years.
  static let actorBits: UInt64 = 17

  private var keys: ContiguousArray<UInt64>

  /// - Parameter times: Each actor's first event, µs.
  init(times: [UInt64]) {
    precondition(times.count <= 1 << Self.actorBits, "more actors than their bits can tell apart")
    keys = ContiguousArray(times.enumerated().map { $1 << Self.actorBits | UInt64($0) }.sorted())
  }

  /// The earliest event.
  var first: (microseconds: UInt64, actor: Int) {
    (keys[0] >> Self.actorBits, Int(truncatingIfNeeded: keys[0] & (1 << Self.actorBits - 1)))
  }

  /// The earliest event's actor comes again at a time, µs, which is not before its last.
  mutating func repeatFirst(at microseconds: UInt64) {
    let key = microseconds << Self.actorBits | keys[0] & (1 << Self.actorBits - 1)
    keys.withUnsafeMutableBufferPointer { keys in
      let count = keys.count
      var hole = 0
      var child = 1
      while child &+ 1 < count {
        child &+= keys[child &+ 1] < keys[child] ? 1 : 0
        keys[hole] = keys[child]
        hole = child
        child = 2 &* hole &+ 1
      }
      if child < count {
        keys[hole] = keys[child]
        hole = child
      }
      while hole > 0 {
        let parent = (hole &- 1) >> 1
        guard keys[parent] > key else { break }
        keys[hole] = keys[parent]
        hole = parent
      }
      keys[hole] = key
    }
  }
}
