// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFormats
import AuraTestSupport
import Testing

/// What the body of call 1 says, in every form it was met in.
struct EnvelopeDecodeTests {
  static let wire = "application/json;charset=ISO-8859-15"

  /// A body, what it is, and the notes it leaves.
  static let bodies: [(body: String, answer: FirstAnswer, notes: [String])] = [
    (
      """
      {
        "descripcion" : "exito",
        "estado" : 200,
        "datos" : "https://opendata.aemet.es/opendata/sh/64e29abb",
        "metadatos" : "https://opendata.aemet.es/opendata/sh/dfd88b22"
      }
      """,
      envelope(
        "exito", 200, "https://opendata.aemet.es/opendata/sh/64e29abb",
        "https://opendata.aemet.es/opendata/sh/dfd88b22"), []
    ),
    // Q-ENV-02: no spaces, another order, keys nobody knows, an escaped stroke, an escaped letter in a key.
    (
      #"{"nuevo":{"datos":"no"},"datos":"https:\/\/h\/sh\/9df86361Z_CAP_C_LEMM_20260702170149_AFAE","#
        + #""est\u0061do":200,"otro":[[]]}"#,
      envelope(nil, 200, "https://h/sh/9df86361Z_CAP_C_LEMM_20260702170149_AFAE"), []
    ),
    // Q-ENV-04: no data, and no datos.
    (
      #"{"descripcion":"No hay datos que satisfagan esos criterios","estado":404}"#,
      envelope("No hay datos que satisfagan esos criterios", 404), []
    ),
    (#"{"descripcion":"Éxito","estado":"200"}"#, envelope("Éxito", 200), []),
    (#"{"descripcion":"","estado":" 429 "}"#, envelope(nil, 429), []),
    (#"{"estado":200.0,"datos":null}"#, envelope(nil, 200), []), ("{}", envelope(), []),
    (#"{"estado":"muchos","datos":"x"}"#, envelope(nil, nil, "x"), ["bad-value estado"]),
    (
      #"{"estado":{},"datos":["x"],"descripcion":true}"#, envelope(),
      ["bad-value estado", "bad-value datos", "bad-value descripcion"]
    ),
    (#"{"estado":-0}"#, envelope(), ["bad-value estado"]), (#"{"estado":200.5}"#, envelope(), ["bad-value estado"]),
    // Q-MUN-01: before June 2024 the list itself came in call 1.
    (#"[ { "id" : "id28079" }, 7 ]"#, .data, ["Q-MUN-01 "]), ("[]", .data, ["Q-MUN-01 "]),
  ]

  static func envelope(
    _ descripcion: String? = nil, _ estado: Int? = nil, _ datos: String? = nil, _ metadatos: String? = nil
  ) -> FirstAnswer {
    .envelope(EnvelopeRecord(descripcion: descripcion, estado: estado, datos: datos, metadatos: metadatos))
  }

  @Test("Q-ENV-02, Q-ENV-04, Q-ENV-12, Q-MUN-01: the outcome is read whatever the layout; a bad member is unknown")
  func answers() {
    var failures: [String] = []
    for (body, answer, notes) in Self.bodies {
      do throws(FeedError) {
        // As sent, in ISO-8859-15, and re-served in UTF-8 behind a mark (Q-CHR-10).
        let sent = try FirstAnswer.decode(WireText.encoded(body), contentType: Self.wire)
        let served = try FirstAnswer.decode(Array("\u{FEFF}\(body)".utf8), contentType: nil)
        let found = sent.notes.map { "\($0.id) \($0.path)" }
        if sent.record != answer || served.record != answer || found != notes {
          failures.append("\(body): \(sent.record) \(found)")
        }
      } catch { failures.append("\(body): \(error)") }
    }
    #expect(failures == [])
  }

  static let refusals: [(body: String, refusal: String)] = [
    ("", "empty"), ("\r\n", "empty"), ("<html><title>Apache Tomcat/8.0.32</title></html>", "html"),
    ("\u{1F}\u{8B}", "gzip"), ("7", #"shape : "7""#), (#""exito""#, #"shape : "\"exito\"""#),
    ("null", #"shape : "null""#),
    (#"{"estado":200,}"#, "json document 14"), (#"{"estado":02}"#, "json estado 11"),
    (#"{"datos":"https"#, "json datos 15"), ("exito", "json document 0"), ("[1,2", "json document 4"),
    ("{}{}", "json document 2"),
  ]

  @Test("Q-ENV-05, Q-ENV-08: a body that is neither object nor list is a typed error that says where")
  func errors() {
    let failures = Self.refusals.compactMap { body, refusal -> String? in
      do throws(FeedError) {
        return "\(body): \(try FirstAnswer.decode(WireText.encoded(body), contentType: Self.wire).record)"
      } catch {
        let found = ForecastRefusalTests.brief(error)
        return found.hasPrefix(refusal) ? nil : "\(body): \(found), expected \(refusal)"
      }
    }
    #expect(failures == [])
  }

  @Test("The recorded envelopes and error texts", .needsRecordings)
  func recordings() throws {
    let good = "https://opendata.aemet.es/opendata/sh/"
    let envelopes = [
      ("envelope-municipio-diaria-28065.ha", "64e29abb", "dfd88b22"),
      ("envelope-municipio-horaria-28065.ha", "18ca1886", "93a7c63d"),
      ("envelope-observacion-3195.ha", "208c3ca3", "55c2971b"),
      ("envelope-observacion-todas.ha", "2c55192f", "55c2971b"),
      ("envelope-avisos-2026-07-02.geo-hazard", "9df86361Z_CAP_C_LEMM_20260702170149_AFAE", "738bbbfd"),
    ]
    for (name, datos, metadatos) in envelopes {
      let found = try FirstAnswer.decode(try Recordings.bytes("aemet/raw/\(name).json"), contentType: Self.wire)
      #expect(found == Decoded(record: Self.envelope("exito", 200, good + datos, good + metadatos)))
    }
    let estados = try [
      "401-api-key-invalido-until-2025", "401-expired-2026", "404-datos-expirados", "404-in-200-no-hay-datos",
      "429-a-until-2026-07-07", "429-d-2026-08-26",
    ].map { name -> Int? in
      let bytes = try Recordings.bytes("aemet/errors/\(name).json")
      guard case .envelope(let record) = try FirstAnswer.decode(bytes, contentType: nil).record else { return nil }
      return record.datos == nil ? record.estado : nil
    }
    #expect(estados == [401, 401, 404, 404, 429, 429])
  }
}
