// SPDX-License-Identifier: MIT

import AuraPacing
import AuraSim
import AuraStore
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// What the ledger promises: processes that come, go and die keep one limit between them.
struct SharedLedgerTests {
  @Test("Two processes at once stay under one limit, use it, and share it")
  func together() async {
    let world = LedgerWorld()
    let made = await world.run { () -> [Int] in
      let pacers = [1, 2].map { world.pacer(process: $0) }
      return await withTaskGroup(of: Int?.self) { group in
        for reader in 0..<8 {
          group.addTask {
            var count = 0
            while world.time.now.sinceOrigin < .seconds(120) {
              if await world.read(pacers[reader % 2], process: reader % 2 + 1) { count += 1 }
            }
            return count * (reader % 2 == 0 ? 1 : 1000)
          }
        }
        let sum = await group.reduce(0) { $0 + ($1 ?? 0) }
        return [sum % 1000, sum / 1000]
      }
    }
    #expect(world.worstWindow == 4)
    // Twelve windows of four calls; latencies of 1.2 s a reading stretch each.
    #expect(world.arrived >= 36)
    // Neither starves: each makes at least a third.
    let counts = made ?? []
    #expect(counts.count == 2 && counts.allSatisfy { $0 * 3 >= (counts.reduce(0, +)) })
  }

  @Test("A process killed at operations of the disk, whole or torn, leaves the limit kept and no long stall")
  func killed() async {
    // Every fifth; the sweep `ledger-kills` takes all of them, whole and torn.
    let law = await LedgerKillLaw()
    var broken: [String] = []
    for step in stride(from: 1, through: law.operations, by: 5) {
      broken += await law.broken(killingAt: step, tearing: step % 2 == 0)
    }
    #expect(law.operations > 50 && broken == [])
  }

  struct Restart: Sendable, CustomTestStringConvertible {
    let id: String
    var boot: UInt64 = 1
    var monotonicSeconds: Int64 = 0
    var wallSeconds: Int64 = 0
    /// When the first call of the new process goes, seconds after the first of the old.
    let goes: ClosedRange<Double>
    var testDescription: String { id }
  }

  @Test(
    "Spend survives a restart; after a reboot or with a clock set wrong it counts as now, and no longer",
    arguments: [
      Restart(id: "same boot, sound clocks", goes: 10...10.2),
      Restart(id: "another boot", boot: 2, monotonicSeconds: -3, goes: 13...13.2),
      Restart(id: "wall a day on", wallSeconds: 86_400, goes: 13...13.2),
      Restart(id: "wall a day back", wallSeconds: -86_400, goes: 13...13.2),
      Restart(id: "monotonic a day on", monotonicSeconds: 86_400, goes: 13...13.2),
      Restart(id: "monotonic a day back", monotonicSeconds: -86_400, goes: 13...13.2),
      Restart(id: "wall a second on", wallSeconds: 1, goes: 10...10.2),
      Restart(id: "wall a second back", wallSeconds: -1, goes: 10...11.2),
    ])
  func restarted(restart: Restart) async {
    let world = LedgerWorld()
    let went = await world.run { () -> Double in
      let old = world.pacer(process: 1)
      for _ in 0..<4 { _ = await world.read(old, process: 1, hops: 1, latencyMilliseconds: 0) }
      world.disk.kill(1)
      do { try await world.time.sleep(for: .seconds(3)) } catch { return -1 }
      let new = world.pacer(
        process: 2, boot: restart.boot, monotonicSeconds: restart.monotonicSeconds, wallSeconds: restart.wallSeconds)
      _ = await world.read(new, process: 2, hops: 1, latencyMilliseconds: 0)
      return Double(world.time.now.sinceOrigin.components.attoseconds) / 1e18
        + Double(world.time.now.sinceOrigin.components.seconds)
    }
    #expect(went.map(restart.goes.contains) == true, "went at \(went ?? -1)")
  }

  struct Death: Sendable, CustomTestStringConvertible {
    let id: String
    let sent: Int
    let answered: Int
    /// When two slots are free for another process, seconds.
    let frees: ClosedRange<Double>
    var testDescription: String { id }
  }

  @Test(
    "Lines of a dead process: answered holds a window, in flight the exchange limit and a window, unsent its own life",
    arguments: [
      Death(id: "both answered", sent: 2, answered: 2, frees: 10...10.2),
      Death(id: "first in flight, second unsent", sent: 1, answered: 0, frees: 15...15.2),
      Death(id: "second in flight", sent: 2, answered: 1, frees: 15...15.2),
      Death(id: "none sent", sent: 0, answered: 0, frees: 12...12.2),
    ])
  func died(death: Death) async {
    let world = LedgerWorld()
    let profile = PacingProfile(name: "two in ten", key: PacingProfile.Limit(count: 2, seconds: 10))
    let freed = await world.run { () -> Double in
      do {
        let admission = try await world.pacer(process: 1, profile: profile).admit(PacedCall(template: "t"))
        for call in 0..<death.sent {
          try await admission.willSend()
          if call < death.answered { admission.didFinish(.answered(remaining: nil)) }
        }
        world.disk.kill(1)
        let next = try await world.pacer(process: 2, profile: profile).admit(PacedCall(template: "t"))
        let (seconds, attoseconds) = world.time.now.sinceOrigin.components
        next.close()
        admission.close()
        return Double(seconds) + Double(attoseconds) / 1e18
      } catch {
        return -1
      }
    }
    #expect(freed.map(death.frees.contains) == true, "free at \(freed ?? -1)")
  }

  @Test("A 429 rests its template for the next process too, and a call that never left gives its slot back to all")
  func restsAndReturns() async {
    let world = LedgerWorld()
    let seen = await world.run { () -> [String] in
      var seen: [String] = []
      do {
        let (first, second) = (world.pacer(process: 1), world.pacer(process: 2))
        for _ in 0..<10 {
          let admission = try await first.admit(PacedCall(template: "t"))
          try await admission.willSend()
          admission.didFinish(.unreached(blamesServer: false))
          admission.close()
        }
        seen.append("\(second.explain(PacedCall(template: "t")) == nil)")
        let admission = try await first.admit(PacedCall(template: "t"))
        try await admission.willSend()
        admission.didFinish(.limited(retryAfterSeconds: 3600))
        admission.close()
        world.disk.kill(1)
        let reason = world.pacer(process: 3).explain(PacedCall(template: "t"))
        seen.append(
          "\(reason.map { $0.reason == .frozenTemplate(template: "t") || $0.reason == .frozenEverything } ?? false)")
        let earliest = reason?.earliest.map { world.time.wall.seconds(until: $0) } ?? 0
        seen.append("\((3598...3601).contains(earliest))")
      } catch { seen.append("\(error)") }
      return seen
    }
    #expect(seen == ["true", "true", "true"])
  }

  @Test("A slot held unsent past its life may not be sent any more")
  func lapsed() async {
    let world = LedgerWorld()
    let outcome = await world.run { () -> PacingError? in
      do {
        let pacer = world.pacer(process: 1)
        let admission = try await pacer.admit(PacedCall(template: "t", hops: 1))
        try await world.time.sleep(for: .seconds(11))
        do throws(PacingError) { try await admission.willSend() } catch { return error }
        return nil
      } catch { return nil }
    }
    #expect(outcome == .lapsed)
  }
}
