// SPDX-License-Identifier: MIT

/// The eight directions AEMET's forecasts use: where the wind comes *from*, clockwise from north.
package enum WindOctant: Int, Sendable, Hashable, CaseIterable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// The octant whose sector of 45° holds a bearing in degrees clockwise from north (any turn).
  package init(bearingDegrees: Double) {
    let eighths = Int((bearingDegrees / 45).rounded())
    self.init(rawValue: (eighths % 8 + 8) % 8)!
  }

  /// AEMET's letters: `N NE E SE S SO O NO`.
  package var aemetCode: String {
    switch self {
    case .north: "N"
    case .northEast: "NE"
    case .east: "E"
    case .southEast: "SE"
    case .south: "S"
    case .southWest: "SO"
    case .west: "O"
    case .northWest: "NO"
    }
  }
}
