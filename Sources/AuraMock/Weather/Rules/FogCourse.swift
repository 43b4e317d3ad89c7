// SPDX-License-Identifier: MIT

/// When fog and mist lie over a place: around sunrise, longer the stronger they are, all day in the worst of winter.
struct FogCourse {
  /// A spell in hours after 00:00 UTC of the day.
  private struct Spell {
    let from: Double
    let to: Double
    let depth: Double
  }

  private let spells: [Spell]

  /// - Parameters:
  ///   - fields: the fog field at this dawn and the next, a standard normal number each.
  ///   - rises: the two sunrises, hours after 00:00 UTC of the day.
  ///   - coldness: how far each day's maximum is below the season's, in standard deviations.
  init(row: ClimateRow, fields: [Double], rises: [Double], coldness: [Double], winterness: Double) {
    let share = min(row[.fogDays] / 30.4, 0.6)
    guard share > 0 else {
      spells = []
      return
    }
    let threshold = Elementary.normalThreshold(share: share)
    spells = zip(zip(fields, rises), coldness).compactMap { pair, cold in
      let depth = pair.0 - threshold
      guard depth > -0.35 else { return nil }
      // Under a winter inversion the day stays cold and the fog does not lift.
      if depth > 0.5 && winterness > 0.6 && cold > 0.5 && row[.fogDays] > 3 {
        return Spell(from: pair.1 - 10, to: pair.1 + 16, depth: depth)
      }
      let strength = max(depth, 0)
      return Spell(from: pair.1 - 2 - 3 * strength, to: pair.1 + 1 + 2.5 * winterness * strength, depth: depth)
    }
  }

  /// Depth of the fog at an hour: above 0 fog, between −1 and 0 mist, nil neither.
  func depth(atHour hour: Double) -> Double? {
    var deepest: Double?
    for spell in spells {
      let depth: Double
      if spell.from...spell.to ~= hour {
        depth = spell.depth > 0 ? spell.depth : -0.5
      } else if spell.from - 1.5...spell.to + 1.5 ~= hour {
        depth = -0.5
      } else {
        continue
      }
      deepest = max(deepest ?? depth, depth)
    }
    return deepest
  }
}
