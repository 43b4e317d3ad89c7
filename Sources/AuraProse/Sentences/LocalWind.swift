// SPDX-License-Identifier: MIT

import AuraModel

/// A wind that has a name of its own where it blows from its own point. Source: prose rules, W5.
enum LocalWind: String, CaseIterable, Hashable, Sendable {
  case cierzo, levante, poniente, tramontana, alisio, terral

  /// The name of a wind at a place; nil where it has none. A place may have several, of different points.
  init?(at code: MunicipalityCode, from direction: WindDirection) {
    guard let name = Self.allCases.first(where: { $0.places.contains(code.number) && $0.points.contains(direction) })
    else { return nil }
    self = name
  }

  /// INE codes of the capitals that call it so.
  private var places: [Int] {
    switch self {
    case .cierzo: [22_125, 26_089, 31_201, 50_297]
    case .levante, .poniente: [4_013, 11_012, 29_067, 51_001, 52_001]
    case .tramontana: [7_040, 17_079]
    case .alisio: [35_016, 38_038]
    case .terral: [29_067]
    }
  }

  private var points: [WindDirection] {
    switch self {
    case .cierzo: [.west, .northWest]
    case .levante: [.east]
    case .poniente: [.west]
    case .tramontana: [.north]
    case .alisio: [.northEast]
    case .terral: [.north, .northWest]
    }
  }
}
