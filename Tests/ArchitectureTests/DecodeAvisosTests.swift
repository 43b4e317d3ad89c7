// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura decode avisos`, run as a user does.
struct DecodeAvisosTests {
  /// A warning of level rojo for Herrera del Duque's zone, in two languages, and a green one.
  static func archive() -> [UInt8] {
    func message(_ identifier: String, nivel: String, severity: String) -> [UInt8] {
      let infos = ["es-ES", "en-GB"].map { language in
        """
        <info><language>\(language)</language><event>Aviso</event><severity>\(severity)</severity>
        <eventCode><valueName>AEMET-Meteoalerta fenomeno</valueName><value>AT;Temperaturas máximas</value></eventCode>
        <onset>2026-07-03T13:00:00+02:00</onset><expires>2026-07-03T20:59:59+02:00</expires>
        <parameter><valueName>AEMET-Meteoalerta nivel</valueName><value>\(nivel)</value></parameter>
        <parameter><valueName>AEMET-Meteoalerta parametro</valueName><value>TA;Temperatura máxima;44 ºC</value></parameter>
        <area><areaDesc>La Siberia extremeña</areaDesc>
        <geocode><valueName>AEMET-Meteoalerta zona</valueName><value>700602</value></geocode></area></info>
        """
      }
      return Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <alert xmlns = "urn:oasis:names:tc:emergency:cap:1.2"><identifier>\(identifier)</identifier>
        <sent>2026-07-02T16:28:03-00:00</sent><status>Actual</status><msgType>Alert</msgType>\(infos.joined())</alert>
        """.utf8)
    }
    var tar = TarBytes()
    tar.add("Z_CAP_1.xml", message("A", nivel: "rojo", severity: "Extreme"))
    tar.add("Z_CAP_2.xml", message("B", nivel: "verde", severity: "Minor"))
    tar.end()
    return tar.bytes
  }

  static func file(_ bytes: [UInt8]) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("aura-avisos-\(UUID().uuidString)").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("Warnings: those of a place by its zone and of a moment by its phase, green ones counted")
  func places() throws {
    let path = try Self.file(Self.archive())
    defer { try? FileManager.default.removeItem(atPath: path) }
    // Herrera del Duque lies in La Siberia, Mérida does not.
    let expected: [([String], [String])] = [
      (["--place", "06063", "--at", "2026-07-03T12:59"], ["upcoming rojo 44 °C"]),
      (["--place", "06063", "--at", "2026-07-03T13:00"], ["inForce rojo 44 °C"]),
      (["--place", "06063", "--at", "2026-07-03T21:00"], []),
      (["--place", "06083", "--at", "2026-07-03T13:00"], []),
      (["--at", "2026-07-03T21:00"], ["over rojo 44 °C"]),
      ([], ["upcoming rojo 44 °C"]),
    ]
    for (options, alerts) in expected {
      let answer = try BuiltCommand.run("aura", ["decode", "avisos"] + options + [path])
      let object = try #require(JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
      let resolved = try #require(object["resolved"] as? [String: Any])
      let found = try #require(resolved["alerts"] as? [[String: Any]]).map { alert in
        ["phase", "level", "value"].map { "\(alert[$0] ?? "")" }.joined(separator: " ")
      }
      #expect(found == alerts && resolved["quietPhenomena"] as? Int == 1, "\(options)")
    }
  }

  @Test("A cut archive, a page and an error object are no answer: status 65 and one line of why")
  func mistakes() throws {
    let bodies: [([UInt8], String)] = [
      (Array(Self.archive().dropLast(1600)), "cut after"), (Array("<html></html>".utf8), "found html"),
      (Array("{\"estado\":404,\"descripcion\":\"No hay datos\"}".utf8), "\"No hay datos\" with estado 404"),
    ]
    for (bytes, why) in bodies {
      let path = try Self.file(bytes)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let answer = try BuiltCommand.run("aura", ["decode", "avisos", path])
      #expect(answer.status == 65 && answer.output.isEmpty && answer.messages.contains(why), "\(answer.messages)")
    }
  }
}
