// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `aura-smoke`, run as a user does.
struct SmokeCommandTests {
  static let attribution = "Elaborado con datos de AEMET"
  static let noKey: [String: String?] = ["AEMET_API_KEY": nil]

  @Test("A forecast from the mock in Spanish: the place, the day, every line, the attribution")
  func text() throws {
    let answer = try BuiltCommand.run("aura-smoke", ["--mock", "--at", "2026-08-26T12:00", "28065"])
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(answer.status == 0)
    #expect(lines.first == "Getafe (Madrid) · miércoles, 26 de agosto de 2026")
    #expect(lines.suffix(2) == [Substring(Self.attribution), ""])
    let labels = [
      "Cielo", "Temperatura", "Sensación térmica", "Humedad relativa", "Prob. de precipitación", "Viento",
      "Índice UV máximo",
    ]
    #expect(labels.filter { label in !lines.contains { $0.hasPrefix("  \(label)  ") } } == [])
    // At noon of 26 August, after the roll-over, six more days are to come: the mock's file has seven.
    let start = try #require(lines.firstIndex(of: "Próximos días"))
    let later = lines[(start + 1)...].prefix { !$0.isEmpty }.map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(later == ["jueves 27", "viernes 28", "sábado 29", "domingo 30", "lunes 31", "martes 1"])
    #expect(!answer.output.contains("made.up.key") && !answer.messages.contains("made.up.key"))
  }

  @Test("JSON, line and text tell the same, and each carries the attribution")
  func formats() throws {
    let call = ["--mock", "--at", "2026-01-09T12:00", "15030"]
    let object = try #require(
      try JSONSerialization.jsonObject(
        with: Data(try BuiltCommand.run("aura-smoke", ["--json"] + call).output.utf8)) as? [String: Any])
    let place = try #require(object["place"] as? [String: Any])
    #expect(place["ine"] as? String == "15030" && place["name"] as? String == "A Coruña")
    #expect(object["attribution"] as? String == Self.attribution && object["at"] as? String == "2026-01-09T11:00:00Z")
    let today = try #require(object["today"] as? [String: Any])
    #expect(today["date"] as? String == "2026-01-09")
    let range = try #require(today["temperatureCelsius"] as? [String: Int])
    let (low, high) = (try #require(range["minimum"]), try #require(range["maximum"]))
    let written = "de \(low) a \(high)\u{A0}°C".replacing("-", with: "−")
    let line = try BuiltCommand.run("aura-smoke", ["--line"] + call).output
    let text = try BuiltCommand.run("aura-smoke", call).output
    #expect(line.contains(written) && text.contains(written))
    #expect(line.split(separator: "\n").count == 1 && line.hasPrefix("A Coruña, viernes, 9 de enero de 2026: "))
    #expect(line.hasSuffix(". \(Self.attribution)\n"))
  }

  @Test("raw gives the bytes as they came, and as UTF-8 when asked for JSON")
  func raw() throws {
    let call = ["--mock", "--at", "2026-08-26T09:00", "raw", "/prediccion/especifica/municipio/diaria/15030"]
    let json = try BuiltCommand.run("aura-smoke", ["--json"] + call)
    let tree = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(tree[0]["nombre"] as? String == "Coruña, A" && json.messages.contains(Self.attribution))
    // ISO-8859-15 is no UTF-8: each letter outside ASCII is one byte that does not decode.
    let raw = try BuiltCommand.run("aura-smoke", call).output
    #expect(raw.contains("Coru\u{FFFD}a, A"))
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var environment: [String: String?] = SmokeCommandTests.noKey
    let status: Int32
    /// The one line of Spanish, or nil for a usage error in English.
    let sentence: String?
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "Failures: one line of Spanish on standard error, a status of its own, nothing on standard output",
    arguments: [
      Failure(
        arguments: ["28079"], status: 77,
        sentence: "Falta la clave de AEMET OpenData; se pide gratis en opendata.aemet.es."),
      Failure(
        arguments: ["28079"], environment: ["AEMET_API_KEY": " \n"], status: 77,
        sentence: "Falta la clave de AEMET OpenData; se pide gratis en opendata.aemet.es."),
      // Claims {"exp":1700000000}: 14 November 2023. Made up.
      Failure(
        arguments: ["28079"], environment: ["AEMET_API_KEY": "e30.eyJleHAiOjE3MDAwMDAwMDB9.c2ln"], status: 77,
        sentence: "La clave de AEMET ha caducado; se pide otra gratis en opendata.aemet.es."),
      Failure(
        arguments: ["--mock", "99999"], status: 67, sentence: "No hay ningún municipio con el código 99999."),
      Failure(
        arguments: ["--mock", "28999"], status: 67, sentence: "No hay ningún municipio con el código 28999."),
      Failure(
        arguments: ["--base", "http://127.0.0.1:1", "28079"], status: 69,
        sentence: "No se ha podido conectar con AEMET."),
      Failure(
        arguments: ["--mock", "raw", "/prediccion/especifica/municipio/diaria/99999"], status: 67,
        sentence: "AEMET no tiene datos para esta consulta."),
      Failure(
        arguments: ["--mock", "raw", "/api/prediccion/nacional/hoy"], status: 70,
        sentence: "AEMET no reconoce la dirección consultada."),
      Failure(arguments: [], status: 64, sentence: nil),
      Failure(arguments: ["2807"], status: 64, sentence: nil),
      Failure(arguments: ["--mock", "--base", "http://a.es", "28079"], status: 64, sentence: nil),
      Failure(arguments: ["--mock", "--at", "2026-03-29T02:30", "28079"], status: 64, sentence: nil),
      Failure(arguments: ["--mock", "raw", "/a?b"], status: 64, sentence: nil),
    ])
  func failures(_ row: Failure) throws {
    let answer = try BuiltCommand.run("aura-smoke", row.arguments, environment: row.environment)
    #expect(answer.status == row.status && answer.output.isEmpty)
    if let sentence = row.sentence {
      #expect(answer.messages == sentence + "\n")
    } else {
      #expect(answer.messages.hasPrefix("aura-smoke: ") && answer.messages.hasSuffix("Try: aura-smoke --help\n"))
    }
  }
}
