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
  /// Beside them as many tasks that wait for one continuation each and nothing else: what no pacer can be below.
  static let waiters = BenchmarkGroup(name: "waiters") { _ in
    var benchmarks: [Benchmark] = []
    for count in [1000, 10_000, 100_000] {
      for (name, world) in [
        ("", WaiterWorld(count: count)), ("bare-", WaiterWorld(count: count, isBare: true)),
      ] {
        guard let found = await world.run(weighing: true), found.admitted == count, found.worstWindow == 50 else {
          throw ResultsDiffer("\(name)\(count) waiters were not all let go, 50 in any minute")
        }
        let bytes = found.bytesEach.map { ", \($0) bytes each" } ?? ""
        benchmarks.append(
          Benchmark(
            "waiters/\(name)\(count)", unit: "waiter", input: "queued, woken and done, 50 a minute\(bytes)",
            operations: count
          ) { await world.run()?.admitted ?? 0 })
      }
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
  /// Without a pacer: fifty are let go every minute, in the order they came.
  var isBare = false

  /// - Parameter weighing: Whether to look at the memory too, which takes time.
  func run(weighing: Bool = false) async -> Outcome? {
    let time = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1_787_684_400))
    let pacer = Pacer(profile: .seed50, jitter: SeedStream(seed: 1), queueLimit: count, time: time)
    let row = WaitingRow()
    let stamps = StampLog()
    let isBare = isBare
    if weighing { trimHeap() }
    let before = weighing ? residentBytes() : nil
    return await time.run(on: StepExecutor()) { () -> Outcome in
      var outcome = Outcome()
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<count {
          if isBare {
            group.addTask {
              await withCheckedContinuation { row.park($0) }
              stamps.append(time)
              return true
            }
          } else {
            group.addTask {
              do {
                let admission = try await pacer.admit(PacedCall(template: "t", hops: 1))
                try await admission.willSend()
                stamps.append(time)
                admission.didFinish(.answered(remaining: nil))
                return true
              } catch {
                return false
              }
            }
          }
        }
        await Task.yield()
        await Task.yield()
        if let before, let now = residentBytes() { outcome.bytesEach = max(0, now - before) / count }
        while isBare, row.letGo(50) { await pause(time) }
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

  private func pause(_ time: VirtualTime) async {
    do { try await time.sleep(for: .seconds(60)) } catch { return }
  }
}

/// Tasks that wait for nothing but their turn.
private final class WaitingRow: Sendable {
  private struct Row {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var gone = 0
  }

  private let row = Mutex(Row())

  func park(_ continuation: CheckedContinuation<Void, Never>) { row.withLock { $0.waiting.append(continuation) } }

  /// Lets the first ones go; false when none is left.
  func letGo(_ count: Int) -> Bool {
    let batch = row.withLock { row in
      let end = min(row.gone + count, row.waiting.count)
      defer { row.gone = end }
      return Array(row.waiting[row.gone..<end])
    }
    for continuation in batch { continuation.resume() }
    return !batch.isEmpty
  }
}

/// When calls went, nanoseconds, in order.
private final class StampLog: Sendable {
  private let stamps = Mutex<[Int64]>([])

  func append(_ time: VirtualTime) {
    let now = time.now.sinceOrigin.components
    stamps.withLock { $0.append(now.seconds * 1_000_000_000 + now.attoseconds / 1_000_000_000) }
  }

  var all: [Int64] { stamps.withLock { $0 } }
}

/// Hands freed memory back to the system, so that what is taken next is seen.
private func trimHeap() {
  #if canImport(Glibc)
    // Not in Swift's Glibc module.
    guard let address = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(address, to: (@convention(c) (Int) -> Int32).self)(0)
  #endif
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
