// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFormats
import Testing

/// Bodies that are no forecast are refused with what was found, and a cut one is never taken for a whole one.
struct ForecastRefusalTests {
  enum Product: String, CaseIterable {
    case daily, hourly

    var sample: String { self == .daily ? ForecastSample.daily : ForecastSample.hourly }

    /// The error of a body; nil when it is read.
    func error(_ bytes: [UInt8], contentType: String? = "text/plain;charset=ISO-8859-15") -> FeedError? {
      do throws(FeedError) {
        switch self {
        case .daily: _ = try DailyForecastRecord.decode(bytes, contentType: contentType)
        case .hourly: _ = try HourlyForecastRecord.decode(bytes, contentType: contentType)
        }
        return nil
      } catch { return error }
    }
  }

  /// A body, and what its refusal says: the first words of `kind: details`.
  static let bodies: [(body: String, refusal: String)] = [
    ("", "empty"), (" \n\t", "empty"), ("\u{FEFF}", "empty"),
    ("<!DOCTYPE html><html><head><title>Apache Tomcat/8.0.32</title></head></html>", "html"),
    ("<h1>HTTP Status 429</h1>", "html"), (#"<?xml version="1.0"?><alert/>"#, "xml"),
    ("GIF89a…", "gif"), ("%PDF-1.4", "pdf"), ("PK\u{3}\u{4}…", "zip"),
    ("Too many requests", #"json document 0"#),
    (#"{"descripcion" : "datos expirados", "estado" : 404}"#, "refused 404 datos expirados"),
    (#"{"estado":"429","descripcion":"Límite"}"#, "refused 429 Límite"), (#"{"estado":500}"#, "refused 500 "),
    (#"{"descripcion":"x","estado":null}"#, "refused - x"),
    (#"{"descripcion":"exito","estado":200,"datos":"https://h/sh/1"}"#, "shape : an envelope"),
    (
      #"{"root":{"prediccion":{"dia":[{"estado_cielo":[{"valor":"11"}],"fecha":"2026-08-25"}]}}}"#,
      "shape : the schema of the all-municipalities archive"
    ),
    (#"[{"root":{"prediccion":{"dia":[]}}}]"#, "shape [0]: no prediccion.dia"),
    (
      #"[{"prediccion":{"dia":[{"estado_cielo":[{"valor":"11","periodo":"00"}],"prob_precipitacion":[{"valor":"5"}],"#
        + #""fecha":"2026-08-25T00:00:00"}]}}]"#, "shape [0].prediccion.dia: days without a value"
    ),
    ("{}", "shape : an object"), ("null", #"shape : "null""#), ("7", #"shape : "7""#), ("[]", "shape : an empty list"),
    ("[7]", "shape [0]: no prediccion.dia"), ("[{}]", "shape [0]: no prediccion.dia"),
    (#"[{"prediccion":[]}]"#, "shape [0]: no prediccion.dia"),
    (#"[{"prediccion":{"dia":{}}}]"#, "shape [0]: no prediccion.dia"),
    (#"[{"prediccion":{"dia":[]}}]"#, "shape [0].prediccion.dia: no day"),
    (#"[{"prediccion":{"dia":[{}]}}]"#, "shape [0].prediccion.dia: no day"),
    (#"[{"prediccion":{"dia":[{"fecha":"2026-08-25"}]}}]"#, "shape [0].prediccion.dia: days without a value"),
    (#"[{"prediccion":{"dia":[{"fecha":}]}}]"#, "json [0].prediccion.dia[0].fecha 32"),
    (
      #"[{"prediccion":{"dia":[{"viento":[{},{"velocidad":-}]}]}}]"#,
      "json [0].prediccion.dia[0].viento[1].velocidad 51"
    ),
    (#"[{"prediccion":{"dia":[{"uvMax":"\x"}]}}]"#, "json [0].prediccion.dia[0].uvMax 33"),
    ("[{}] tail", "json document 5"), ("[{}][", "json document 4"), ("[{}", "json document 3"),
    (String(repeating: "[", count: 5000), "json "),
  ]

  static func brief(_ error: FeedError?) -> String {
    switch error {
    case nil: "read"
    case .empty: "empty"
    case .notJSON(let kind, _): kind.rawValue
    case .json(let error): "json \(error.place.path.isEmpty ? "document" : error.place.path) \(error.place.offset)"
    case .wrongShape(let path, let found, _): "shape \(path): \(found)"
    case .refused(let estado, let descripcion): "refused \(estado.map(String.init) ?? "-") \(descripcion)"
    }
  }

  @Test("Q-ENV-05, Q-ENV-17: no body, pages, containers, envelopes, error objects and other shapes are refused by name")
  func refusals() throws {
    var failures: [String] = []
    for product in Product.allCases {
      for (body, refusal) in Self.bodies {
        let found = Self.brief(product.error(Array(body.utf8)))
        if !found.hasPrefix(refusal) { failures.append("\(product) \(body.prefix(80)): \(found), expected \(refusal)") }
      }
      let gzip = Self.brief(product.error([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]))
      if gzip != "gzip" { failures.append("\(product): \(gzip)") }
      // A file of the other product has days, and nothing in them that this one could claim.
      let other = product == .daily ? Product.hourly : .daily
      if product.error(Array(other.sample.utf8)) == nil { failures.append("\(product) takes \(other)") }
    }
    #expect(failures == [])
  }

  @Test("A body cut at any byte is an error that names the byte and a place of the document")
  func truncation() throws {
    var failures: [String] = []
    var cut = 0
    for product in Product.allCases {
      let whole = WireText.encoded(product.sample)
      let places = try JSONPlaces(product.sample).paths
      var seen: Set<String> = []
      for length in whole.indices {
        let error = product.error(Array(whole[..<length]))
        cut += 1
        switch error {
        case .empty where length == 0: break
        case .json(.truncated(let place, _)) where place.offset == length && places.contains(place.path):
          seen.insert(place.path)
        default:
          failures.append("\(product) cut at \(length): \(error.map { "\($0)" } ?? "read")")
        }
      }
      if product.error(whole) != nil { failures.append("\(product): the whole is refused") }
      // A cut inside a value names that value: each of them was named by some cut.
      failures += places.subtracting(seen).sorted().map { "\(product): no cut named \($0)" }
    }
    #expect(Array(failures.prefix(20)) == [])
    #expect(cut > 3500)
  }
}
