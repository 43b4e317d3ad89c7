// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

/// Makes the UV forecasts of a scenario: an edition each day at 03:52:01 UTC for that day and those after it.
struct UVIEditor: Sendable {
  private let scenario: Scenario
  private let weather: any WeatherSource

  init(_ scenario: Scenario, weather: any WeatherSource) {
    self.scenario = scenario
    self.weather = weather
  }

  /// The days that can be asked for (Q-UVI-06): 0 to 3, and 4 with the switch off.
  func day(_ text: String) -> Int? {
    guard let day = Int(text), text == "\(day)", (0...4).contains(day) else { return nil }
    return day == 4 && scenario.quirks[.uviNoFourthDay] ? nil : day
  }

  /// The day of the edition that is current at an instant.
  func edition(at instant: WallInstant) -> CivilDate {
    CivilZone.utc.civil(at: instant.advanced(bySeconds: -Self.secondOfDay)).date
  }

  func write(daysAhead: Int, edition: CivilDate, eras: Eras) -> [UInt8] {
    let elaborated = CivilZone.utc.startOfDay(edition).advanced(bySeconds: Self.secondOfDay)
    let valid = edition.advanced(byDays: daysAhead)
    // Vigo and Gijón are not in AEMET's list (Q-UVI-05).
    let extra = scenario.quirks[.uviTownsOnly] ? [] : [("36057", "Vigo"), ("33024", "Gijón")]
    let towns = (Self.towns + extra).compactMap { ine, name in
      index(of: ine, on: valid, told: elaborated).map { UVIPayload.Town(ine: ine, name: name, index: $0) }
    }
    return UVIPayload(
      elaborated: text(edition, Self.elaboratedTime), modelRun: text(edition.advanced(byDays: -1), "12:00:00"),
      validity: scenario.quirks[.uviDatesAtNoon] ? text(valid, "12:00:00") : text(valid, "00:00:00+0000"), towns: towns
    ).write(in: WireStyle(quirks: scenario.quirks), isWrapped: eras.uviWrapped)
  }

  /// 03:52:01, as on 25 August 2026.
  private static let secondOfDay: Int64 = 3 * 3600 + 52 * 60 + 1
  private static let elaboratedTime = "03:52:01"

  private func text(_ date: CivilDate, _ time: String) -> String { "\(date)T\(time)" }

  private func index(of ine: String, on date: CivilDate, told elaborated: WallInstant) -> Int? {
    guard let town = Gazetteer.municipality(ine), let coordinate = town.coordinate else { return nil }
    let place = WeatherPlace(
      ine: ine, latitude: coordinate.latitude, longitude: coordinate.longitude,
      elevationMetres: Int((town.elevationM ?? 100).rounded()), zone: town.zone)
    return weather.days(at: place, from: date, count: 1, edition: .issued(elaborated)).first?.uvMax
  }

  /// AEMET's 59 towns in its order, by name: the peninsula's capitals, Ceuta, Melilla and ten towns of the islands.
  ///
  /// Source: the answer of 25 August 2026.
  private static let towns: [(ine: String, name: String)] = table.split(separator: "\n").map { line in
    let columns = line.split(separator: "|")
    return (String(columns[0]), String(columns[1]))
  }

  private static let table = """
    02003|Albacete
    03014|Alacant/Alicante
    04013|Almería
    05019|Ávila
    06015|Badajoz
    08019|Barcelona
    48020|Bilbao
    09059|Burgos
    10037|Cáceres
    11012|Cádiz
    12040|Castellón de la Plana/Castelló de la Plana
    51001|Ceuta
    13034|Ciudad Real
    14021|Córdoba
    15030|Coruña, A
    16078|Cuenca
    17079|Girona
    18087|Granada
    19130|Guadalajara
    21041|Huelva
    22125|Huesca
    23050|Jaén
    24089|León
    26089|Logroño
    27028|Lugo
    25120|Lleida
    28079|Madrid
    29067|Málaga
    52001|Melilla
    30030|Murcia
    32054|Ourense
    33044|Oviedo
    34120|Palencia
    07040|Palma
    07026|Eivissa
    07032|Maó
    35016|Palmas de Gran Canaria, Las
    35017|Puerto del Rosario
    35004|Arrecife
    31201|Pamplona/Iruña
    36038|Pontevedra
    37274|Salamanca
    20069|Donostia-San Sebastián
    38038|Santa Cruz de Tenerife
    38036|San Sebastián de la Gomera
    38048|Valverde
    38037|Santa Cruz de la Palma
    39075|Santander
    40194|Segovia
    41091|Sevilla
    42173|Soria
    43148|Tarragona
    44216|Teruel
    45168|Toledo
    46250|Valencia
    47186|Valladolid
    01059|Vitoria-Gasteiz
    49275|Zamora
    50297|Zaragoza
    """
}
