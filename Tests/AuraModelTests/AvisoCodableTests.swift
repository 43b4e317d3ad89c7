// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Foundation
import Testing

/// The JSON of warnings and bulletins, written by hand here as docs/WARNINGS.md tells it.
struct AvisoCodableTests {
  static let alert = WeatherAlert(
    identifier: "2.49.0.0.724.0.ES.20260702162803.700602ATTA03191783009683", fileName: "Z.xml",
    sent: WallInstant(secondsSinceEpoch: 1_783_009_683), level: .naranja, isLevelAssumed: false,
    phenomenonSent: "AT;Temperaturas máximas", parameter: AvisoParameter("TA;Temperatura máxima;40 ºC"),
    probability: AvisoProbability("40%-70%"), effective: WallInstant(secondsSinceEpoch: 1_783_009_683),
    onset: WallInstant(secondsSinceEpoch: 1_783_076_400), expires: WallInstant(secondsSinceEpoch: 1_783_105_199),
    event: "Aviso de temperaturas máximas de nivel naranja", headline: "…", details: "Temperatura máxima: 40 ºC.",
    instruction: "Esté preparado.", web: "https://www.aemet.es", urgency: "Future", certainty: "Likely",
    areas: [
      AvisoArea(name: "La Siberia extremeña", code: "700602", polygons: [AvisoPolygon("39.0,-5.0 38.0,-5.0")])
    ])

  static let alertJSON = """
    {"areas":[{"code":"700602","name":"La Siberia extremeña","polygons":["39.0,-5.0 38.0,-5.0"]}],\
    "certainty":"Likely","details":"Temperatura máxima: 40 ºC.","effective":1783009683000,\
    "event":"Aviso de temperaturas máximas de nivel naranja","expires":1783105199000,"file":"Z.xml","headline":"…",\
    "identifier":"2.49.0.0.724.0.ES.20260702162803.700602ATTA03191783009683","instruction":"Esté preparado.",\
    "level":"naranja","onset":1783076400000,"parameter":"TA;Temperatura máxima;40 ºC",\
    "phenomenon":"AT;Temperaturas máximas","probability":"40%-70%","sent":1783009683000,"urgency":"Future",\
    "web":"https://www.aemet.es"}
    """

  static let bare = WeatherAlert(
    identifier: "B", indexInMessage: 2, fileName: "", sent: WallInstant(secondsSinceEpoch: 0), level: .amarillo,
    isLevelAssumed: true, phenomenonSent: "", parameter: nil, probability: nil,
    effective: WallInstant(secondsSinceEpoch: 0), onset: WallInstant(millisecondsSinceEpoch: -1), expires: nil,
    event: "", headline: "", details: "", instruction: "", web: "", urgency: "", certainty: "", areas: [])

  static let bareJSON = """
    {"effective":0,"identifier":"B","index":2,"isLevelAssumed":true,"level":"amarillo","onset":-1,"sent":0}
    """

  static let bulletin = ForecastBulletin(
    scope: .comunidad("GALICIA"), issuedAt: WallInstant(secondsSinceEpoch: 1_783_009_683),
    validDays: [CivilDate(year: 2026, month: 12, day: 31)!, CivilDate(year: 2027, month: 1, day: 1)!],
    significantPhenomena: .expected(["Nieve."]), paragraphs: ["Uno.", "Dos."],
    parts: [.init(date: CivilDate(year: 2027, month: 1, day: 1)!, paragraphs: ["Tres."])],
    temperatures: [.init(town: "Vigo", minimumC: -1, maximumC: 12)])

  static let bulletinJSON = """
    {"issuedAt":1783009683000,"paragraphs":["Uno.","Dos."],"parts":[{"date":"2027-01-01","paragraphs":["Tres."]}],\
    "phenomena":["Nieve."],"scope":{"kind":"comunidad","name":"GALICIA"},\
    "temperatures":[{"maximumC":12,"minimumC":-1,"town":"Vigo"}],"validDays":["2026-12-31","2027-01-01"]}
    """

  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// What is read back and written again.
  static func again<Value: Codable>(_ value: Value) throws -> (value: Value, text: String) {
    let read = try JSONDecoder().decode(Value.self, from: Data(try text(value).utf8))
    return (read, try text(read))
  }

  @Test("A warning's JSON is the documented one; read back it is the same warning and the same bytes")
  func alerts() throws {
    for (alert, json) in [(Self.alert, Self.alertJSON), (Self.bare, Self.bareJSON)] {
      let (read, text) = try Self.again(alert)
      #expect(try Self.text(alert) == json && read == alert && text == json)
    }
    let light = Self.alert.withoutRings()
    #expect(light.areas == [AvisoArea(name: "La Siberia extremeña", code: "700602", polygons: [])])
    #expect(light.id == Self.alert.id && light.concerns([WarningZoneCode("700602")!]) && !light.covers(.madrid))
  }

  @Test("A bulletin's JSON is the documented one; none expected and not stated stay apart")
  func bulletins() throws {
    #expect(try Self.text(Self.bulletin) == Self.bulletinJSON)
    let phenomena: [ForecastBulletin.SignificantPhenomena] = [
      .noneExpected, .notStated, .expected([]), .expected(["Uno.", "Dos."]),
    ]
    let scopes: [ForecastBulletin.Scope] = [
      .spain, .comunidad("GALICIA"), .province("LUGO"), .island("MENORCA"), .other("PREDICCIÓN"),
    ]
    var texts: Set<String> = []
    for (scope, said) in scopes.flatMap({ scope in phenomena.map { (scope, $0) } }) {
      let bulletin = ForecastBulletin(
        scope: scope, issuedAt: Self.bulletin.issuedAt, validDays: Self.bulletin.validDays,
        significantPhenomena: said, paragraphs: [], parts: [], temperatures: [])
      let (read, text) = try Self.again(bulletin)
      #expect(try read == bulletin && text == Self.text(bulletin))
      texts.insert(text)
    }
    #expect(texts.count == 20)
  }

  @Test("What is known of an area: unknown is {}, and equal sets are equal bytes whatever their order of hashing")
  func states() throws {
    #expect(try Self.text(AvisosState.unknown) == "{}" && Self.again(AvisosState.unknown).value == .unknown)
    let names = (0..<40).map { "I\($0)" }
    let sets = [names, names.reversed()].map { names in
      AvisosSet(
        alerts: [Self.alert, Self.bare], receivedAt: Self.alert.sent, unreadFileCount: 1,
        replaced: Dictionary(uniqueKeysWithValues: names.map { ($0, Self.alert.sent) }))
    }
    let states = sets.map { AvisosState.known($0, staleSince: Self.alert.onset) }
    let (read, text) = try Self.again(states[0])
    #expect(try read == states[1] && text == Self.text(states[1]))
    #expect(try Self.again(AvisosState.known(sets[0], staleSince: nil)).value == .known(sets[0], staleSince: nil))
  }

  @Test(
    "What is not the documented JSON is an error and never a warning of some other kind",
    arguments: [
      "{}", "{\"identifier\":1}", alertJSON.replacing("naranja", with: "azul"),
      alertJSON.replacing("1783076400000", with: "\"ayer\""),
    ])
  func damaged(_ text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(WeatherAlert.self, from: Data(text.utf8)) }
  }

  @Test(
    "Dates are written as people write them; anything else is an error", arguments: ["2026-02-30", "", "1", "2026-1-1"])
  func dates(_ text: String) throws {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([CivilDate].self, from: Data("[\"\(text)\"]".utf8)) }
    let date = CivilDate(year: 2028, month: 2, day: 29)!
    #expect(try Self.text([date]) == "[\"2028-02-29\"]" && Self.again([date]).value == [date])
  }
}

extension Coordinate {
  fileprivate static let madrid = Coordinate(uncheckedLatitude: 40.4, longitude: -3.7)
}
