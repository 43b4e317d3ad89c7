// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct MunicipalityZoneTests {
  @Test("Q-MUN-05: the land zone is AEMET's zona_comarcal wherever that is public", .needsRecordings)
  func publicRows() throws {
    var tried = 0
    var wrong: [String] = []
    for name in [
      "aemet/extracted/maestro-municipios-first100-2025-05-22.json",
      "aemet/extracted/maestro-municipios-4rows-2023.json",
      "aemet/raw/maestro-municipio-id28065.ha.json",
    ] {
      // In a row the zone comes before the id.
      let strings = try recordedStrings(name)
      var zone = ""
      for (key, value) in zip(strings, strings.dropFirst()) {
        if key == "zona_comarcal" { zone = value }
        guard key == "id", let code = MunicipalityCode(value.dropFirst(2)) else { continue }
        tried += 1
        if Gazetteer.warningZones(of: code).first?.code.description != zone { wrong.append(value) }
      }
    }
    #expect(tried == 105)
    #expect(wrong == [])
  }

  @Test("Q-CAP-15: every one of the 233 zones is some municipality's, in its own province or on its own island")
  func everyZoneIsReached() {
    var reached: Set<WarningZone> = []
    var wrong: [Location] = []
    for location in Towns.all {
      let zones = Gazetteer.warningZones(of: location.code)
      reached.formUnion(zones)
      let isRight =
        zones[0].code.province == location.province && !zones[0].isCoastal
        && (zones.count == 1 || (zones.count == 2 && zones[1].code == zones[0].code.coast))
      if !isRight { wrong.append(location) }
    }
    #expect(wrong == [])
    #expect(reached == Set(Gazetteer.warningZones))
  }

  /// Land and coast of places one can point to on AEMET's map of zones; islands by name.
  static let known: [(place: String, zones: String)] = [
    ("36057", "713601 713601C"),  // Vigo, Rías Baixas
    ("28065", "722802"),  // Getafe
    ("50297", "625003"),  // Zaragoza, Ribera del Ebro
    ("07024", "645301 645301C"),  // Formentera, with Ibiza
    ("35028", "659101 659101C"),  // Tías, Lanzarote
    ("38048", "659501 659501C"),  // Valverde, El Hierro
    ("21005", "612103 612103C"),  // Almonte: the town is 26 km from its beach, Matalascañas
    ("30024", "733004 733004C"),  // Lorca, in the zone of its name: the town is 30 km from its beaches
    ("51001", "785101 785101C"),  // Ceuta
    ("48916", "754802"),  // Usansolo, without coordinates
    ("27050", "712704"),  // Quiroga has a beach, on a river
  ]

  @Test(arguments: known)
  func knownPlaces(_ each: (place: String, zones: String)) {
    let zones = Gazetteer.warningZones(of: MunicipalityCode(each.place)!)
    #expect(zones.map(\.code.description).joined(separator: " ") == each.zones)
  }

  @Test("Q-CAP-14: a municipality without a coast gets no coastal zone; with one of AEMET's beaches it gets it")
  func beaches() throws {
    let rows = try Tree.text("Fixtures/places/beaches.csv").split(separator: "\n").dropFirst()
    #expect(rows.count == 384)
    let withoutCoast = rows.filter { Gazetteer.warningZones(of: MunicipalityCode($0.prefix(5))!).count == 1 }
    #expect(withoutCoast.map { $0.prefix(5) } == ["27050"])
    let inland = Set(["02", "05", "09", "28", "45", "50"].map { Province(code: $0)! })
    let wrong = Towns.all.filter { inland.contains($0.province) }
      .filter { Gazetteer.warningZones(of: $0.code).count != 1 }
    #expect(wrong.map(\.name) == [])
  }

  @Test("Q-BOL-14: the text of an island for its municipalities, of the province for the others")
  func bulletinProvinces() {
    let expected = [
      "07040": "072", "07024": "073", "07032": "071", "35016": "353", "35004": "351", "35017": "352", "38038": "381",
      "38036": "382", "38037": "383", "38048": "384", "28079": "28", "51001": "51",
    ]
    for (code, text) in expected {
      #expect(Gazetteer.bulletinProvince(of: MunicipalityCode(code)!)?.code == text)
    }
  }
}
