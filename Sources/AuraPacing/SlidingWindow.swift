// SPDX-License-Identifier: MIT

/// An exact sliding window: at most `limit` calls in any span of `width`, as the *server* counts them.
///
/// A slot is taken when a call is admitted and is free again one width after the answer, not after the sending. The
/// server counts an arrival no later than its answer, so two calls of one slot arrive at least a width apart whatever
/// the latencies are. (Stamped at sending, a server saw 58 to 69 calls in a minute of 50.)
///
/// A reading of two calls takes two slots at once. Its second call is sent later anyway, so its slot need not be free
/// yet: it may be promised the next one that an answered call frees, and is sent no sooner than that. Then one slot more
/// than the limit is taken, of which one stands for a call that is not sent; until one is free nobody admits anything,
/// so there is never a second promise.
///
/// Times are nanoseconds of a clock that does not go back. Operations are O(1) but for `earliest`, which looks at
/// others' slots too when there are any; nothing is allocated after `init` unless others spend.
struct SlidingWindow: Sendable {
  let limit: Int
  let width: Int64
  /// The most slots this process takes for itself; less than the limit while others cannot be seen.
  var share: Int
  /// When answered calls free their slots, oldest first, as a ring.
  private var releases: [Int64]
  /// The ring's length: one more than the limit, for a second call that is promised a slot still held.
  private let capacity: Int
  private var head = 0
  private(set) var answered = 0
  /// Slots taken by calls whose answer has not come.
  private(set) var inFlight = 0
  /// When others' slots become free, in order.
  private var foreign: [Int64] = []
  private var foreignHead = 0
  /// Those of them that cannot change any more: their calls have been answered.
  private var settled: [Int64] = []

  init(limit: Int, width: Int64) {
    self.limit = limit
    self.width = width
    share = limit
    capacity = limit + 1
    releases = [Int64](repeating: 0, count: capacity)
  }

  /// Slots free at a time; below 0 when others took more than there are. Forgets what has become free.
  @inline(__always)
  mutating func free(at now: Int64) -> Int {
    if answered > 0 && releases[head] <= now { forgetReleased(at: now) }
    let own = answered + inFlight
    if foreign.isEmpty { return share - own }
    while foreignHead < foreign.count && foreign[foreignHead] <= now { foreignHead += 1 }
    return min(share - own, limit - own - (foreign.count - foreignHead))
  }

  private mutating func forgetReleased(at now: Int64) {
    while answered > 0 && releases[head] <= now {
      head = head + 1 == capacity ? 0 : head + 1
      answered -= 1
    }
  }

  /// Takes slots; the caller has asked `free` for the same time.
  @inline(__always)
  mutating func take(_ count: Int) {
    inFlight += count
    assert(inFlight + answered <= capacity, "a slot is taken only when it is free, or promised to one second call")
  }

  // MARK: A reading of two calls

  /// Whether so many slots can be taken now: all free, or of two the first free and the second to be promised.
  @inline(__always)
  mutating func isOpen(for count: Int, at now: Int64, lookAhead: Int64) -> Bool {
    let free = free(at: now)
    return free >= count || (free == 1 && count == 2 && promises(at: now, lookAhead: lookAhead))
  }

  /// When the second of two slots can be used that are taken now; `.min` for at once.
  @inline(__always)
  mutating func secondSlot(at now: Int64) -> Int64 {
    free(at: now) >= 2 ? .min : certainRelease(after: now) ?? .max
  }

  private func promises(at now: Int64, lookAhead: Int64) -> Bool {
    guard lookAhead > 0, share == limit, let release = certainRelease(after: now) else { return false }
    return release <= now + lookAhead
  }

  /// The next time after another at which a call that has been answered, ours or not, frees its slot.
  private func certainRelease(after time: Int64) -> Int64? {
    let own = (0..<answered).lazy.map { releases[(head + $0) % capacity] }.first { $0 > time }
    let others = settled.first { $0 > time }
    guard let own, let others else { return own ?? others }
    return min(own, others)
  }

  /// When `count` slots can be taken at the earliest if `ahead` slots go to others first.
  enum Opening: Hashable {
    case now
    /// nil while it hangs on answers that have not come.
    case later(Int64?)
  }

  mutating func opening(for count: Int, ahead: Int, at now: Int64, lookAhead: Int64) -> Opening {
    if free(at: now) - ahead >= count { return .now }
    let whole = earliest(for: count, ahead: ahead, at: now)
    guard count == 2, lookAhead > 0, share == limit, let first = earliest(for: 1, ahead: ahead, at: now) else {
      return .later(whole)
    }
    // Behind others it is an estimate, never too late.
    let second = ahead > 0 ? whole : certainRelease(after: first)
    guard let start = second.map({ max(first, $0 - lookAhead) }) else { return .later(whole) }
    let opens = min(start, whole ?? .max)
    return opens <= now ? .now : .later(opens)
  }

  // MARK: Slots that come back

  /// Gives back a slot whose call was never sent.
  mutating func giveBack() {
    inFlight -= 1
    assert(inFlight >= 0, "a slot is given back once")
  }

  /// Marks the answer of a call (or the moment its caller gave up).
  @inline(__always)
  mutating func answer(at now: Int64) {
    inFlight -= 1
    assert(inFlight >= 0, "a call is answered once")
    push(now + width)
  }

  /// Spends a slot nobody here used: what the server's counter says is gone.
  mutating func spend(releasedAt time: Int64) {
    if answered + inFlight < limit { push(time) }
  }

  /// Puts what others hold in the place of what was known of them.
  mutating func replaceForeign(_ spends: [ForeignSpend]) {
    foreign = spends.map { $0.release(width: width) }.sorted()
    settled = spends.filter(\.isSettled).map { $0.release(width: width) }.sorted()
    foreignHead = 0
  }

  /// The earliest time at which `count` slots can be free when `ahead` slots go to others first; nil while it hangs
  /// on answers that have not come. The caller has asked `free` for the same time.
  func earliest(for count: Int, ahead: Int, at now: Int64) -> Int64? {
    if foreignHead >= foreign.count && share == limit {
      let needed = ahead + count - (limit - answered - inFlight)
      guard needed > 0 else { return now }
      let (cycles, position) = (needed - 1).quotientAndRemainder(dividingBy: limit)
      guard position < answered else { return nil }
      return releases[(head + position) % capacity] + Int64(cycles) * width
    }
    let own = ownReleases
    guard let alone = Self.earliest(own, of: share, held: inFlight, wanted: count + ahead, width: width, at: now)
    else { return nil }
    guard foreignHead < foreign.count else { return alone }
    let all = (own + foreign[foreignHead...]).sorted()
    guard let together = Self.earliest(all, of: limit, held: inFlight, wanted: count + ahead, width: width, at: now)
    else { return nil }
    return max(alone, together)
  }

  private var ownReleases: [Int64] { (0..<answered).map { releases[(head + $0) % capacity] } }

  private static func earliest(
    _ releases: [Int64], of limit: Int, held: Int, wanted: Int, width: Int64, at now: Int64
  ) -> Int64? {
    let pending = releases.drop { $0 <= now }
    let needed = wanted - (limit - pending.count - held)
    guard needed > 0 else { return now }
    if needed <= pending.count { return pending[pending.startIndex + needed - 1] }
    // Beyond what is held now every slot comes again a width later.
    let last = pending.suffix(limit)
    let (cycles, position) = (needed - 1 - (pending.count - last.count)).quotientAndRemainder(dividingBy: limit)
    guard position < last.count else { return nil }
    return last[last.startIndex + position] + Int64(cycles) * width
  }

  @inline(__always)
  private mutating func push(_ time: Int64) {
    var position = head + answered
    if position >= capacity { position -= capacity }
    // Releases stay sorted even if the caller's clock stands still or a foreign spend is older.
    if answered > 0 {
      let last = position == 0 ? capacity - 1 : position - 1
      if releases[last] > time { return insert(time, at: position) }
    }
    releases[position] = time
    answered += 1
  }

  private mutating func insert(_ time: Int64, at end: Int) {
    var position = end
    var moved = 0
    while moved < answered {
      let before = position == 0 ? capacity - 1 : position - 1
      guard releases[before] > time else { break }
      releases[position] = releases[before]
      position = before
      moved += 1
    }
    releases[position] = time
    answered += 1
  }
}
