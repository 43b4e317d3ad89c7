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
  ///   - minima: of the two mornings, °C; fog does not form above 22.
  ///   - coldness: how far each day's maximum is below the season's, in standard deviations.
  init(row: ClimateRow, fields: [Double], rises: [Double], minima: [Double], coldness: [Double], winterness: Double) {
    let share = min(row[.fogDays] / 30.4, 0.6)
    guard share > 0 else {
      spells = []
      return
    }
    let threshold = Elementary.normalThreshold(share: share)
    spells = fields.indices.compactMap { index in
      let depth = fields[index] - threshold
      guard depth > -0.35, minima[index] <= 22 else { return nil }
      let rise = rises[index]
      // Under a winter inversion the day stays cold and the fog does not lift.
      if depth > 0.5 && winterness > 0.6 && coldness[index] > 0.5 && row[.fogDays] > 3 {
        return Spell(from: rise - 10, to: rise + 16, depth: depth)
      }
      let strength = max(depth, 0)
      return Spell(from: rise - 2 - 3 * strength, to: rise + 1 + 2.5 * winterness * strength, depth: depth)
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

  /// 1 in fog, falling to 0 in the six hours around it: how damp it leaves the air.
  func dampness(atHour hour: Double) -> Double {
    spells.reduce(0) { dampest, spell in
      let away = max(spell.from - hour, hour - spell.to, 0)
      return max(dampest, (spell.depth > 0 ? 1 : 0.7) * max(1 - away / 6, 0))
    }
  }
}
