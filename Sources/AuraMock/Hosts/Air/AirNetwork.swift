// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces

/// The stations of the mock's network: 624, as many as MITECO's table had in its recorded hour.
///
/// Four are real, as recorded. The others are made: three in each province's capital, one in municipalities spread over
/// the province. Where they stand and what they are called says nothing of real stations.
enum AirNetwork {
  static let count = 624

  static let sites: [AirStationSite] = {
    var sites = recorded
    var taken = Set(sites.map(\.code))
    // Read once: each look at the list unpacks all 8,132 of them.
    let towns = Dictionary(grouping: Gazetteer.municipalities.filter { $0.coordinate != nil }, by: \.province)
    for province in Province.allCases {
      let own = towns[province] ?? []
      guard let capital = own.first(where: { $0.code == province.capital }) else { continue }
      for kind in AirStationSite.Kind.allCases { add(capital, kind, &sites, &taken) }
      let others = own.filter { $0.code != province.capital }
      // The last provinces fill up what is left.
      let wanted = min(others.count, province.number <= 14 ? 10 : 9)
      for index in 0..<wanted {
        let kind: AirStationSite.Kind = index % 4 == 3 ? .industrial : index % 3 == 1 ? .traffic : .background
        add(others[index * others.count / wanted], kind, &sites, &taken)
      }
    }
    return sites
  }()

  /// As quoted from the table of two hours of 2026.
  private static let recorded: [AirStationSite] = [
    AirStationSite(
      number: 0, code: 1_022_001, name: "EL CIEGO", kind: .traffic, latitude: 4_251_833, longitude: -261_944),
    AirStationSite(
      number: 1, code: 28_079_035, name: "PLAZA DEL CARMEN", kind: .background, latitude: 4_041_932,
      longitude: -370_237),
    AirStationSite(
      number: 2, code: 28_079_004, name: "RETIRO", kind: .background, latitude: 4_041_467, longitude: -368_258),
    AirStationSite(
      number: 3, code: 28_079_008, name: "ESCUELAS AGUIRRE", kind: .traffic, latitude: 4_042_167, longitude: -368_232),
  ]

  private static func add(
    _ place: Location, _ kind: AirStationSite.Kind, _ sites: inout [AirStationSite], _ taken: inout Set<Int>
  ) {
    guard let coordinate = place.coordinate, sites.count < count else { return }
    var own = 1
    while taken.contains(place.code.number * 1000 + own) { own += 1 }
    let suffix =
      switch kind {
      case .background: ""
      case .traffic: " - AVENIDA"
      case .industrial: " - POLÍGONO"
      }
    // Some hundred metres from one another.
    let step = own * 430
    sites.append(
      AirStationSite(
        number: sites.count, code: place.code.number * 1000 + own, name: place.name.uppercased() + suffix, kind: kind,
        latitude: Int((coordinate.latitude * 100_000).rounded()) + step,
        longitude: Int((coordinate.longitude * 100_000).rounded()) - step))
    taken.insert(place.code.number * 1000 + own)
  }
}
