// SPDX-License-Identifier: MIT

/// Why no times can be told for what was asked.
public enum SolarTimesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The year lies outside `SolarTimes.years`, for which the ephemeris here is checked.
  case year(found: Int)
  /// The zone's offset lies outside ±18 hours, so it is no civil time.
  case zoneOffset(foundSeconds: Int)

  public var description: String {
    switch self {
    case .year(let found):
      "sun and moon: expected a year \(SolarTimes.years.lowerBound)…\(SolarTimes.years.upperBound), found \(found)"
    case .zoneOffset(let seconds):
      "sun and moon: expected a zone within ±64800 s of UTC, found \(seconds) s"
    }
  }
}
