// SPDX-License-Identifier: MIT

package import AuraKit
package import AuraSim
import Synchronization

/// Simulated processes with a pacer each on one simulated disk, and a server that stamps what arrives.
package final class LedgerWorld: Sendable {
  /// Clocks that were set wrong.
  private struct SkewedTime: TimeSource {
    let base: VirtualTime
    var monotonicSeconds: Int64 = 0
    var wallSeconds: Int64 = 0

    var now: Moment { base.now.advanced(by: .seconds(monotonicSeconds)) }
    var wall: WallInstant { base.wall.advanced(bySeconds: wallSeconds) }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: Moment, tolerance: Duration?) async throws {
      try await base.sleep(until: deadline.advanced(by: .seconds(-monotonicSeconds)), tolerance: tolerance)
    }
  }

  /// Four calls in ten seconds: small enough that every mistake shows.
  package static let profile = PacingProfile(name: "four in ten", key: PacingProfile.Limit(count: 4, seconds: 10))
  package static let settings = LedgerSettings(exchangeSeconds: 5, reservationSeconds: 12)

  package let time = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1_787_684_400))
  package let disk = MemoryDisk()
  private let arrivals = Mutex<[Duration]>([])

  package init() {}

  package func pacer(
    process: Int, boot: UInt64 = 1, monotonicSeconds: Int64 = 0, wallSeconds: Int64 = 0,
    profile: PacingProfile = LedgerWorld.profile
  ) -> Pacer {
    let ledger = LedgerFile(folder: MemoryFolder(disk, process: process), writer: UInt64(process), boot: boot)
    return Pacer(
      profile: profile, jitter: SeedStream(seed: UInt64(process)), ledger: ledger, ledgerSettings: Self.settings,
      time: SkewedTime(base: time, monotonicSeconds: monotonicSeconds, wallSeconds: wallSeconds))
  }

  /// One reading of a process: waits, and sends its calls unless the process has died.
  package func read(_ pacer: Pacer, process: Int, hops: Int = 2, latencyMilliseconds: Int = 300) async -> Bool {
    do {
      let admission = try await pacer.admit(PacedCall(template: "t", hops: hops))
      defer { admission.close() }
      for _ in 0..<hops {
        try await admission.willSend()
        guard !disk.isDead(process) else { return false }
        try await time.sleep(for: .milliseconds(latencyMilliseconds))
        arrivals.withLock { $0.append(time.now.sinceOrigin) }
        try await time.sleep(for: .milliseconds(latencyMilliseconds))
        admission.didFinish(.answered(remaining: nil))
      }
      return true
    } catch {
      return false
    }
  }

  package var arrived: Int { arrivals.withLock { $0.count } }

  /// The most arrivals in any ten seconds.
  package var worstWindow: Int {
    let sorted = arrivals.withLock { $0.sorted() }
    var start = 0
    return sorted.indices.reduce(0) { worst, end in
      while sorted[end] - sorted[start] >= .seconds(10) { start += 1 }
      return max(worst, end - start + 1)
    }
  }

  /// Runs something in this world to its end.
  package func run<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) async -> Result? {
    await time.run(on: StepExecutor(), body)
  }
}
