// SPDX-License-Identifier: MIT

import AuraChance
import AuraFeeds
import AuraFormats
import AuraModel
import AuraTestSupport
import AuraTime
import Foundation
import Testing

/// Real messages, with the values a person reads in them.
@Suite(.needsRecordings)
struct AvisosRecordingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let level: AvisoLevel
    let phenomenon: AvisoPhenomenon
    let value: String
    let percent: ClosedRange<Int>
    let zone: String
    let name: String
    let vertices: [Int]
    let sent: String
    let onset: String
    let expires: String
    let replaced: Int
    var testDescription: String { file }
  }

  static let cases: [Case] = [
    Case(
      file: "Z_CAP_C_LEMM_20260702162803_AFAZ700602ATTA0319.xml", level: .naranja, phenomenon: .maximumTemperature,
      value: "40 °C", percent: 40...70, zone: "700602", name: "La Siberia extremeña", vertices: [61],
      sent: "2026-07-02T16:28:03Z", onset: "2026-07-03T11:00:00Z", expires: "2026-07-03T18:59:59Z", replaced: 2),
    Case(
      file: "Z_CAP_C_LEMM_20260907065221_AFAZ701003ATTA0719.xml", level: .amarillo, phenomenon: .maximumTemperature,
      value: "38 °C", percent: 40...70, zone: "701003", name: "Meseta cacereña", vertices: [91],
      sent: "2026-09-07T06:52:21Z", onset: "2026-09-07T11:00:00Z", expires: "2026-09-07T18:59:59Z", replaced: 0),
    Case(
      file: "Z_CAP_C_LEMM_20260906215001_AFAZ659004ATTA0919.xml", level: .amarillo, phenomenon: .maximumTemperature,
      value: "34 °C", percent: 40...70, zone: "659004", name: "Este, sur y oeste de Gran Canaria", vertices: [33],
      sent: "2026-09-06T21:50:01Z", onset: "2026-09-09T09:00:00Z", expires: "2026-09-09T18:59:59Z", replaced: 0),
    Case(
      file: "Z_CAP_C_LEMM_20240405080113_AFAZ622201VIRM0622.xml", level: .amarillo, phenomenon: .wind,
      value: "80 km/h", percent: 10...40, zone: "622201", name: "Pirineo oscense", vertices: [92],
      sent: "2024-04-05T08:01:13Z", onset: "2024-04-05T22:00:00Z", expires: "2024-04-06T21:59:59Z", replaced: 1),
    Case(
      file: "TRIMMED-Z_CAP_C_LEMM_20260912093213_AFAZ659101ATTA1418.xml", level: .amarillo,
      phenomenon: .maximumTemperature, value: "34 °C", percent: 40...70, zone: "659101", name: "Lanzarote",
      vertices: [4, 5], sent: "2026-09-12T09:32:13Z", onset: "2026-09-14T10:00:00Z", expires: "2026-09-14T17:59:59Z",
      replaced: 0),
  ]

  @Test("Q-CAP-05, Q-CAP-22: a real message says what a person reads in it", arguments: cases)
  func message(_ example: Case) throws {
    let message = try CAPParser().parse(try Recordings.bytes("avisos/" + example.file), fileName: example.file)
    let alert = try #require(message.alerts.first)
    #expect(message.alerts.count == 1 && message.greenCount == 0 && message.references.count == example.replaced)
    #expect(alert.level == example.level && alert.phenomenon == example.phenomenon && !alert.isLevelAssumed)
    #expect(alert.parameter?.valueText == example.value && alert.probability?.percent == example.percent)
    #expect(alert.areas.map(\.code) == [example.zone] && alert.areas[0].name == example.name && !alert.isCoastal)
    #expect(alert.areas[0].rings.map(\.vertices.count) == example.vertices)
    #expect(
      "\(alert.sent)" == example.sent && "\(alert.onset)" == example.onset && "\(alert.expires!)" == example.expires)
    #expect(alert.headline == "\(alert.event). \(example.name)")
  }

  @Test("Every field equals what Foundation's parser finds in the Spanish part", arguments: cases)
  func fields(_ example: Case) throws {
    let bytes = try Recordings.bytes("avisos/" + example.file)
    let theirs = FoundationCAP(bytes)
    let message = try CAPParser().parse(bytes)
    let alert = message.alerts[0]
    #expect(message.identifier == theirs["identifier"] && message.sender == theirs["sender"])
    #expect(message.language == "es-ES" && theirs["info/language"] == "es-ES")
    #expect(alert.event == theirs["info/event"] && alert.headline == theirs["info/headline"])
    #expect(alert.details == theirs["info/description"] && alert.instruction == theirs["info/instruction"])
    #expect(alert.web == theirs["info/web"] && alert.urgency == theirs["info/urgency"])
    #expect(alert.certainty == theirs["info/certainty"])
    #expect(alert.areas[0].polygons.map(\.text) == theirs.all("info/area/polygon"))
    #expect("\(alert.phenomenonCode);\(alert.phenomenonName)" == theirs["info/eventCode/value"])
  }

  @Test("The start of a green message, closed by hand, is no warning")
  func green() throws {
    let start = try Recordings.bytes("avisos/FRAGMENT-verde-61VV61ATTA2223-2023-01-19.xml.txt")
    let message = try CAPParser().parse(start + Array("</info></alert>".utf8))
    #expect(message.alerts.isEmpty && message.greenCount == 1)
    #expect(throws: CAPError.self) { try CAPParser().parse(start) }
  }

  @Test("Q-CAP-13, Q-CAP-22: the rings of all 233 zones are read, and hold a place as a second method says")
  func zones() throws {
    let table = try JSONDecoder().decode(
      [String: [String: [String]]].self, from: Data(try Recordings.bytes("avisos/zonas-aviso-poligonos.json")))
    var chance = SeedStream(seed: 22).stream("places")
    var hits = 0
    #expect(table.count == 233 && table.values.count { $0["polygons"]?.count == 2 } == 18)
    for code in table.keys.sorted() {
      let polygons = table[code]!["polygons"]!.map { AvisoPolygon($0) }
      let area = AvisoArea(name: code, code: code, polygons: polygons)
      #expect(area.rings.count == polygons.count && area.zone?.description == code, "\(code)")
      let corners = area.rings.flatMap(\.vertices)
      let latitudes = corners.map(\.latitude), longitudes = corners.map(\.longitude)
      for _ in 0..<5 {
        let place = try Coordinate(
          latitude: latitudes.min()! + chance.unit() * (latitudes.max()! - latitudes.min()!),
          longitude: longitudes.min()! + chance.unit() * (longitudes.max()! - longitudes.min()!))
        let expected = area.rings.contains { Self.turns(around: place, $0) != 0 }
        #expect(area.contains(place) == expected, "\(code) \(place)")
        hits += expected ? 1 : 0
      }
    }
    #expect(hits > 250)
  }

  /// How often a ring winds around a place, by the angles its edges are seen under.
  static func turns(around place: Coordinate, _ ring: Ring) -> Int {
    let angles = ring.vertices.map { atan2($0.latitude - place.latitude, $0.longitude - place.longitude) }
    let sum = zip(angles, angles.dropFirst()).reduce(0.0) { sum, pair in
      let turn = pair.1 - pair.0
      return sum + (turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn)
    }
    return Int((sum / (2 * .pi)).rounded())
  }
}
