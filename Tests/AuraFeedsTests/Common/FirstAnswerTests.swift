// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraTestSupport
import Testing

/// The answer to call 1.
struct FirstAnswerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let body: String
    let answer: FirstAnswer
    var notes: [String] = []
    var testDescription: String { id }
  }

  static let good = EnvelopeRecord(
    descripcion: "exito", estado: 200, datos: "https://host/sh/1f2e3d4c", metadatos: "https://host/sh/dfd88b22")

  static let cases = [
    Case(
      id: "Q-ENV-02 AEMET's own layout",
      body: """
        {
          "descripcion" : "exito",
          "estado" : 200,
          "datos" : "https://host/sh/1f2e3d4c",
          "metadatos" : "https://host/sh/dfd88b22"
        }
        """, answer: .envelope(good)),
    Case(
      id: "Q-ENV-02 other order, no blanks, more keys",
      body:
        #"{"metadatos":"https://host/sh/dfd88b22","x":{"estado":500},"estado":"200","datos":"https:\/\/host\/sh\/1f2e3d4c","descripcion":"exito"}"#,
      answer: .envelope(good)),
    Case(
      id: "Q-ENV-04 no data: no datos key",
      body: #"{"descripcion":"No hay datos que satisfagan esos criterios","estado":404}"#,
      answer: .envelope(EnvelopeRecord(descripcion: "No hay datos que satisfagan esos criterios", estado: 404))),
    Case(id: "Q-ENV-20 no descripcion", body: #"{"estado":500}"#, answer: .envelope(EnvelopeRecord(estado: 500))),
    Case(
      id: "Q-ENV-16 no estado", body: #"{"datos":""}"#, answer: .envelope(EnvelopeRecord())),
    Case(
      id: "members of another kind are unknown",
      body: #"{"descripcion":["exito"],"estado":"doscientos","datos":null,"metadatos":7}"#,
      answer: .envelope(EnvelopeRecord(metadatos: "7")), notes: ["bad-value descripcion", "bad-value estado"]),
    Case(id: "Q-MUN-01 the data at once", body: #"[{"id":"id28065"}]"#, answer: .data, notes: ["Q-MUN-01 "]),
    Case(id: "Q-CHR-10 a byte order mark", body: "\u{FEFF}[ ]", answer: .data, notes: ["Q-CHR-10 ", "Q-MUN-01 "]),
  ]

  @Test("Envelopes are read by key, whatever their layout", arguments: cases)
  func envelopes(_ sample: Case) throws {
    let decoded = try FirstAnswer.decode(Array(sample.body.utf8), contentType: "application/json;charset=ISO-8859-15")
    #expect(decoded.record == sample.answer)
    #expect(decoded.notes.map { "\($0.id) \($0.path)" } == sample.notes)
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let id: String
    let body: [UInt8]
    let error: String
    var testDescription: String { id }
  }

  static let failures = [
    Failure(id: "Q-ENV-05 nothing", body: [], error: "found nothing"),
    Failure(id: "Q-ENV-05 blanks", body: Array(" \r\n".utf8), error: "found nothing"),
    Failure(id: "Q-ENV-08 a page", body: Array("<html><head>".utf8), error: "found html \"<html><head>\""),
    Failure(id: "a PDF", body: Array("%PDF-1.4\n".utf8), error: "found pdf"),
    Failure(id: "Q-CHR-09 a GIF", body: Array("GIF89a".utf8) + [0xC3, 0xA1], error: "found gif"),
    Failure(id: "Q-CHR-09 gzip", body: [0x1F, 0x8B, 8, 0], error: "found gzip"),
    Failure(id: "a number", body: Array("200".utf8), error: "found \"200\", expected an envelope"),
    Failure(id: "Q-ENV-18 cut", body: Array(#"{"estado":20"#.utf8), error: "byte 12: found end of text"),
    Failure(id: "a message", body: Array("API key invalido".utf8), error: "byte 0: found \"API key invalido\""),
  ]

  @Test("What is no envelope fails with what and where", arguments: failures)
  func failsWith(_ sample: Failure) {
    do throws(FeedError) {
      _ = try FirstAnswer.decode(sample.body, contentType: nil)
      Issue.record("accepted")
    } catch { #expect(error.description.contains(sample.error)) }
  }

  @Test("The recorded envelopes and errors", .needsRecordings)
  func recordings() throws {
    func envelope(_ name: String) throws -> EnvelopeRecord? {
      guard
        case .envelope(let record) = try FirstAnswer.decode(try Recordings.bytes("aemet/" + name), contentType: nil)
          .record
      else { return nil }
      return record
    }
    let daily = try envelope("raw/envelope-municipio-diaria-28065.ha.json")
    #expect(daily?.estado == 200 && daily?.datos?.hasSuffix("/sh/64e29abb") == true)
    let warnings = try envelope("raw/envelope-avisos-2026-07-02.geo-hazard.json")
    #expect(warnings?.datos?.contains("Z_CAP_C_LEMM_") == true)
    let estados = try [
      "404-in-200-no-hay-datos.json", "404-datos-expirados.json", "401-expired-2026.json", "429-d-2026-08-26.json",
    ].map { try envelope("errors/" + $0)?.estado }
    #expect(estados == [404, 404, 401, 429])
  }
}
