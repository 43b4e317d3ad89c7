// SPDX-License-Identifier: MIT

/// Who waits for which refresh: one under way, one that waits for its end. A plain value that the hub keeps in a lock.
struct JobBoard: Sendable {
  typealias Answer = Result<RefreshReport, HubError>
  typealias Waiter = CheckedContinuation<Answer, Never>

  /// A caller who has come and not gone.
  enum Seat: Sendable {
    case coming
    case waiting(Waiter)

    var waiter: Waiter? {
      if case .waiting(let waiter) = self { waiter } else { nil }
    }
  }

  struct Job: Sendable {
    let id: Int
    var request: RefreshRequest
    var seats: [Int: Seat] = [:]
    /// Nobody waits any more: the work is to end, and nobody joins it.
    var isAbandoned = false
    /// What wakes whoever watches for that.
    var watch: CheckedContinuation<Void, Never>?
  }

  private(set) var underWay: Job?
  private(set) var next: Job?
  private var count = 0
  /// Answers for callers that were decided before they waited.
  private var early: [Int: Answer] = [:]
  /// Starts a job of a running hub; nil while none runs.
  var start: (@Sendable (Int) -> Void)?
  var hasEnded = false

  /// Lets a caller join the refresh under way when that answers its request too, else the next one.
  mutating func enter(_ request: RefreshRequest) -> Int {
    count += 1
    let caller = count
    if hasEnded {
      early[caller] = .failure(.stopped)
    } else if let job = underWay, !job.isAbandoned, job.request.covers(request) {
      underWay?.seats[caller] = .coming
    } else {
      var job = next ?? Job(id: caller, request: request)
      job.request = job.request.joined(with: request)
      job.seats[caller] = .coming
      next = job
    }
    return caller
  }

  /// The id of the next job when it can begin now.
  mutating func beginNext() -> Int? {
    guard start != nil, underWay == nil, let job = next else { return nil }
    (underWay, next) = (job, nil)
    return job.id
  }

  /// A caller begins to wait; returns its answer when there is one already.
  mutating func park(_ caller: Int, _ waiter: Waiter) -> Answer? {
    if let answer = early.removeValue(forKey: caller) { return answer }
    if underWay?.seats[caller] != nil {
      underWay?.seats[caller] = .waiting(waiter)
    } else if next?.seats[caller] != nil {
      next?.seats[caller] = .waiting(waiter)
    } else {
      return .failure(.cancelled)
    }
    return nil
  }

  /// A caller was cancelled: its waiting ends, and the work too when it was the last.
  mutating func leave(_ caller: Int) -> (waiter: Waiter?, watch: CheckedContinuation<Void, Never>?) {
    var waiter: Waiter?
    var watch: CheckedContinuation<Void, Never>?
    if let entry = underWay?.seats.removeValue(forKey: caller) {
      waiter = entry.waiter
      if waiter == nil { early[caller] = .failure(.cancelled) }
      if underWay?.seats.isEmpty ?? false {
        underWay?.isAbandoned = true
        watch = underWay?.watch
        underWay?.watch = nil
      }
    } else if let entry = next?.seats.removeValue(forKey: caller) {
      waiter = entry.waiter
      if waiter == nil { early[caller] = .failure(.cancelled) }
      if next?.seats.isEmpty ?? false { next = nil }
    }
    return (waiter, watch)
  }

  /// Keeps who is to be told that a job is abandoned; false when it is already.
  mutating func watch(_ id: Int, _ watch: CheckedContinuation<Void, Never>) -> Bool {
    guard underWay?.id == id, underWay?.isAbandoned == false else { return false }
    underWay?.watch = watch
    return true
  }

  mutating func unwatch(_ id: Int) -> CheckedContinuation<Void, Never>? {
    guard underWay?.id == id else { return nil }
    defer { underWay?.watch = nil }
    return underWay?.watch
  }

  /// Ends the job under way; returns whom to answer, in the order they came.
  mutating func finish(_ answer: Answer) -> [Waiter] {
    defer { underWay = nil }
    return answerAll(of: underWay, answer)
  }

  /// Ends everything; returns whom to answer.
  mutating func end() -> [Waiter] {
    hasEnded = true
    start = nil
    defer { (underWay, next) = (nil, nil) }
    return answerAll(of: underWay, .failure(.stopped)) + answerAll(of: next, .failure(.stopped))
  }

  private mutating func answerAll(of job: Job?, _ answer: Answer) -> [Waiter] {
    var waiters: [Waiter] = []
    for (caller, seat) in (job?.seats ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let waiter = seat.waiter { waiters.append(waiter) } else { early[caller] = answer }
    }
    return waiters
  }
}
