// SPDX-License-Identifier: MIT

/// A point of the wind rose, where the wind comes from: one of sixteen, clockwise from north.
///
/// AEMET's forecasts use the eight main ones. Calm (`C`) is no direction.
public enum WindDirection: UInt8, CaseIterable, Hashable, Sendable {
  case north, northNorthEast, northEast, eastNorthEast
  case east, eastSouthEast, southEast, southSouthEast
  case south, southSouthWest, southWest, westSouthWest
  case west, westNorthWest, northWest, northNorthWest

  /// Where the wind comes from, degrees clockwise from north, 0…337.5.
  public var bearingDegrees: Double { Double(rawValue) * 22.5 }

  /// Whether it is one of the eight points of AEMET's forecasts.
  public var isMain: Bool { rawValue.isMultiple(of: 2) }

  /// Where the wind blows to.
  public var opposite: WindDirection { WindDirection(rawValue: (rawValue + 8) % 16)! }

  /// Reads AEMET's letters; nil for anything else, calm (`C`) and an English `W` included.
  public init?(abbreviation: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.abbreviation == abbreviation }) else { return nil }
    self = match
  }

  /// The point that a bearing is nearest to, any turn; nil when it is not a number.
  ///
  /// Each point has the 22.5° around it, the lower edge included: 11.25° is north-north-east, 348.75° is north.
  public init?(bearingDegrees: Double) {
    guard let sector = Self.sector(of: bearingDegrees, width: 22.5) else { return nil }
    self = Self.allCases[sector % 16]
  }

  /// The main point that a bearing is nearest to, any turn; nil when it is not a number. 22.5° is north-east.
  public static func main(bearingDegrees: Double) -> WindDirection? {
    sector(of: bearingDegrees, width: 45).map { allCases[$0 % 8 * 2] }
  }

  private static func sector(of bearingDegrees: Double, width: Double) -> Int? {
    guard bearingDegrees.isFinite else { return nil }
    let turn = bearingDegrees.truncatingRemainder(dividingBy: 360)
    return Int(((turn < 0 ? turn + 360 : turn) / width + 0.5).rounded(.down))
  }
}
