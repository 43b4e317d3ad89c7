// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces

/// A station of the mock's air quality network.
struct AirStationSite: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case background = "FONDO"
    case traffic = "TRAFICO"
    case industrial = "INDUSTRIAL"
  }

  /// Its place in the network, 0…623.
  let number: Int
  /// The municipality's five digits and three of its own, as one number.
  let code: Int
  let name: String
  let kind: Kind
  /// Hundred-thousandths of a degree.
  let latitude: Int
  let longitude: Int

  var province: Province { Province.allCases[code / 1_000_000 - 1] }

  /// The pollutants it measures. One in six measures a single one, too few for a full index (Q-ICA-04).
  var measures: [AirPollutant] {
    if number % 6 == 5 { return [[.o3], [.no2], [.pm10]][number / 6 % 3] }
    var list: [AirPollutant] = kind == .traffic ? [.no2, .pm10] : [.no2, .o3, .pm10]
    if number % 2 == 0 { list.append(.pm25) }
    if number % 3 == 0 || kind == .industrial { list.append(.so2) }
    return list
  }

  var isPartial: Bool { measures.count == 1 }
}

/// A pollutant as the mock writes it, with the greatest concentration of classes 1…5, µg/m³.
///
/// Sources: Orden TEC/351/2019 as amended on 2 September 2020; the European Air Quality Index as revised in 2024, which
/// MITECO does not use (Q-ICA-12).
enum AirPollutant: String, Hashable, Sendable, CaseIterable {
  case no2 = "NO2"
  case o3 = "O3"
  case pm10 = "PM10"
  case pm25 = "PM2.5"
  case so2 = "SO2"

  func bounds(of2020: Bool) -> [Int] {
    switch self {
    case .no2: of2020 ? [40, 90, 120, 230, 340] : [10, 25, 60, 100, 150]
    case .o3: of2020 ? [50, 100, 130, 240, 380] : [60, 100, 120, 160, 180]
    case .pm10: of2020 ? [20, 40, 50, 100, 150] : [15, 45, 120, 195, 270]
    case .pm25: of2020 ? [10, 20, 25, 50, 75] : [5, 15, 50, 90, 140]
    case .so2: of2020 ? [100, 200, 350, 500, 750] : [20, 40, 125, 190, 275]
    }
  }

  /// Class 1…6 of a concentration.
  func band(of micrograms: Int, of2020: Bool) -> Int {
    1 + bounds(of2020: of2020).count { micrograms > $0 }
  }

  /// Hours of the running mean that the index takes.
  var meanHours: Int {
    switch self {
    case .no2, .so2: 1
    case .o3: 8
    case .pm10, .pm25: 24
    }
  }
}
