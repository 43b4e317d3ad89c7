// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura corpus`, run as a reviewer does. The whole corpus is checked in release by `.ci/run`.
struct CorpusCommandTests {
  /// A folder with the first texts by hand and what else a test puts there.
  static func folder(_ files: [String: String] = [:]) throws -> String {
    let path = NSTemporaryDirectory() + "aura-corpus-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path + "/pending", withIntermediateDirectories: true)
    let hand = try Tree.text("Fixtures/golden/hand.tsv").split(separator: "\n").prefix(5).joined(separator: "\n")
    try (hand + "\n").write(toFile: path + "/hand.tsv", atomically: true, encoding: .utf8)
    for (name, text) in files { try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8) }
    return path
  }

  static let wet =
    #"{"place":"15030","at":"2026-11-03T10:00","current":{"sky":"26","temperatureC":13,"precipitationMm":2.4}}"#

  @Test("say tells a text for each line of snapshots, with facts, rules and seed; the same line twice is the same text")
  func say() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/two.jsonl"
    try (Self.wet + "\n" + Self.wet + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let answer = try BuiltCommand.run("aura", ["corpus", "say", "--snapshot", path, "--json"])
    let lines = answer.output.split(separator: "\n")
    try #require(answer.status == 0 && lines.count == 2 && lines[0] == lines[1], "\(answer.messages)")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    let dataline = try #require(object["dataline"] as? String)
    #expect(dataline.contains("2,4\u{A0}mm") && object["headline"] is String && object["seed"] != nil)
    #expect((object["rules"] as? [String])?.first == "topic.rain")
  }

  @Test("Nothing is clean that has no case, a pending case, or a text that is not the composer's")
  func unclean() throws {
    let header = "id\tplace\tat\theadline\tdataline\trules\tsnapshot\n"
    let line = "x\t15030\t2026-11-03T10:00\tSol\tDe 1 a 2 °C.\tr\t\(Self.wet)\n"
    for (files, words) in [
      ([:], ["\"empty\""]),
      (["pending/edges.tsv": header + line, "edges.tsv": header + line], ["\"pending\"", "\"changed\""]),
    ] as [([String: String], [String])] {
      let path = try Self.folder(files)
      let answer = try BuiltCommand.run("aura", ["corpus", "check", "--json", "--golden", path])
      #expect(answer.status == 1 && words.allSatisfy(answer.output.contains), "\(words)")
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test(
    "Mistakes have statuses of their own",
    arguments: [
      (["corpus"], 64), (["corpus", "praise"], 64), (["corpus", "say", "2807"], 64), (["corpus", "say", "28999"], 67),
      (["corpus", "say", "--snapshot", "/nowhere"], 66), (["corpus", "accept", "--golden", "/nowhere"], 64),
      (["corpus", "check", "--golden", "/nowhere"], 66),
    ] as [([String], Int32)])
  func mistakes(words: [String], status: Int32) throws {
    #expect(try BuiltCommand.run("aura", words).status == status)
  }
}
