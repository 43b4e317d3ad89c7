// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFormats
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

struct CAPParserTests {
  static func instant(_ text: String) -> WallInstant {
    WireTimestamp(text)!.instant(withoutOffsetIn: .utc)
  }

  static func alert(_ change: (inout CAPFile) -> Void) throws -> WeatherAlert? {
    try CAPParser().parse(CAPFile().with(change).bytes).alerts.first
  }

  @Test("Q-CAP-01: the same in two languages is one warning: Spanish, by prefix and whatever its case, else any")
  func languages() throws {
    let choices: [(languages: [String], wanted: String, got: String)] = [
      (["es-ES", "en-GB"], "es", "es-ES"), (["en-GB", "es-ES"], "es", "es-ES"), (["en-GB", "ES-es"], "es", "ES-es"),
      (["es-ES", "en-GB"], "en", "en-GB"), (["es-ES", "en-GB"], "ca", "es-ES"), (["en-GB", "fr-FR"], "es", "en-GB"),
    ]
    for choice in choices {
      let file = CAPFile().with { $0.languages = choice.languages }
      let message = try CAPParser(language: choice.wanted).parse(file.bytes)
      #expect(message.alerts.count == 1 && message.language == choice.got, "\(choice)")
      #expect(message.alerts[0].event.hasPrefix("Aviso") == choice.got.lowercased().hasPrefix("es"))
    }
    let fallback = try AvisosRecord.decode(CAPFile().with { $0.languages = ["en-GB"] }.bytes)
    #expect(fallback.notes.contains { $0.id == "Q-CAP-01" })
  }

  @Test("Q-CAP-03: a green message lacks description, parameter and probability, and has an area a zone")
  func green() throws {
    let message = try CAPParser().parse(CAPFile.green().bytes)
    #expect(message.alerts.isEmpty && message.greenCount == 1)
    let sparse = try Self.alert {
      $0.details = nil
      $0.parameter = nil
      $0.probability = nil
      $0.areas += [("Otra", "700603", [])]
    }
    #expect(sparse?.details == "" && sparse?.parameter == nil && sparse?.probability == nil)
    #expect(sparse?.areas.map(\.code) == ["700602", "700603"])
  }

  @Test("Q-CAP-04, Q-CAP-11, Q-CAP-12, Q-CAP-13: zone and coast come from the geocode; names and keys are opaque")
  func opaque() throws {
    let file = CAPFile().with {
      $0.identifier = "2.49.0.0.724.0.ES.2020"
      $0.areas = [("Costa - A Mariña", "712703C", [])]
    }
    let alert = try #require(try CAPParser().parse(file.bytes, fileName: "Z_CAP_AFAZ610401COCO3199.xml").alerts.first)
    #expect(alert.identifier == "2.49.0.0.724.0.ES.2020" && alert.fileName == "Z_CAP_AFAZ610401COCO3199.xml")
    #expect(alert.isCoastal && alert.areas[0].zone == WarningZoneCode("712703C"))
    #expect(alert.expires == Self.instant("2026-07-03T18:59:59Z"))
    #expect(try Self.alert { $0.areas = [("Costa - de nombre", "712703", [])] }?.isCoastal == false)
  }

  @Test("Q-CAP-05: times are instants, whatever offset they are written with")
  func times() throws {
    let peninsula = try #require(try Self.alert { _ in })
    let canaries = try #require(
      try Self.alert {
        $0.onset = "2026-07-03T12:00:00+01:00"
        $0.expires = "2026-07-03T18:59:59Z"
      })
    #expect(peninsula.onset == canaries.onset && peninsula.expires == canaries.expires)
    #expect(peninsula.sent == Self.instant("2026-07-02T16:28:03Z"))
    let open = try #require(try Self.alert { ($0.onset, $0.expires) = (nil, "mañana") })
    #expect(open.onset == open.effective && open.expires == nil && open.phase(at: open.onset) == .inForce)
  }

  @Test("Q-CAP-08: references are parted by any white space")
  func references() throws {
    let file = CAPFile().with {
      $0.references =
        "http://www.aemet.es,A,2026-07-01T08:44:31-00:00\n      http://www.aemet.es,B,2026-07-02T09:11:57-00:00\tC"
    }
    let references = try CAPParser().parse(file.bytes).references
    #expect(references.map(\.identifier) == ["A", "B", "C"])
    #expect(references[1].sender == "http://www.aemet.es" && references[1].sent == "2026-07-02T09:11:57-00:00")
  }

  @Test("Q-CAP-17: VI is wind among the phenomena and visibility among the quantities")
  func vocabularies() throws {
    let alert = try #require(
      try Self.alert {
        $0.phenomenon = "VI;Vientos"
        $0.parameter = "RM;Rachas máximas;80 km/h"
      })
    #expect(alert.phenomenon == .wind && alert.phenomenonName == "Vientos" && alert.parameter?.quantity == .maximumGust)
    let dust = try #require(
      try Self.alert {
        $0.phenomenon = "VS;Polvo en suspensión"
        $0.parameter = "VI;Visibilidad;2000 m"
      })
    #expect(dust.phenomenon == .dust && dust.parameter?.quantity == .visibility)
    let new = try #require(try Self.alert { $0.phenomenon = "ZZ;Meteoritos" })
    #expect(new.phenomenon == nil && new.phenomenonCode == "ZZ" && new.phenomenonName == "Meteoritos")
  }

  struct LevelCase: Sendable, CustomTestStringConvertible {
    let nivel: String?
    let severity: String?
    let level: AvisoLevel
    let note: String?
    var testDescription: String { "\(nivel ?? "–") and \(severity ?? "–")" }
  }

  static let levels: [LevelCase] = [
    LevelCase(nivel: "amarillo", severity: "Moderate", level: .amarillo, note: nil),
    LevelCase(nivel: "naranja", severity: "Severe", level: .naranja, note: nil),
    LevelCase(nivel: "rojo", severity: "Extreme", level: .rojo, note: nil),
    LevelCase(nivel: "Rojo", severity: "EXTREME", level: .rojo, note: nil),
    // Inflated by one, as some write it: the service's own word counts.
    LevelCase(nivel: "amarillo", severity: "Severe", level: .amarillo, note: "Q-CAP-19"),
    LevelCase(nivel: "verde", severity: "Severe", level: .naranja, note: "Q-CAP-19"),
    LevelCase(nivel: nil, severity: "Extreme", level: .rojo, note: "Q-CAP-20"),
    LevelCase(nivel: "morado", severity: "Severe", level: .naranja, note: "Q-CAP-20"),
    LevelCase(nivel: nil, severity: nil, level: .amarillo, note: "Q-CAP-20"),
    LevelCase(nivel: "morado", severity: "Unknown", level: .amarillo, note: "Q-CAP-20"),
  ]

  @Test(
    "Q-CAP-19, Q-CAP-20: the level is that of nivel, else of severity, else amarillo with a flag", arguments: levels)
  func level(_ example: LevelCase) throws {
    let file = CAPFile().with { ($0.nivel, $0.severity) = (example.nivel, example.severity) }
    let decoded = try AvisosRecord.decode(file.bytes)
    let alert = try #require(decoded.record.alerts.first)
    #expect(alert.level == example.level)
    let quirks = decoded.notes.map(\.id).filter { ["Q-CAP-19", "Q-CAP-20"].contains($0) }
    #expect(quirks == [example.note].compactMap { $0 })
    let isUnknown = example.level == .amarillo && example.note == "Q-CAP-20"
    #expect(alert.isLevelAssumed == isUnknown)
  }

  @Test("Q-CAP-22: rings are lat,lon pairs; an area may have two; one that cannot be read leaves the zone's code")
  func rings() throws {
    let square = "39.0,-5.0 39.0,-4.0 38.0,-4.0 38.0,-5.0 39.0,-5.0"
    let alert = try #require(
      try Self.alert {
        $0.areas = [("Z", "659101", [square, "\n 29.22,-13.53 29.27,-13.52\n29.28,-13.48 29.22,-13.53 "])]
      })
    let inside = try Coordinate(latitude: 38.5, longitude: -4.5),
      swapped = try Coordinate(latitude: -4.5, longitude: 38.5)
    #expect(alert.areas[0].rings.map(\.vertices.count) == [5, 4] && alert.areas[0].polygons[0].text == square)
    #expect(alert.covers(inside) && !alert.covers(swapped))
    #expect(try alert.covers(Coordinate(latitude: 29.25, longitude: -13.51)))
    let odd = try #require(
      try Self.alert { $0.areas = [("Z", "659101", ["<!-- x -->\(square)", "39,-5 x", "1&#46;5"])] })
    #expect(odd.areas[0].polygons.map { $0.ring?.vertices.count } == [5, nil, nil])
    #expect(odd.concerns([WarningZoneCode("659101")!]))
  }

  @Test("Q-CAP-23: the level is never computed again from the value")
  func thresholds() throws {
    #expect(
      try Self.alert {
        ($0.nivel, $0.severity, $0.parameter) = ("amarillo", "Moderate", "TA;Temperatura máxima;49 ºC")
      }?.level == .amarillo)
  }

  @Test("Q-XML-02, Q-TAR-10: a message that is not whole is an error and nothing of it is believed")
  func errors() throws {
    let whole = CAPFile().text
    let cases: [(String, String)] = [
      ("", "found nothing, expected <alert>"),
      ("  \n", "found nothing, expected <alert>"),
      ("<rss/>", "found <rss>, expected <alert>"),
      (whole.replacing("identifier", with: "identifiant"), "at alert/identifier: found nothing, expected the element"),
      (whole.replacing("sent>", with: "sended>"), "at alert/sent: found nothing, expected the element"),
      (whole.replacing("2026-07-02T16:28:03-00:00", with: "ayer"), "at alert/sent: found \"ayer\", expected a time"),
      (
        "<alert><info><event>x</info></alert>",
        "line 1, offset 21, in alert/info/event: found the end of \"info\", expected that of \"event\""
      ),
      (String(whole.dropLast(9)), "line \(whole.count { $0 == "\n" }), offset"),
    ]
    for (text, expected) in cases {
      var found = "no error"
      do throws(CAPError) { _ = try CAPParser().parse(Array(text.utf8)) } catch { found = "\(error)" }
      #expect(found.hasPrefix(expected), "\(found)")
    }
  }

  @Test("Q-XML-04: another producer's prefix is no matter, and references and CDATA are read as text")
  func otherProducers() throws {
    let prefixed = CAPFile().text.replacing("</", with: "</cap:").replacing("<cap:", with: "<").split(
      separator: "<", omittingEmptySubsequences: false
    )
    .map { part in
      part.first.map { $0.isLetter } == true
        ? "cap:" + part : part.hasPrefix("/") ? "/cap:" + part.dropFirst() : String(part)
    }.joined(separator: "<").replacing("xmlns =", with: "xmlns:cap =").replacing(
      "La Siberia", with: "<![CDATA[La]]> Siberi&#97;")
    let alert = try #require(
      try CAPParser().parse(Array(prefixed.replacing("/cap:cap:", with: "/cap:").utf8)).alerts.first)
    #expect(alert.areas[0].name == "La Siberia extremeña" && alert.level == .naranja)
  }
}
