// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `aura decode ica`, `ica-backend`, `rss` and `radar`, run as a user does.
struct DecodeAirTests {
  static let table = """
    cod_estacion,nombre,tipo,latitud,longitud,activa,fecha,indice,debido_a
    28079035,PLAZA DEL CARMEN,FONDO,40.41932,-3.70237,true,2026-08-21T08:00:00,20,"O3,PM2.5"
    1022001,EL CIEGO,TRAFICO,42.51833,-2.61944,true,2026-08-21T08:00:00,0,O3

    """
  static let hours = """
    [{"hora":9,"magnitud":"O3","valor_medido":60,"dato_medido":true,"valor_media_movil":131,"dato_medido_mm":true},
     {"hora":9,"magnitud":"NO2","valor_medido":-1,"dato_medido":true,"valor_media_movil":null,"dato_medido_mm":false}]
    """
  static let feed = """
    <rss version="2.0"><channel><title>RTVE</title><link>https://www.rtve.es/</link>
    <item><title>Fr&amp;iacute;o &amp; nieve</title><link>https://www.rtve.es/1</link>
    <pubDate>lun, 10 ago 2026 06:41 +0000</pubDate></item></channel></rss>
    """
  /// 1 × 1 pixels.
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  static func run(_ words: [String], _ bytes: [UInt8]) throws -> BuiltCommand.Answer {
    let path = try DecodeAvisosTests.file(bytes)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try BuiltCommand.run("aura", ["decode"] + words + [path])
  }

  static func resolved(_ words: [String], _ bytes: [UInt8]) throws -> [String: Any] {
    let answer = try run(words, bytes)
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    #expect(object?["kind"] as? String == words[0] && object?["record"] != nil && object?["notes"] is [Any])
    return try #require(object?["resolved"] as? [String: Any])
  }

  @Test("What each kind means for a place at a moment")
  func kinds() throws {
    let air = try Self.resolved(["ica", "--place", "28079", "--at", "2026-08-21T12:00"], Array(Self.table.utf8))
    #expect(air["composite"] as? Int == 2 && air["isPartial"] as? Bool == true && air["withIndex"] as? Int == 1)
    let parts = try #require(air["breakdown"] as? [[String: Any]]).map { $0["pollutant"] as? String }
    #expect(parts == ["O3", "PM2.5"])
    // Seven hours later it says nothing of the air any more.
    let late = try Self.resolved(["ica", "--place", "28079", "--at", "2026-08-21T16:01"], Array(Self.table.utf8))
    #expect(late["composite"] is NSNull)

    let levels = try Self.resolved(["ica-backend", "--at", "2026-08-21T12:00Z"], Array(Self.hours.utf8))
    #expect(levels["composite"] as? Int == 4 && levels["day"] as? String == "2026-08-21")

    let news = try Self.resolved(["rss"], Array(Self.feed.utf8))
    let headline = try #require((news["headlines"] as? [[String: Any]])?.first)
    #expect(headline["title"] as? String == "Frío & nieve" && headline["credit"] as? String == "RTVE")
    #expect(headline["publishedAt"] as? String == "2026-08-10T06:41:00Z")

    // Bilbao's radar stands on the Jata; Las Palmas' sees El Hierro, and Sevilla's does not see Madrid.
    let radar = try Self.resolved(["radar", "--place", "48020"], Self.gif)
    #expect(radar["radar"] as? String == "ss" && radar["isInRange"] as? Bool == true)
  }

  @Test(
    "What is none of them: status 65 and one line of why",
    arguments: [
      ("ica", "<html></html>", "a web page"), ("ica", "fecha\n1\n", "\"cod_estacion\" among them"),
      ("ica", "", "nothing"),
      ("ica-backend", "Consulta incorrecta", "was not understood"), ("ica-backend", "{}", "a list of hours"),
      ("rss", "<html></html>", "found html"), ("rss", "<rss><channel>", "the document ends"),
      ("radar", "{\"descripcion\":\"No hay datos\",\"estado\":404}", "\"No hay datos\" with estado 404"),
      ("radar", "GIF89a", "the picture ends"),
    ])
  func mistakes(_ kind: String, _ body: String, _ why: String) throws {
    let answer = try Self.run([kind], Array(body.utf8))
    #expect(answer.status == 65 && answer.output.isEmpty && answer.messages.contains(why), "\(answer.messages)")
  }
}
