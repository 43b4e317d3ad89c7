// SPDX-License-Identifier: MIT

/// A direction the wind comes from, one of eight, clockwise from north.
public enum WindDirection: UInt8, Hashable, Sendable, CaseIterable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// Degrees clockwise from north, 0…315.
  public var degrees: Int { Int(rawValue) * 45 }

  /// AEMET's letters; west is O, *oeste*.
  public var abbreviation: String {
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

  /// Reads AEMET's letters; nil for anything else, calm (`C`) included.
  public init?(abbreviation: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.abbreviation == abbreviation }) else { return nil }
    self = match
  }

  /// The sector of a bearing in degrees, any turn; nil when it is not a number.
  public init?(degrees: Double) {
    guard degrees.isFinite else { return nil }
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let sector = ((turn < 0 ? turn + 360 : turn) / 45).rounded(.toNearestOrAwayFromZero)
    self = Self.allCases[Int(sector) % 8]
  }
}
