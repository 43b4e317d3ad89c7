// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `aura-smoke snapshot` and `aura decode snapshot`, run as a user does.
struct SmokeSnapshotTests {
  private static let call = ["--mock", "--at", "2026-08-26T09:10", "snapshot", "28079"]

  /// The snapshot as JSON, printed once for all tests.
  private static let printed = Result { try BuiltCommand.run("aura-smoke", ["--json"] + call) }

  @Test("The card in Spanish: every line, unknown said so, and MITECO credited exactly when its data are shown")
  func card() throws {
    let answer = try BuiltCommand.run("aura-smoke", Self.call)
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(answer.status == 0 && lines.first == "Madrid (Madrid) · miércoles, 26 de agosto de 2026, 9:10")
    let labels = [
      "Ahora", "Sensación térmica", "Observado", "Precipitación en la hora", "Prob. de precipitación",
      "Prob. de tormenta", "Viento", "Humedad relativa", "Hoy", "Índice UV", "Calidad del aire", "Sol", "Avisos",
    ]
    #expect(labels.filter { label in !lines.contains { $0.hasPrefix("  \(label)  ") } } == [])
    let showsAir = !lines.contains { $0.hasPrefix("  Calidad del aire") && $0.hasSuffix("sin datos") }
    #expect(lines.suffix(2) == ["Elaborado con datos de AEMET" + (showsAir ? " y MITECO" : ""), ""])
    // JPL's DE421 for Madrid: 5:36:12 and 18:56:15 UTC.
    #expect(lines.contains("  Sol                       de 7:36 a 20:56"))
    // Another process has come to the same snapshot.
    let snapshot = try DecodeCommandTests.object(try Self.printed.get())
    let current = try #require(snapshot["current"] as? [String: Any])
    let day = try #require((snapshot["days"] as? [[String: Any]])?.first)
    let shown = [
      "Ahora": "\(current["temperatureC"] ?? "?")\u{A0}°C", "Humedad relativa": "\(current["humidity"] ?? "?")",
      "Hoy": "\(day["maximumC"] ?? "?")", "Índice UV": "\(snapshot["uvIndex"] ?? "?")",
    ]
    #expect(
      shown.filter { label, value in !lines.contains { $0.hasPrefix("  \(label)  ") && $0.contains(value) } } == [:])
    #expect(!answer.output.contains("made.up.key") && !answer.messages.contains("made.up.key"))
  }

  @Test("JSON is one line that aura decode reads back and shows at another moment")
  func json() throws {
    let answer = try Self.printed.get()
    #expect(answer.status == 0 && answer.output.utf8.count < 16_384 && answer.output.hasSuffix("}\n"))
    #expect(answer.output.split(separator: "\n").count == 1 && answer.messages.contains("Elaborado con datos de AEMET"))
    let file = try DecodeCommandTests.file(answer.output)
    let decoded = try BuiltCommand.run("aura", ["decode", "snapshot", "--at", "2026-08-26T15:30", file])
    let tree = try DecodeCommandTests.object(decoded)
    #expect(tree["kind"] as? String == "snapshot" && tree["notes"] as? [String] == [])
    let printed = try DecodeCommandTests.object(answer)
    #expect(tree["record"] as? NSDictionary == printed as NSDictionary)
    let resolved = try #require(tree["resolved"] as? [String: Any])
    let shown = try #require(resolved["snapshot"] as? [String: Any])
    let current = try #require(shown["current"] as? [String: Any])
    #expect(current["from"] as? String == "2026-08-26T13:00:00Z" && resolved["isThin"] as? Bool == false)
  }

  @Test(
    "Failures have a sentence and a status of their own",
    arguments: [
      (["--mock", "snapshot", "99999"], Int32(67), "No hay ningún municipio con el código 99999."),
      (["snapshot", "28079"], 77, "Falta la clave de AEMET OpenData; se pide gratis en opendata.aemet.es."),
      (["--base", "http://127.0.0.1:9", "snapshot", "28079"], 69, "No se ha podido conectar con AEMET."),
      (["--mock", "snapshot"], 64, nil), (["--mock", "snapshot", "2807"], 64, nil),
    ])
  func failures(_ arguments: [String], _ status: Int32, _ sentence: String?) throws {
    let answer = try BuiltCommand.run("aura-smoke", arguments, environment: SmokeCommandTests.noKey)
    #expect(answer.status == status && answer.output == "")
    if let sentence { #expect(answer.messages == sentence + "\n") }
  }

  @Test("What is no snapshot is told with its place, status 65")
  func unreadable() throws {
    let file = try DecodeCommandTests.file(
      #"{"place": "28079", "at": "2026-08-26T12:00", "current": {"humidity": 130}}"#)
    let answer = try BuiltCommand.run("aura", ["decode", "snapshot", file])
    #expect(answer.status == 65 && answer.messages.contains("at current.humidity, byte 69: found 130, expected"))
  }
}
