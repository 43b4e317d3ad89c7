// SPDX-License-Identifier: MIT

import AuraTime

/// How wet a calendar month of one year is: its total as a multiple of the normal, and in tenths of a millimetre.
///
/// Each calendar month has a phase that turns by a third a year, so that of three Januaries in a row one tends to be
/// wet and two dry, and their mean is the normal. Real years are less orderly; three years of ours keep the normals.
/// The driest months turn by a third exactly (their few tenths of a millimetre must add up), the others by 2.3° more,
/// so that no three years repeat the three before.
package enum RainYear {
  /// Tenths of a millimetre that fall in the month of a date where the normal is `normalMm`.
  package static func totalTenths(
    normalMm: Double, rainDays: Double, phaseTurns: Double, year: Int
  ) -> Int {
    // Months of few rain days differ most: half a normal year's spread where it rains every other day, one year in
    // three with nearly all the rain where it rains once.
    let contrast = 0.35 + 1.9 / (rainDays + 0.8)
    guard normalMm < 3 else {
      let turns = phaseTurns + Double(year) * (1.0 / 3 + 0.0065)
      return Int((10 * normalMm * share(turns: turns, contrast: contrast)).rounded())
    }
    // Years are counted from 1998, so that a normal that is a hair off a tenth does not add up to another.
    let origin = 666
    // The running sum of the years, rounded, differs from one year to the next by a whole number and drifts nowhere.
    func sum(through year: Int) -> Int {
      let cycle = floorDivide(year, by: 3)
      let within = (3 * cycle...year).reduce(0.0) { sum, each in
        sum + share(turns: phaseTurns + Double(each - 3 * cycle) / 3, contrast: contrast)
      }
      return Int((10 * normalMm * (3 * Double(cycle - origin) + within)).rounded())
    }
    return sum(through: year) - sum(through: year - 1)
  }

  /// The multiple of the normal at a phase; three phases a third of a turn apart add up to 3.
  static func share(turns: Double, contrast: Double) -> Double {
    func weight(_ turns: Double) -> Double { Elementary.exp(contrast * Elementary.cosSin(turns: turns).cos) }
    let own = weight(turns)
    return 3 * own / (own + weight(turns + 1.0 / 3) + weight(turns + 2.0 / 3))
  }
}
