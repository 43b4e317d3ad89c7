// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura load`, run as a user does: what it reports is counted again from what it writes.
struct LoadCommandTests {
  /// The report of a load, and the arrivals of its journal.
  struct Load {
    let status: Int32
    let report: [String: Any]
    let output: String
    /// Milliseconds, in order.
    let arrivals: [Int]

    init(_ words: [String]) throws {
      let folder = try TemporaryFolder()
      let journal = folder.path + "/journal"
      let answer = try BuiltCommand.run("aura", ["load", "--json", "--journal", journal] + words)
      status = answer.status
      output = answer.output
      report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
      let lines = String(decoding: folder.bytes(of: "journal") ?? [], as: UTF8.self).split(separator: "\n")
      arrivals = try lines.map { line in
        let entry = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        return try #require(entry["arrivalMs"] as? Int)
      }
    }

    func number(_ name: String) -> Double { (report[name] as? NSNumber)?.doubleValue ?? -1 }
    func worst(_ side: String) -> Int { (report["worstWindow"] as? [String: Int])?[side] ?? -1 }

    /// The most in any minute, by trying the minute that begins with each arrival.
    var worstCounted: Int {
      arrivals.map { start in arrivals.count { $0 >= start && $0 < start + 60_000 } }.max() ?? 0
    }
  }

  @Test("Five minutes under saturation: 50 in the worst minute by our own count, no 429, and hardly a slot unused")
  func steady() throws {
    let load = try Load(["--minutes", "5"])
    #expect(load.status == 0 && load.worst("server") == 50 && load.worst("client") == 50)
    #expect(load.worstCounted == 50 && Double(load.arrivals.count) == load.number("requests"))
    #expect(load.number("status429") == 0)
    let begin = load.arrivals.first ?? 0
    let used = Double(load.arrivals.count { $0 < begin + 300_000 }) / 250
    #expect(used >= 0.985 && abs(load.number("utilisation") - used) < 0.0001)
    // Virtual time has one history.
    #expect(try Load(["--minutes", "5", "--virtual"]).output == load.output)
  }

  @Test(
    "Every shape and every profile stays under its limits",
    arguments: [
      (["--shape", "burst"], 50), (["--shape", "widgets"], 50), (["--shape", "restart"], 50),
      (["--shape", "apps", "--apps", "4"], 50), (["--profile", "live"], 40),
      (["--profile", "live", "--shape", "apps"], 40), (["--profile", "faq-2026", "--latency", "3000"], 40),
    ] as [([String], Int)])
  func shapes(words: [String], limit: Int) throws {
    let load = try Load(["--minutes", "2"] + words)
    #expect(load.status == 0 && load.number("status429") == 0)
    #expect(load.worst("server") <= limit && load.worstCounted <= limit && load.worst("server") == load.worstCounted)
    #expect(load.number("requests") >= 40)
  }

  @Test("Processes that share a ledger get alike, and use the limit together")
  func fairness() throws {
    let load = try Load(["--minutes", "8", "--shape", "apps"])
    let fairness = (load.report["fairness"] as? [String: Any])?["apps"] as? Double ?? 0
    #expect(fairness > 0.85 && load.number("utilisation") >= 0.95)
  }

  @Test(
    "Over HTTP, on faster clocks: the live profile meets no 429; two loads that share nothing break the limit", .waiting
  )
  func overHTTP() throws {
    let folder = try TemporaryFolder()
    func mock(_ speed: String) throws -> (ChildProcess, String) {
      let mock = try ChildProcess([BuiltCommand.path(of: "aura-mock"), "--port", "0", "--speed", speed])
      let line = try #require(mock.line(beginning: "aura-mock listening"))
      return (mock, String(try #require(line.split(separator: " ").first { $0.hasPrefix("http") })))
    }
    func load(_ speed: String, _ minutes: String, _ base: String, _ profile: String) throws -> ChildProcess {
      try ChildProcess([
        BuiltCommand.path(of: "aura"), "load", "--speed", speed, "--minutes", minutes, "--base", base, "--profile",
        profile, "--json", "--svg", folder.path + "/" + profile,
      ])
    }
    // A minute of the pair takes three seconds, so that both begin in the same one on a busy machine too.
    let (other, otherBase) = try mock("20")
    let pair = try (0..<2).map { _ in try load("20", "1", otherBase, "seed-50-per-minute") }
    let (server, base) = try mock("60")
    let alone = try load("60", "2", base, "live")
    let report = try #require(alone.line())
    #expect(alone.exitStatus() == 0 && report.contains("\"status429\":0,"))
    server.end(by: SIGTERM)
    for one in pair { while one.line() != nil {} }
    // Each counts what arrived of both.
    #expect(pair.map { $0.exitStatus() }.contains(1))
    other.end(by: SIGTERM)
    let picture = String(decoding: folder.bytes(of: "live") ?? [], as: UTF8.self)
    #expect(picture.hasPrefix("<svg xmlns") && picture.contains("limit 40") && picture.utf8.count < 60_000)
  }

  @Test("The table has a row a call, the page the picture and the figures")
  func files() throws {
    let folder = try TemporaryFolder()
    let (csv, html) = (folder.path + "/calls.csv", folder.path + "/load.html")
    let answer = try BuiltCommand.run("aura", ["load", "--minutes", "3", "--csv", csv, "--html", html])
    let rows = String(decoding: folder.bytes(of: "calls.csv") ?? [], as: UTF8.self).split(separator: "\n")
    let requests = Int(answer.output.split(separator: " ").first { Int($0) ?? 0 > 99 } ?? "") ?? -1
    #expect(answer.status == 0 && rows.count == requests + 1)
    #expect(rows.allSatisfy { $0.split(separator: ",", omittingEmptySubsequences: false).count == 10 })
    let page = String(decoding: folder.bytes(of: "load.html") ?? [], as: UTF8.self)
    #expect(page.contains("<svg") && page.contains("worst window: 50 at the server") && !page.contains("<script"))
  }

  @Test(
    "Wrong calls end with their own status and one line of help",
    arguments: [
      ([], 64), (["--minutes", "0"], 64), (["--minutes", "x"], 64), (["--minutes", "301"], 64),
      (["--minutes", "1", "--real", "--virtual"], 64), (["--minutes", "1", "--speed", "0"], 64),
      (["--minutes", "1", "--speed", "nan"], 64), (["--minutes", "1", "--shape", "flood"], 64),
      (["--minutes", "1", "--profile", "none"], 64), (["--minutes", "1", "--apps", "17"], 64),
      (["--minutes", "1", "--base", "http://127.0.0.1:1"], 64), (["--minutes", "1", "extra"], 64),
      (["--minutes", "1", "--real", "--base", "https://opendata.aemet.es"], 64),
      (["--minutes", "1", "--ledger", "/nowhere"], 64),
      (["--minutes", "1", "--real", "--ledger", "/nowhere/at/all"], 66),
      (["--minutes", "1", "--real", "--base", "http://127.0.0.1:1"], 69),
      (["--minutes", "1", "--csv", "/nowhere/at/all.csv"], 66),
    ] as [([String], Int32)])
  func wrong(words: [String], status: Int32) throws {
    let answer = try BuiltCommand.run("aura", ["load"] + words)
    #expect(answer.status == status)
    #expect(answer.output.isEmpty && answer.messages.hasPrefix("aura load: "))
  }
}
