// SPDX-License-Identifier: MIT

/// Calls that wait, in lanes of one template and one priority: FIFO inside a lane, ageing between lanes.
///
/// A call's turn is its arrival plus a head start per class of urgency it lacks: a background call waits at most
/// three ageing steps longer than a forced one that came with it, and then goes first. Turns never change, so every
/// lane is sorted by turn. Enqueueing, removing anywhere and taking a lane's first are O(1).
struct WaitQueue: Sendable {
  /// What one class of urgency is worth in waiting time.
  static let ageingStep = nanoseconds(30)

  /// What is kept of each caller that waits: 32 bytes, for there may be many.
  struct Waiter: Sendable {
    let turn: Int64
    /// When the caller stops waiting; `.max` for never.
    let deadline: Int64
    fileprivate var previous: Int32
    fileprivate var next: Int32
    fileprivate let laneIndex: Int32
    fileprivate let slots: UInt8
    fileprivate(set) var isWaiting = true

    var lane: Int { Int(laneIndex) }
    var hops: Int { Int(slots) }
  }

  struct Lane: Sendable {
    let template: Int
    fileprivate(set) var first: Int32 = -1
    fileprivate var last: Int32 = -1
    /// Slots that the lane's waiters will take together.
    fileprivate(set) var hops = 0
  }

  private(set) var waiters: [Waiter] = []
  private var freeIds: [Int32] = []
  private(set) var lanes: [Lane] = []
  private(set) var count = 0
  private var deadlines = DeadlineHeap()

  /// Waiters looked at to say what comes before a call: an estimate beyond that, never too much.
  static let countedAhead = 1024

  /// Adds a call and returns its number.
  mutating func enqueue(_ call: PacedCall, template: Int, at now: Int64) -> Int {
    let lane = laneIndex(template: template, priority: call.priority)
    let deadline = call.maximumWaitMilliseconds.map { now + Int64($0) * 1_000_000 } ?? .max
    let waiter = Waiter(
      turn: Self.turn(of: call, at: now), deadline: deadline, previous: lanes[lane].last, next: -1,
      laneIndex: Int32(lane), slots: UInt8(call.hops))
    let id: Int
    if let reused = freeIds.popLast() {
      id = Int(reused)
      waiters[id] = waiter
    } else {
      id = waiters.count
      waiters.append(waiter)
    }
    let link = Int32(id)
    if lanes[lane].last >= 0 { waiters[Int(lanes[lane].last)].next = link } else { lanes[lane].first = link }
    lanes[lane].last = link
    lanes[lane].hops += call.hops
    count += 1
    if deadline < .max { deadlines.push(deadline, id: id, turn: waiter.turn) }
    return id
  }

  /// Takes a waiter out, wherever it stands. The number stays reserved until `forget`.
  mutating func remove(_ id: Int) {
    let waiter = waiters[id]
    if waiter.previous >= 0 {
      waiters[Int(waiter.previous)].next = waiter.next
    } else {
      lanes[waiter.lane].first = waiter.next
    }
    if waiter.next >= 0 {
      waiters[Int(waiter.next)].previous = waiter.previous
    } else {
      lanes[waiter.lane].last = waiter.previous
    }
    lanes[waiter.lane].hops -= waiter.hops
    waiters[id].isWaiting = false
    count -= 1
  }

  /// Lets the number of a removed waiter be used again.
  mutating func forget(_ id: Int) {
    freeIds.append(Int32(id))
  }

  func isWaiting(_ id: Int) -> Bool { waiters[id].isWaiting }

  /// The template that a waiter asks for, as `PacerState` numbers them.
  func template(of id: Int) -> Int { lanes[waiters[id].lane].template }

  /// The waiter whose turn comes first among lanes whose template is not in the list.
  func first(passingOver blocked: [Int]) -> Int? {
    guard count > 0 else { return nil }
    var best: Int?
    for lane in lanes where lane.first >= 0 && !blocked.contains(lane.template) {
      let first = Int(lane.first)
      if let current = best, waiters[current].turn <= waiters[first].turn { continue }
      best = first
    }
    return best
  }

  /// Slots that go to others before a call that would come now.
  func hopsAhead(of call: PacedCall, at now: Int64) -> Int {
    let turn = Self.turn(of: call, at: now)
    return lanes.reduce(0) { sum, lane in
      guard lane.last >= 0 else { return sum }
      if waiters[Int(lane.last)].turn <= turn { return sum + lane.hops }
      var (ahead, looked) = (0, 0)
      var id = Int(lane.first)
      while id >= 0, waiters[id].turn <= turn, looked < Self.countedAhead {
        ahead += waiters[id].hops
        id = Int(waiters[id].next)
        looked += 1
      }
      return sum + ahead
    }
  }

  /// Names a waiter whose deadline has passed; it is for the caller to remove it.
  mutating func popExpired(at now: Int64) -> Int? {
    while let first = deadlines.first, first.deadline <= now {
      deadlines.pop()
      if isWaitingStill(first) { return first.id }
    }
    return nil
  }

  /// The earliest deadline of those who wait.
  var nextDeadline: Int64? {
    mutating get {
      while let first = deadlines.first {
        if isWaitingStill(first) { return first.deadline }
        deadlines.pop()
      }
      return nil
    }
  }

  private func isWaitingStill(_ entry: DeadlineHeap.Entry) -> Bool {
    let waiter = waiters[entry.id]
    return waiter.isWaiting && waiter.deadline == entry.deadline && waiter.turn == entry.turn
  }

  private static func turn(of call: PacedCall, at now: Int64) -> Int64 {
    now + Int64(call.priority.rawValue) * ageingStep
  }

  private mutating func laneIndex(template: Int, priority: PacedCall.Priority) -> Int {
    let index = template * PacedCall.Priority.allCases.count + priority.rawValue
    while lanes.count <= index { lanes.append(Lane(template: lanes.count / PacedCall.Priority.allCases.count)) }
    return index
  }
}
