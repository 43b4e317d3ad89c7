// SPDX-License-Identifier: MIT

import AuraKit
import Synchronization

extension BenchmarkGroup {
  /// One permitted decision, every call let go: 1.25 s between calls, so that nobody waits. The file apart.
  static let pacer = BenchmarkGroup(name: "pacer") { _ in
    let calls = 1000
    let step: Int64 = 1_250_000_000
    let bare = BenchedState()
    let time = SteppedTime()
    let pacer = Pacer(profile: .seed50, jitter: SeedStream(seed: 1), time: time)
    let naive = NaiveLimiter()
    let memory = LedgerBench(folder: MemoryFolder(MemoryDisk()), time: time)
    let folder = try TemporaryLedgerFolder()
    let disk = LedgerBench(folder: folder.folder, time: time)
    return [
      Benchmark(
        "pacer/decision", unit: "decision and answer", input: "50 in 60 s, lock taken, time handed in",
        operations: calls, baseline: "pacer/naive actor"
      ) {
        for _ in 0..<calls { bare.decide(step: step) }
        return bare.refused
      },
      Benchmark(
        "pacer/admit", unit: "admission, sending, answer", input: "the whole Pacer, both clocks read each time",
        operations: calls
      ) {
        var sum = 0
        for _ in 0..<calls {
          time.advance(step)
          let admission = try await pacer.admit(PacedCall(template: "t", hops: 1))
          try await admission.willSend()
          admission.didFinish(.answered(remaining: nil))
          sum &+= 1
        }
        return sum
      },
      Benchmark(
        "pacer/naive actor", unit: "decision", input: "an actor and a pruned array: what one writes first",
        operations: calls
      ) {
        var sum = 0
        for _ in 0..<calls { sum &+= await naive.admits(step: step) ? 1 : 0 }
        return sum
      },
      Benchmark(
        "pacer/refusal", unit: "explanation", input: "a full window: why not, and until when", operations: calls
      ) { bare.explain(calls) },
      Benchmark(
        "pacer/ledger in memory", unit: "admission, sending, answer", input: "3 transactions, 256 slots each",
        operations: 20
      ) { try await memory.read(20, step: step) },
      Benchmark(
        "pacer/ledger on disk", unit: "admission, sending, answer",
        input: "3 transactions of a real file, 1 of them synced", operations: 5
      ) { try await disk.read(5, step: step) },
    ]
  }
}

/// The pure state behind a lock, on a time that is handed in.
final class BenchedState: Sendable {
  private struct State {
    var pacer = PacerState(profile: .seed50, jitter: SeedStream(seed: 1))
    var full = PacerState(profile: .seed50, jitter: SeedStream(seed: 1))
    var now: Int64 = 0
    var refused = 0
  }

  private let state: Mutex<State>

  init() {
    var first = State()
    _ = first.pacer.index(ofTemplate: "t")
    _ = first.full.index(ofTemplate: "t")
    for second in 0..<50 {
      let now = Int64(second) * 1_000_000_000
      _ = first.full.admit(template: 0, hops: 1, at: now)
      first.full.finish(template: 0, isFirstHop: true, at: now, feedback: .answered(remaining: nil))
    }
    state = Mutex(first)
  }

  func decide(step: Int64) {
    state.withLock { state in
      state.now += step
      if state.pacer.admit(template: 0, hops: 1, at: state.now) == nil {
        state.pacer.finish(template: 0, isFirstHop: true, at: state.now, feedback: .answered(remaining: nil))
      } else {
        state.refused += 1
      }
    }
  }

  func explain(_ count: Int) -> Int {
    state.withLock { state in
      var sum: Int64 = 0
      for _ in 0..<count {
        sum &+= state.full.obstacle(template: 0, hops: 1, ahead: 0, at: 50_000_000_000)?.until ?? 0
      }
      return Int(truncatingIfNeeded: sum)
    }
  }

  var refused: Int { state.withLock { $0.refused } }
}

/// The limiter one writes first: exact on the client's clock, stamped at sending.
private actor NaiveLimiter {
  private var stamps: [Int64] = []
  private var now: Int64 = 0

  func admits(step: Int64) -> Bool {
    now += step
    stamps.removeAll { $0 <= now - 60_000_000_000 }
    guard stamps.count < 50 else { return false }
    stamps.append(now)
    return true
  }
}

/// A clock that stands until it is moved on.
final class SteppedTime: TimeSource {
  private let nanoseconds = Atomic<Int64>(3_600_000_000_000)

  func advance(_ step: Int64) { nanoseconds.wrappingAdd(step, ordering: .relaxed) }

  var now: Moment { Moment(sinceOrigin: .nanoseconds(nanoseconds.load(ordering: .relaxed))) }
  var wall: WallInstant {
    WallInstant(millisecondsSinceEpoch: 1_787_684_400_000 + nanoseconds.load(ordering: .relaxed) / 1_000_000)
  }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Moment, tolerance: Duration?) async throws {}
}

/// A pacer whose spend is written down.
private struct LedgerBench: Sendable {
  private let pacer: Pacer
  private let time: SteppedTime

  init(folder: any Folder, time: SteppedTime) {
    self.time = time
    pacer = Pacer(
      profile: .seed50, jitter: SeedStream(seed: 1), ledger: LedgerFile(folder: folder, time: time), time: time)
  }

  func read(_ count: Int, step: Int64) async throws -> Int {
    for _ in 0..<count {
      time.advance(step)
      let admission = try await pacer.admit(PacedCall(template: "t", hops: 1))
      try await admission.willSend()
      admission.didFinish(.answered(remaining: nil))
    }
    if let fault = pacer.ledgerFault { throw ResultsDiffer("the ledger failed: \(fault)") }
    return count
  }
}

/// A folder of this machine for the ledger; removed at the end.
private final class TemporaryLedgerFolder: Sendable {
  let folder: SystemFolder

  init() throws {
    folder = try SystemFolder(path: "/tmp/aura-bench-ledger")
    try folder.remove(LedgerFile.defaultName)
  }

  deinit {
    do { try folder.remove(LedgerFile.defaultName) } catch {}
  }
}
