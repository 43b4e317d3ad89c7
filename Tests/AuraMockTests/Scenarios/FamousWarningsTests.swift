// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraPlaces
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// The levels that AEMET is dated to have given on the famous days, in the archives of those days.
@Suite(.timeLimit(.minutes(1))) struct FamousWarningsTests {
  private static let scenarios = [
    "filomena": "filomena-2021", "dana-valencia": "dana-valencia-2024", "heat-2021": "cordoba-heat-2021",
    "galerna-2022": "galerna-2022", "ciaran-2023": "ciaran-2023", "fog-2024": "fog-2024",
  ]
  private static let kinds: [String: WarningKind] = [
    "snow": .snow, "tmin": .cold, "tmax": .hot, "rain": .rain, "wind": .wind, "coastal": .coast, "fog": .fog,
  ]
  private static let levels: [String: WarningMessage.Level] = ["yellow": .amarillo, "orange": .naranja, "red": .rojo]

  /// Zones by AEMET's names where the table names a part of a province otherwise than AEMET; a `C` is the coast.
  private static let named: [String: [String]] = [
    "35/Gran Canaria": ["Cumbres de Gran Canaria"],
    "20/Gipuzkoa": ["Gipuzkoa litoral", "Gipuzkoa interior"],
    "Galicia interior": ["Interior de A Coruña", "Centro de Lugo", "Sur de Ourense", "Interior de Pontevedra"],
    "Galicia coast": ["C Noroeste de A Coruña", "C A Mariña", "C Rias Baixas"],
    "A Coruña coast": ["C Noroeste de A Coruña", "C Oeste de A Coruña", "C Suroeste de A Coruña"],
    "Galicia, Asturias coast": ["C Rias Baixas", "C Litoral occidental asturiano", "C Litoral oriental asturiano"],
    "Cantabria coast": ["C Litoral cántabro"],
    "zones: Meseta of 05, 09, 34, 37, 40, 47, 49": meseta, "same zones": meseta,
    "zones: La Mancha of 02, 45, 13; Valle del Guadiana; Centro de Lugo; Cinco Villas; Ribera del Ebro de Zaragoza": [
      "La Mancha albaceteña", "La Mancha toledana", "La Mancha de Ciudad Real", "Valle del Guadiana", "Centro de Lugo",
      "Cinco Villas de Zaragoza", "Ribera del Ebro de Zaragoza",
    ],
    "zones: Meseta of 05, 34, 37, 40, 42, 47, 49; norte de Burgos; Bierzo":
      meseta.filter { $0 != "Meseta de Burgos" } + ["Meseta de Soria", "Norte de Burgos", "Bierzo de León"],
    "zones: Meseta of 49, 37, 47": ["Meseta de Zamora", "Meseta de Salamanca", "Meseta de Valladolid"],
    "zones: Ribera del Ebro of La Rioja and Navarra; Aragón; Lleida": [
      "Ribera del Ebro de La Rioja", "Ribera del Ebro de Navarra", "Ribera del Ebro de Zaragoza",
      "Depresión central de Lleida",
    ],
  ]
  private static let meseta = ["Ávila", "Burgos", "Palencia", "Salamanca", "Segovia", "Valladolid", "Zamora"].map {
    "Meseta de \($0)"
  }
  private static let regions = [
    "Andalucía": 61, "Aragón": 62, "Castilla-La Mancha": 68, "Cataluña": 69, "Madrid": 72, "C. Valenciana": 77,
  ]

  /// The archives of one scenario, each made once.
  private struct Desk {
    let desk: WarningDesk
    var made: [String: [WarningMessage]] = [:]

    init(_ name: String) throws {
      let scenario = try Scenario.named(name)
      // A calm day: what is found is what the scenario states. The sweep `mock-famous-warnings` has the weather too.
      desk = WarningDesk(
        seed: scenario.seed, quirks: scenario.quirks, weather: StagedWeather(stage: StagedWeather.calm),
        stated: scenario.warnings)
    }

    /// The highest level in force for a phenomenon in a zone, as the newest archive has it.
    mutating func level(_ kind: WarningKind, _ zone: WarningZoneCode, at instant: WallInstant) -> WarningMessage? {
      let edition = desk.edition(at: instant)
      let key = "\(zone.area) \(edition)"
      let messages = made[key] ?? desk.messages(of: zone.area, edition: edition)
      made[key] = messages
      return messages.filter {
        $0.kind == kind && $0.level > .verde && $0.zones == [zone] && $0.onset <= instant && instant < $0.expires
      }.max { $0.level < $1.level }
    }
  }

  private static func zones(_ names: [String]) throws -> [WarningZoneCode] {
    try names.map { name in
      let isCoast = name.hasPrefix("C ")
      let wanted = isCoast ? String(name.dropFirst(2)) : name
      let found = Gazetteer.warningZones.first { $0.code.isCoastal == isCoast && $0.name.hasSuffix(wanted) }
      return try #require(found?.code, "\(name)")
    }
  }

  /// The moment at which a row is judged: its own, the second night of two days, or by day: heat after noon, the rest
  /// before it.
  private static func moment(_ text: String, isHeat: Bool) throws -> WallInstant {
    let parts = text.split(separator: "/")
    let daytime = isHeat ? "15:00" : "11:00"
    let stamp =
      parts[0].contains("T") ? "\(parts[0])" : parts.count == 2 ? "\(parts[1])T06:00" : "\(parts[0])T\(daytime)"
    return try #require(WireTimestamp(stamp)).instant(withoutOffsetIn: .peninsula)
  }

  @Test(
    "Every dated level of the reference table is in the archive of its moment, and none above it",
    .needsReferenceTables, arguments: scenarios.keys.sorted())
  func datedLevels(_ event: String) throws {
    let rows = try ReferenceTable("famous-days.csv").rows.filter {
      // The galerna's warning is of another year: what is usual. A zone that one source alone has red at 7:36 others
      // have at 9:48, as the scenario does.
      $0["event"] == event && $0["variable"].hasPrefix("warning_") && !$0["variable"].hasSuffix("galerna_yellow")
        && !$0["variable"].hasSuffix("forecast") && !$0["value"].hasPrefix("only this source")
    }
    var desk = try Desk(try #require(Self.scenarios[event]))
    var wrong: [String] = []
    for row in rows {
      let words = row["variable"].split(separator: "_").map(String.init)
      let kind = try #require(Self.kinds[words[1]])
      let level = try #require(Self.levels[words[2]])
      let place = row["place_ine_or_station"]
      let moment = try Self.moment(row["datetime_local"], isHeat: kind == .hot)
      let id = "\(row["datetime_local"]) \(place) \(row["variable"])"
      if place.hasPrefix("regions:") {
        for region in place.dropFirst(8).split(separator: ",").map({ String($0.drop { $0 == " " }) }) {
          let area = try #require(Self.regions[region], "\(region)")
          let zones = Gazetteer.warningZones.map(\.code).filter { $0.area == area }
          if !zones.contains(where: { desk.level(kind, $0, at: moment)?.level == level }) {
            wrong.append("\(id) \(region)")
          }
        }
        continue
      }
      let names = place.hasPrefix("zone:") ? [String(place.dropFirst(5))] : try #require(Self.named[place], "\(place)")
      for zone in try Self.zones(names) {
        let ends = words.last == "end"
        let found = desk.level(kind, zone, at: ends ? moment.advanced(bySeconds: -60) : moment)
        if found?.level != level { wrong.append("\(id) \(zone): \(found.map { "\($0.level)" } ?? "none")") }
        if ends, desk.level(kind, zone, at: moment)?.level == level { wrong.append("\(id) \(zone): goes on") }
        // °C, cm or m where the table has one number for what the file gives.
        if let value = Int(row["value"]), found?.value != value {
          wrong.append("\(id) \(zone): value \(found?.value ?? -999)")
        }
      }
    }
    #expect(rows.count >= 1 && wrong.isEmpty, "\(wrong)")
  }
}
