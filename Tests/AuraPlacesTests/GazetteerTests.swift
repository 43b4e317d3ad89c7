// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTestSupport
import AuraTime
import Testing

@Suite(.timeLimit(.minutes(1)))
struct GazetteerTests {
  @Test(.needsReferenceTables)
  func municipalitiesEqualTheReferenceTable() throws {
    let rows = try ReferenceTable("municipios.csv.gz").rows
    #expect(rows.count == 8_132 && Gazetteer.municipalityCount == 8_132)
    let different = zip(rows, Towns.all).filter { row, location in
      row["ine"] != location.code.description || row["name"] != location.name
        || row["prov"] != location.province.code || Int(row["codauto"]) != location.comunidad.rawValue
        || (row["tz"] == "Atlantic/Canary") != (location.zone == .canaries)
        || Double(row["lat"]) != location.coordinate?.latitude || Double(row["lon"]) != location.coordinate?.longitude
        || Double(row["elev_m"]) != location.elevationM || Double(row["pop"]) != location.population.map(Double.init)
        || row["capital"] != location.chiefTown ?? (row["capital"] == row["name"] ? row["name"] : "")
    }
    #expect(different.map(\.0["ine"]) == [])
  }

  @Test("the table is the one that was packed: its hash stands in Fixtures")
  func hash() throws {
    let lines = Towns.all.map { location in
      let numbers = [
        billionths(location.coordinate?.latitude), billionths(location.coordinate?.longitude),
        location.elevationM.map { String(Int(($0 * 100).rounded())) } ?? "", location.population.map(String.init) ?? "",
      ]
      let fields =
        [location.code.description, String(Gazetteer.controlDigit(of: location.code) ?? -1), location.name] + numbers
        + [location.chiefTown ?? ""]
      return fields.joined(separator: ",")
    }
    let expected = try Tree.text("Fixtures/places/municipalities.fnv")
    #expect(FNV1a.digest(lines: lines) + "\n" == expected)
  }

  @Test func everyCodeFindsItsRowAndNoOtherDoes() {
    let known = Set(Towns.all.map(\.code.number))
    let wrong = (1_000...53_000).filter { number in
      let found = MunicipalityCode(number: number).flatMap { Gazetteer.municipality($0) }
      return found?.code.number != (known.contains(number) ? number : nil)
    }
    #expect(known.count == 8_132)
    #expect(wrong == [])
  }

  @Test func knownPlaces() throws {
    // Source: CNIG/IGN 2021, read by hand; Usansolo became a municipality in 2022 and has no row there.
    let getafe = try #require(Gazetteer.municipality("28065"))
    #expect(getafe.name == "Getafe" && getafe.population == 185_180)
    #expect(getafe.coordinate == (try Coordinate(latitude: 40.30403754, longitude: -3.72935236)))
    let usansolo = try #require(Gazetteer.municipality("48916"))
    #expect(usansolo.name == "Usansolo" && usansolo.coordinate == nil && usansolo.population == nil)
    #expect(usansolo.zone == .peninsula && usansolo.province.castilianName == "Vizcaya")
    #expect(Gazetteer.municipality("28000") == nil && Gazetteer.municipality("Getafe") == nil)
    #expect(Gazetteer.municipality("35016")?.zone == .canaries)
  }

  @Test(.needsReferenceTables)
  func seedCitiesEqualTheReferenceTable() throws {
    let rows = try ReferenceTable("capitals.csv").rows
    #expect(Location.seedCities.map(\.code.description) == rows.map { $0["ine"] })
    #expect(Location.seedCities.map(\.name) == rows.map { $0["name"] })
    #expect(Location.seedCities.map(\.shortName) == rows.map { $0["name_es"] })
  }

  @Test func shortNames() {
    let names = ["20069", "48916", "15030", "01051", "03063"].map { Gazetteer.municipality($0)?.shortName }
    #expect(names == ["San Sebastián", "Usansolo", "A Coruña", "Agurain", "Dénia"])
  }

  @Test func invertedNamesComeBack() {
    let wrong = Towns.all.filter { Location.naturalName(fromInverted: $0.invertedName) != $0.name }
    #expect(wrong.map(\.name) == [])
  }
}

private func billionths(_ degrees: Double?) -> String {
  degrees.map { String(Int(($0 * 1e9).rounded())) } ?? ""
}
