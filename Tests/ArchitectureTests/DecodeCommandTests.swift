// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura decode`, run as a user does, its JSON read by Foundation.
struct DecodeCommandTests {
  static func file(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("aura-decode-\(UUID().uuidString)").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  static func object(_ answer: BuiltCommand.Answer) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
  }

  static let bulletin = """
    AGENCIA ESTATAL DE METEOROLOGÍA
    PREDICCIÓN GENERAL PARA ESPAÑA\u{20}
    DÍA 08 DE JULIO DE 2026 A LAS 10:18 HORA OFICIAL
    PREDICCIÓN VÁLIDA PARA EL MIÉRCOLES 8

    A.- FENÓMENOS SIGNIFICATIVOS
    No se esperan.

    B.- PREDICCIÓN
    Sol.

    """

  @Test("A bulletin: kind, record, resolved and notes, for the moment it was issued and for another")
  func bulletinKind() throws {
    let path = try Self.file(Self.bulletin)
    let issued = try Self.object(BuiltCommand.run("aura", ["decode", "bulletin", path]))
    #expect(Set(issued.keys) == ["kind", "record", "resolved", "notes"] && issued["kind"] as? String == "bulletin")
    let record = try #require(issued["record"] as? [String: Any])
    #expect(record["significantPhenomena"] as? [String] == [] && record["paragraphs"] as? [String] == ["Sol."])
    let days = try [
      issued, Self.object(BuiltCommand.run("aura", ["decode", "bulletin", "--at", "2026-07-09T00:00", path])),
    ]
    .map { ($0["resolved"] as? [String: Any])?["coversToday"] as? Bool }
    #expect(days == [true, false])
  }

  @Test(
    "Every kind says of a file that is another's what was expected, in words",
    arguments: [
      "envelope", "daily", "hourly", "observations", "stations", "municipalities", "uvi", "avisos", "bulletin", "ica",
      "ica-backend", "rss", "radar", "snapshot",
    ])
  func refusals(kind: String) throws {
    let answer = try BuiltCommand.run("aura", ["decode", kind, Self.file("[ {\n  \"origen\" : {")])
    #expect(answer.status == 65 && answer.output.isEmpty && answer.messages.contains("expected"))
    // A case of an error printed by the compiler's own means: `missing(line: 1, …)`.
    #expect(answer.messages.firstMatch(of: #/[a-z]\([a-z]+: /#) == nil, "\(answer.messages)")
  }

  @Test("What is no such payload, no such file or no such kind ends with its own status and one line of why")
  func mistakes() throws {
    let path = try Self.file("[ {")
    let daily = try BuiltCommand.run("aura", ["decode", "daily", path])
    #expect(daily.status == 65 && daily.output.isEmpty && daily.messages.contains("byte 3"))
    #expect(try BuiltCommand.run("aura", ["decode", "daily", path + "-not-there"]).status == 66)
    let statuses = try [
      ["decode"], ["decode", "nothing", path], ["decode", "daily", path, "--place", "1"], ["nothing"],
    ].map {
      try BuiltCommand.run("aura", $0).status
    }
    #expect(statuses == [64, 64, 64, 64])
  }

  @Test(
    "A recorded day: today by its date, the blanked whole day unknown, the day from its afternoon", .needsRecordings)
  func recordedDay() throws {
    let path = try #require(ProcessInfo.processInfo.environment[Recordings.variable])
    let object = try Self.object(
      BuiltCommand.run(
        "aura",
        [
          "decode", "daily", "--charset", "ISO-8859-15",
          path + "/aemet/derived/municipio-diaria-28079-2026-08-25.iso885915.json",
        ]))
    let resolved = try #require(object["resolved"] as? [String: Any])
    let today = try #require((resolved["days"] as? [[String: Any]])?.first { $0["isToday"] as? Bool == true })
    #expect(resolved["place"] as? String == "28079" && today["date"] as? String == "2026-08-25")
    #expect(today["maximumC"] as? Int == 28 && today["uvMax"] as? Int == 8)
    let notes = try #require(object["notes"] as? [[String: String]])
    #expect(notes.contains { $0["id"] == "Q-DAY-05" && $0["path"] == "[0].prediccion.dia[0].estadoCielo[0].value" })
  }
}
