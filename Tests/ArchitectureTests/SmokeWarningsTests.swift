// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `aura-smoke boletin` and `aura-smoke avisos`, run as a user does.
struct SmokeWarningsTests {
  static let attribution = SmokeCommandTests.attribution

  static func object(_ arguments: [String]) throws -> [String: Any] {
    let output = try BuiltCommand.run("aura-smoke", ["--mock", "--json"] + arguments).output
    return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  @Test("boletin: the text that covers the day, with its sections, its issue and the attribution")
  func bulletin() throws {
    let call = ["--at", "2026-08-26T12:00", "boletin", "28"]
    let answer = try BuiltCommand.run("aura-smoke", ["--mock"] + call)
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(answer.status == 0)
    #expect(lines[0] == "Predicción de AEMET para Comunidad de Madrid · miércoles, 26 de agosto de 2026")
    #expect(lines[1].hasPrefix("Emitida el 25 de agosto a las ") && lines[1].hasSuffix(", hora peninsular."))
    #expect(lines.contains("Fenómenos significativos") && lines.contains("Predicción"))
    #expect(lines.suffix(2) == [Substring(Self.attribution), ""])
    let object = try Self.object(call)
    #expect(object["coversToday"] as? Bool == true && object["validDays"] as? [String] == ["2026-08-26"])
    #expect(object["attribution"] as? String == Self.attribution)
    // What is folded on the terminal is whole in JSON.
    let paragraphs = try #require(object["paragraphs"] as? [String])
    let shown = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(!paragraphs.isEmpty && paragraphs.allSatisfy { shown.contains($0) })
    let line = try BuiltCommand.run("aura-smoke", ["--mock", "--line"] + call).output
    #expect(line.hasPrefix("Comunidad de Madrid, miércoles, 26 de agosto de 2026: \(paragraphs[0]) "))
    #expect(line.hasSuffix(" \(Self.attribution)\n") && line.split(separator: "\n").count == 1)
  }

  @Test("boletin: Melilla has its province's text, and the Canaries' day is the peninsula's")
  func otherBulletins() throws {
    let melilla = try Self.object(["--at", "2026-02-01T07:00", "boletin", "52"])
    let comunidad = try #require(melilla["comunidad"] as? [String: Any])
    #expect(comunidad["ine"] as? Int == 19 && melilla["validDays"] as? [String] == ["2026-02-01"])
    // The Canaries' day is the peninsula's: at 23:30 there it is tomorrow, whose text is of this noon.
    let canaries = try Self.object(["--at", "2026-02-01T23:30Z", "boletin", "38"])
    #expect(canaries["validDays"] as? [String] == ["2026-02-02"] && canaries["coversToday"] as? Bool == true)
  }

  @Test("avisos: the same warnings in text, JSON and line, the worst first, none that is over")
  func avisos() throws {
    let call = ["--at", "2026-08-15T12:00", "avisos", "35"]
    let object = try Self.object(call)
    let alerts = try #require(object["alerts"] as? [[String: Any]])
    let levels = ["amarillo", "naranja", "rojo"]
    let ranks = alerts.compactMap { levels.firstIndex(of: $0["level"] as? String ?? "") }
    #expect(!alerts.isEmpty && ranks.count == alerts.count && ranks == ranks.sorted(by: >))
    #expect(alerts.allSatisfy { ($0["expires"] as? String ?? "") > "2026-08-15T11:00:00Z" })
    #expect(object["isComplete"] as? Bool == true && object["attribution"] as? String == Self.attribution)
    let zones = Set(try #require((object["place"] as? [String: Any])?["zones"] as? [String]))
    #expect(alerts.allSatisfy { !zones.isDisjoint(with: $0["zones"] as? [String] ?? []) })
    let text = try BuiltCommand.run("aura-smoke", ["--mock"] + call).output
    #expect(text.hasPrefix("Avisos en Las Palmas (Canarias) · sábado, 15 de agosto de 2026, 12:00\n"))
    #expect(text.hasSuffix("\n\(Self.attribution)\n"))
    let shown = text.split(separator: "\n").count { line in
      ["  Amarillo · ", "  Naranja · ", "  Rojo · "].contains { line.hasPrefix($0) }
    }
    #expect(shown == alerts.count)
    let line = try BuiltCommand.run("aura-smoke", ["--mock", "--line"] + call).output
    #expect(line.hasPrefix("Las Palmas: \(alerts[0]["headline"] as? String ?? "?") ("))
    #expect(line.hasSuffix(". \(Self.attribution)\n") && line.split(separator: "\n").count == 1)
    // A town of the province has some of them.
    let town = try #require(
      try Self.object(["--at", "2026-08-15T12:00", "avisos", "35016"])["alerts"] as? [[String: Any]])
    #expect(
      town.count < alerts.count
        && Set(town.compactMap { $0["id"] as? String }).isSubset(
          of: alerts.compactMap { $0["id"] as? String })
    )
  }

  @Test("avisos: none is said to be none")
  func none() throws {
    let line = try BuiltCommand.run("aura-smoke", ["--mock", "--line", "--at", "2026-08-15T12:00", "avisos", "41"])
      .output
    #expect(line == "Sevilla: No hay avisos en vigor ni previstos. \(Self.attribution)\n")
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    /// The one line of Spanish, or nil for a usage error in English.
    let sentence: String?
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "Wrong calls of both: a line and a status of their own, nothing on standard output",
    arguments: [
      Failure(arguments: ["boletin", "53"], status: 67, sentence: "No hay ninguna provincia con el código 53."),
      Failure(arguments: ["avisos", "00"], status: 67, sentence: "No hay ninguna provincia con el código 00."),
      Failure(arguments: ["avisos", "04999"], status: 67, sentence: "No hay ningún municipio con el código 04999."),
      Failure(arguments: ["avisos", "99999"], status: 67, sentence: "No hay ningún municipio con el código 99999."),
      Failure(arguments: ["boletin"], status: 64, sentence: nil),
      Failure(arguments: ["boletin", "28079"], status: 64, sentence: nil),
      Failure(arguments: ["boletin", "28", "29"], status: 64, sentence: nil),
      Failure(arguments: ["avisos", "ab"], status: 64, sentence: nil),
      Failure(arguments: ["avisos", "4"], status: 64, sentence: nil),
    ])
  func failures(_ row: Failure) throws {
    let answer = try BuiltCommand.run("aura-smoke", ["--mock"] + row.arguments)
    #expect(answer.status == row.status && answer.output.isEmpty)
    if let sentence = row.sentence {
      #expect(answer.messages == sentence + "\n")
    } else {
      #expect(answer.messages.hasPrefix("aura-smoke: ") && answer.messages.hasSuffix("Try: aura-smoke --help\n"))
    }
  }

  @Test(
    "Without a key, with an expired one and with nobody at the address both say so",
    arguments: [
      ["boletin", "28"], ["avisos", "04"],
    ])
  func unreachable(_ mode: [String]) throws {
    let missing = try BuiltCommand.run("aura-smoke", mode, environment: SmokeCommandTests.noKey)
    #expect(missing.status == 77 && missing.messages.hasPrefix("Falta la clave de AEMET"))
    let refused = try BuiltCommand.run(
      "aura-smoke", ["--base", "http://127.0.0.1:1"] + mode, environment: SmokeCommandTests.noKey)
    #expect(refused.status == 69 && refused.messages == "No se ha podido conectar con AEMET.\n")
    // Claims {"exp":1700000000}: 14 November 2023. Made up.
    let expired = try BuiltCommand.run(
      "aura-smoke", mode, environment: ["AEMET_API_KEY": "e30.eyJleHAiOjE3MDAwMDAwMDB9.c2ln"])
    #expect(expired.status == 77 && expired.output.isEmpty && expired.messages.contains("ha caducado"))
  }
}
