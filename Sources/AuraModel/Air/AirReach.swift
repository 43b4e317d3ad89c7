// SPDX-License-Identifier: MIT

public import AuraTime

/// How far and how long the word of a station counts for a place.
public struct AirReach: Hashable, Sendable {
  /// The farthest station that still speaks for the place, km, bound included.
  public var maximumKm: Double
  /// The oldest hour that still speaks of now, bound included.
  public var maximumAgeHours: Int
  /// How far ahead of our clock an hour may be before it is taken for an error.
  public var toleratedLeadHours: Int

  public init(maximumKm: Double = 35, maximumAgeHours: Int = 6, toleratedLeadHours: Int = 1) {
    self.maximumKm = maximumKm
    self.maximumAgeHours = maximumAgeHours
    self.toleratedLeadHours = toleratedLeadHours
  }

  /// 35 km as for observations; 6 hours because the index's means run over 8 and 24 and stations lag by 2 and 3.
  public static let standard = AirReach()

  /// Whether an hour is neither too old nor too far ahead (Q-ICA-05).
  public func isFresh(_ hour: WallInstant, at now: WallInstant) -> Bool {
    (hour.advanced(
      bySeconds: -Int64(toleratedLeadHours) * 3600)...hour.advanced(bySeconds: Int64(maximumAgeHours) * 3600)).contains(
        now)
  }
}
