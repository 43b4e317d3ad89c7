// SPDX-License-Identifier: MIT

/// Words for the wind as AEMET's texts have them.
enum SpanishWind {
  /// `del suroeste`; `variable` when calm.
  static func origin(_ octant: WindOctant?) -> String {
    switch octant {
    case .north: "del norte"
    case .northEast: "del nordeste"
    case .east: "del este"
    case .southEast: "del sudeste"
    case .south: "del sur"
    case .southWest: "del suroeste"
    case .west: "del oeste"
    case .northWest: "del noroeste"
    case nil: "de dirección variable"
    }
  }
}
