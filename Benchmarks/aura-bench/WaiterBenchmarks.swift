// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraSim
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

extension BenchmarkGroup {
  /// Callers that wait in a pacer: a child task each, made, queued, woken in turn and collected, under virtual time.
  static let waiters = BenchmarkGroup(name: "waiters") { _ in
    var benchmarks: [Benchmark] = []
    for count in [1000, 10_000, 100_000] {
      let world = WaiterWorld(count: count)
      guard let found = await world.run(), found.admitted == count, found.worstWindow == 50 else {
        throw ResultsDiffer("\(count) waiters were not all let go, 50 in any minute")
      }
      let bytes = found.bytesEach.map { ", \($0) bytes each" } ?? ""
      benchmarks.append(
        Benchmark(
          "waiters/\(count)", unit: "waiter", input: "queued, woken and done, 50 a minute\(bytes)", operations: count
        ) { await world.run()?.admitted ?? 0 })
    }
    return benchmarks
  }
}

/// A world of so many callers that come at once.
struct WaiterWorld: Sendable {
  struct Outcome: Sendable {
    var admitted = 0
    var worstWindow = 0
    /// Memory taken while all wait, for each of them; nil where the system does not tell.
    var bytesEach: Int?
  }

  let count: Int

  func run() async -> Outcome? {
    let time = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1_787_684_400))
    let pacer = Pacer(profile: .seed50, jitter: SeedStream(seed: 1), queueLimit: count, time: time)
    let stamps = StampLog()
    let before = residentBytes()
    return await time.run(on: StepExecutor()) { () -> Outcome in
      var outcome = Outcome()
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<count {
          group.addTask {
            do {
              let admission = try await pacer.admit(PacedCall(template: "t", hops: 1))
              try admission.willSend()
              let now = time.now.sinceOrigin.components
              stamps.append(now.seconds * 1_000_000_000 + now.attoseconds / 1_000_000_000)
              admission.didFinish(.answered(remaining: nil))
              return true
            } catch {
              return false
            }
          }
        }
        await Task.yield()
        await Task.yield()
        if let before, let now = residentBytes() { outcome.bytesEach = max(0, now - before) / count }
        for await isMade in group where isMade { outcome.admitted += 1 }
      }
      let all = stamps.all
      var first = 0
      for last in all.indices {
        while all[last] - all[first] >= 60_000_000_000 { first += 1 }
        outcome.worstWindow = max(outcome.worstWindow, last - first + 1)
      }
      return outcome
    }
  }
}

/// When calls went, nanoseconds, in order.
private final class StampLog: Sendable {
  private let stamps = Mutex<[Int64]>([])

  func append(_ stamp: Int64) { stamps.withLock { $0.append(stamp) } }

  var all: [Int64] { stamps.withLock { $0 } }
}

/// Memory of this process that lies in the machine's, bytes; nil where the system does not tell.
private func residentBytes() -> Int? {
  #if os(Linux)
    do {
      let text = String(decoding: try InputFile.read("/proc/self/statm", limitBytes: 4096), as: UTF8.self)
      return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
    } catch {
      return nil
    }
  #else
    return nil
  #endif
}
