// SPDX-License-Identifier: MIT

/// An exact sliding window: at most `limit` calls in any span of `width`, as the *server* counts them.
///
/// A slot is taken when a call is admitted and is free again one width after the answer, not after the sending. The
/// server counts an arrival no later than its answer, so two calls of one slot arrive at least a width apart whatever
/// the latencies are. (Stamped at sending, a server saw 58 to 69 calls in a minute of 50.)
///
/// Times are nanoseconds of a clock that does not go back. All operations are O(1); nothing is allocated after `init`.
struct SlidingWindow: Sendable {
  let limit: Int
  let width: Int64
  /// When answered calls free their slots, oldest first, as a ring.
  private var releases: [Int64]
  private var head = 0
  private(set) var answered = 0
  /// Slots taken by calls whose answer has not come.
  private(set) var inFlight = 0

  init(limit: Int, width: Int64) {
    self.limit = limit
    self.width = width
    releases = [Int64](repeating: 0, count: limit)
  }

  /// Slots free at a time. Forgets what has become free.
  mutating func free(at now: Int64) -> Int {
    while answered > 0 && releases[head] <= now {
      head = head + 1 == limit ? 0 : head + 1
      answered -= 1
    }
    return limit - answered - inFlight
  }

  /// Takes slots; the caller has asked `free` for the same time.
  mutating func take(_ count: Int) {
    inFlight += count
    assert(inFlight + answered <= limit, "a slot is taken only when it is free")
  }

  /// Gives back a slot whose call was never sent.
  mutating func giveBack() {
    inFlight -= 1
    assert(inFlight >= 0, "a slot is given back once")
  }

  /// Marks the answer of a call (or the moment its caller gave up).
  mutating func answer(at now: Int64) {
    inFlight -= 1
    assert(inFlight >= 0, "a call is answered once")
    push(now + width)
  }

  /// Spends a slot nobody here used: what another process or the server's counter says is gone.
  mutating func spend(releasedAt time: Int64) {
    if answered + inFlight < limit { push(time) }
  }

  /// The earliest time at which `count` slots can be free when `ahead` slots go to others first; nil while it hangs
  /// on answers that have not come.
  func earliest(for count: Int, ahead: Int, at now: Int64) -> Int64? {
    let needed = ahead + count - (limit - answered - inFlight)
    guard needed > 0 else { return now }
    let (cycles, position) = (needed - 1).quotientAndRemainder(dividingBy: limit)
    guard position < answered else { return nil }
    return releases[(head + position) % limit] + Int64(cycles) * width
  }

  private mutating func push(_ time: Int64) {
    // Releases stay sorted even if the caller's clock stands still or a foreign spend is older.
    var position = (head + answered) % limit
    var moved = 0
    while moved < answered {
      let before = position == 0 ? limit - 1 : position - 1
      guard releases[before] > time else { break }
      releases[position] = releases[before]
      position = before
      moved += 1
    }
    releases[position] = time
    answered += 1
  }
}
