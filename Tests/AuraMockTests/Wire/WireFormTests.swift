// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import Testing

/// The writers, fed the facts of the recordings, give the recordings' wire forms byte for byte.
struct WireFormTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let scenario: String
    let kind: String
    /// From the root of the recordings.
    let recording: String

    var testDescription: String { "\(scenario) \(kind)" }
  }

  static let cases: [Case] = [
    ("getafe-snow-2021", "28065-2021-01-09"), ("ourense-rain-2020", "32054-2020-10-02"),
    ("madrid-august-2026", "28079-2026-08-25"),
  ].flatMap { scenario, stem in
    [("daily", "diaria"), ("hourly", "horaria")].map { kind, word in
      Case(
        scenario: scenario, kind: kind, recording: "aemet/derived/municipio-\(word)-\(stem).iso885915.json")
    }
  }

  static func written(_ scenario: String, _ kind: String) throws -> [UInt8] {
    let text = try Tree.text("Fixtures/scenarios/\(scenario).json")
    let forecast = try #require(try Scenario(file: text).forecasts.first)
    return kind == "daily" ? forecast.daily.write() : forecast.hourly.write()
  }

  @Test(arguments: cases)
  func bytesHaveTheHashOfTheManifest(_ example: Case) throws {
    let manifest = try Tree.text("Fixtures/MANIFEST.csv").split(separator: "\n")
    let row = try #require(
      manifest.first { $0.contains("/\(example.scenario).json,") && $0.contains(", \(example.kind) forecast") })
    let hash = SHA256.hexadecimal(try Self.written(example.scenario, example.kind))
    #expect(row.contains(",wire form,\(hash),"))
  }

  @Test(.needsRecordings, arguments: cases)
  func bytesEqualTheRecording(_ example: Case) throws {
    let written = try Self.written(example.scenario, example.kind)
    let recorded = try Recordings.bytes(example.recording)
    let difference = zip(written, recorded).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(difference == nil && written.count == recorded.count)
  }

  @Test func fixturesAreThoseOfTheManifestAndOfTheBinary() throws {
    let manifest = try Tree.text("Fixtures/MANIFEST.csv")
    #expect(Scenario.bundledNames.count == 18 && Scenario.bundledNames.first == "quiet")
    for name in Scenario.bundledNames.dropFirst() {
      let text = try Tree.text("Fixtures/scenarios/\(name).json")
      let isListed = manifest.contains("Fixtures/scenarios/\(name).json,\(SHA256.hexadecimal(text.utf8)),")
      #expect(isListed && Scenario.bundledFile(name) == text, "\(name)")
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let id: String
    /// What stands in Getafe's facts, and what is put there.
    let fact: String
    let changed: String
    /// How the written bytes must change, and in which file.
    let kind: String
    let before: String
    let after: String

    var testDescription: String { id }
  }

  static let changes: [Change] = [
    Change(
      id: "a snow line", fact: "\".*2 500 . 400 500 600\"", changed: "\".*2 500 . 400 500 700\"", kind: "daily",
      before: "\"value\" : \"600\",\n        \"periodo\" : \"18-24\"",
      after: "\"value\" : \"700\",\n        \"periodo\" : \"18-24\""),
    Change(
      id: "an hour's snow", fact: "1.8 1.2", changed: "1.8 1.3", kind: "hourly",
      before: "\"value\" : \"1.2\",\n        \"periodo\" : \"13\"",
      after: "\"value\" : \"1.3\",\n        \"periodo\" : \"13\""),
    Change(
      id: "a sunset", fact: "08:36 18:09", changed: "08:36 18:10", kind: "hourly", before: "\"ocaso\" : \"18:09\"",
      after: "\"ocaso\" : \"18:10\""),
  ]

  @Test(arguments: changes)
  func aChangeOfOneFactChangesExactlyItsBytes(_ change: Change) throws {
    let text = try Tree.text("Fixtures/scenarios/getafe-snow-2021.json")
    let original = try #require(try Scenario(file: text).forecasts.first)
    let other = try #require(
      try Scenario(file: text.replacingFirst(change.fact, by: change.changed)).forecasts.first)
    let pair = [original, other].map { forecast in
      String(decoding: change.kind == "daily" ? forecast.daily.write() : forecast.hourly.write(), as: UTF8.self)
    }
    #expect(pair[0] != pair[1] && pair[0].replacingFirst(change.before, by: change.after) == pair[1])
  }
}

extension WireFormTests {
  @Test("No long run of a recording's bytes stands in the scenarios", .needsRecordings)
  func scenariosHoldFactsAlone() throws {
    // Every run of 48 bytes holds 33 that begin at a multiple of 16.
    let width = 33
    var windows: Set<[UInt8]> = []
    for example in Self.cases {
      let bytes = try Recordings.bytes(example.recording)
      for start in stride(from: 0, to: bytes.count - width, by: 16) {
        windows.insert(Array(bytes[start..<start + width]))
      }
    }
    for name in Scenario.bundledNames.dropFirst() {
      let bytes = try Tree.bytes("Fixtures/scenarios/\(name).json")
      let run = (0..<bytes.count - width).first { windows.contains(Array(bytes[$0..<$0 + width])) }
      #expect(run == nil, "\(name) at byte \(run ?? 0)")
    }
  }
}

extension String {
  /// The text with the first place of a part changed; the text itself when the part is not there.
  func replacingFirst(_ part: String, by other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
