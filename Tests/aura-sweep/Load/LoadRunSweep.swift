// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

extension Sweep {
  /// Runs of `aura load` in a process each: every minute counted again from the journal is within the limit, no call is
  /// refused, saturation leaves hardly a slot unused, one history is the same twice, and processes that share get alike.
  static let loadRuns = Sweep(name: "load-runs", unit: "minutes", defaultCount: 10) { count, _ in
    var report = SweepReport(tried: 0)
    func judge(_ words: [String], minutes: Int, limit: Int) throws -> LoadRun {
      let run = try LoadRun(["--minutes", "\(minutes)"] + words)
      report.tried += minutes
      let worst = [run.worst("server"), run.worst("client"), run.worstCounted]
      if run.status != 0 || run.number("status429") != 0 || worst.contains(where: { $0 > limit || $0 < 1 })
        || run.arrivals.count != Int(run.number("requests"))
      {
        report.failures.append("\(words): status \(run.status), worst minutes \(worst), \(run.output.prefix(400))")
      }
      return run
    }
    let steady = try judge([], minutes: count, limit: 50)
    let begin = steady.arrivals.first ?? 0
    let used = Double(steady.arrivals.count { $0 < begin + count * 60_000 }) / Double(50 * count)
    if used < 0.985 || abs(steady.number("utilisation") - used) >= 0.0001 || steady.worstCounted != 50 {
      report.failures.append("saturation used \(used) of the slots")
    }
    if try judge(["--virtual"], minutes: count, limit: 50).output != steady.output {
      report.failures.append("another history in virtual time")
    }
    for (words, limit) in [
      (["--shape", "burst"], 50), (["--shape", "widgets"], 50), (["--shape", "restart"], 50),
      (["--shape", "apps", "--apps", "4"], 50), (["--profile", "live"], 40),
      (["--profile", "live", "--shape", "apps"], 40), (["--profile", "faq-2026", "--latency", "3000"], 40),
    ] as [([String], Int)] {
      _ = try judge(words, minutes: max(1, count / 2), limit: limit)
    }
    let shared = try judge(["--shape", "apps"], minutes: count, limit: 50)
    let fairness = (shared.report["fairness"] as? [String: Any])?["apps"] as? Double ?? 0
    if count >= 8, fairness <= 0.85 || shared.number("utilisation") < 0.95 {
      report.failures.append("shared: fairness \(fairness), utilisation \(shared.number("utilisation"))")
    }
    report.figures.append("used \(used) of the slots, fairness \(fairness)")
    return report
  }
}

/// One run of the `aura load` that lies beside this program.
private struct LoadRun {
  let status: Int32
  let output: String
  let report: [String: Any]
  /// Milliseconds, in order.
  let arrivals: [Int]

  init(_ words: [String]) throws {
    let journal = NSTemporaryDirectory() + "aura-load-\(ProcessInfo.processInfo.processIdentifier)"
    let process = Process()
    let pipe = Pipe()
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("aura")
    process.arguments = ["load", "--json", "--journal", journal] + words
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
    report = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    let lines = String(decoding: FileManager.default.contents(atPath: journal) ?? Data(), as: UTF8.self)
    arrivals = try lines.split(separator: "\n").compactMap { line in
      (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["arrivalMs"] as? Int
    }
    try FileManager.default.removeItem(atPath: journal)
  }

  func number(_ name: String) -> Double { (report[name] as? NSNumber)?.doubleValue ?? -1 }
  func worst(_ side: String) -> Int { (report["worstWindow"] as? [String: Int])?[side] ?? -1 }

  /// The most in any minute, by trying the minute that begins with each arrival.
  var worstCounted: Int {
    arrivals.map { start in arrivals.count { $0 >= start && $0 < start + 60_000 } }.max() ?? 0
  }
}
