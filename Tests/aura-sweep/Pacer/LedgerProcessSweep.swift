// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import Foundation

extension Sweep {
  /// Three real processes on one real ledger file, killed by SIGKILL at drawn moments and started again: what all of
  /// them sent, by the machine's own clock, never passes the limit. Their clocks run 20 times as fast.
  static let ledgerProcesses = Sweep(name: "ledger-processes", unit: "calls", defaultCount: 300) { count, chance in
    var chance = chance
    var report = SweepReport(tried: 0)
    let folder = NSTemporaryDirectory() + "aura-ledger-\(ProcessInfo.processInfo.processIdentifier)"
    defer {
      do { try FileManager.default.removeItem(atPath: folder) } catch { report.failures.append("\(error)") }
    }
    var stamps: [Int64] = []
    var kills = 0
    var running: [LedgerWorker] = []
    let time = SystemTime()
    let deadline = time.now.advanced(by: .seconds(60))
    var idle = 0
    while stamps.count < count && time.now < deadline {
      while running.count < 3 { running.append(try LedgerWorker(folder: folder)) }
      try await time.sleep(for: .milliseconds(300 + Int(chance.below(1200))))
      let victim = running.remove(at: Int(chance.below(UInt64(running.count))))
      let told = victim.kill()
      kills += 1
      idle = told.isEmpty ? idle + 1 : 0
      stamps += told
    }
    for worker in running { stamps += worker.kill() }
    report.tried = stamps.count
    stamps.sort()
    let limit = LedgerWorker.profile.key?.count ?? 0
    var (first, worst) = (0, 0)
    for last in stamps.indices {
      while stamps[last] - stamps[first] >= 60_000_000_000 { first += 1 }
      worst = max(worst, last - first + 1)
    }
    report.figures.append("\(kills) processes killed, worst window \(worst) of \(limit)")
    if worst > limit { report.failures.append("\(worst) calls in a window of \(limit)") }
    if stamps.count < count { report.failures.append("\(stamps.count) calls in a minute, expected \(count)") }
    return report
  }

  /// What `ledger-processes` starts: readings without end on the ledger of the folder named by AURA_LEDGER, each
  /// arrival printed. Not for people.
  static let ledgerWorker = Sweep(name: "ledger-worker", unit: "readings", defaultCount: 1_000_000) { count, _ in
    guard let path = ProcessInfo.processInfo.environment["AURA_LEDGER"] else {
      return SweepReport(tried: 0, failures: ["AURA_LEDGER names no folder"])
    }
    let time = FastTime()
    let pacer = Pacer(
      profile: LedgerWorker.profile, jitter: SeedStream(seed: UInt64(bitPattern: time.wall.millisecondsSinceEpoch)),
      ledger: LedgerFile(folder: try SystemFolder(path: path), time: time), time: time)
    await withTaskGroup(of: Void.self) { group in
      for caller in 0..<6 {
        group.addTask { await LedgerWorker.read(pacer, time, template: "t\(caller % 2)", count: count) }
      }
    }
    return SweepReport(tried: count)
  }
}

/// A process that reads through a pacer with a shared ledger.
private final class LedgerWorker {
  static let profile = PacingProfile(name: "forty a minute", key: PacingProfile.Limit(count: 40))

  private let process = Process()
  private let output = Pipe()

  init(folder: String) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["ledger-worker"]
    process.environment = ProcessInfo.processInfo.environment.merging(["AURA_LEDGER": folder]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Ends the process as a crash would and returns the arrivals it printed.
  func kill() -> [Int64] {
    Foundation.kill(process.processIdentifier, SIGKILL)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { Int64($0) }
  }

  static func read(_ pacer: Pacer, _ time: FastTime, template: String, count: Int) async {
    for _ in 0..<count {
      do {
        let admission = try await pacer.admit(PacedCall(template: template))
        defer { admission.close() }
        for _ in 0..<2 {
          try await admission.willSend()
          try await time.sleep(for: .milliseconds(120))
          // One write of a short line to a pipe is whole or not there.
          FileHandle.standardOutput.write(Data("\(time.now.nanosecondsSinceOrigin)\n".utf8))
          try await time.sleep(for: .milliseconds(120))
          admission.didFinish(.answered(remaining: nil))
        }
      } catch {
        return
      }
    }
  }
}

/// The machine's clocks, 20 times as fast, the same for all its processes: both are multiplied from their origins.
private struct FastTime: TimeSource {
  private let base = SystemTime()
  private static let factor: Int64 = 20

  var now: Moment { Moment(sinceOrigin: .nanoseconds(base.now.nanosecondsSinceOrigin * Self.factor)) }
  var wall: WallInstant {
    WallInstant(millisecondsSinceEpoch: base.wall.millisecondsSinceEpoch * Self.factor)
  }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    try await base.sleep(
      for: .nanoseconds((deadline.nanosecondsSinceOrigin - now.nanosecondsSinceOrigin) / Self.factor))
  }
}

extension Moment {
  fileprivate var nanosecondsSinceOrigin: Int64 {
    let (seconds, attoseconds) = sinceOrigin.components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
