// SPDX-License-Identifier: MIT

package import AuraTime

/// One publishing of a municipality's forecast: when it was made, from which hour it tells, with which day it begins.
package struct Edition: Hashable, Sendable {
  /// What `elaborado` says.
  package var elaborated: WallInstant
  /// The first `fecha` of the daily file.
  package var firstDay: CivilDate
  /// Start of the UTC quarter from which it tells hours: 00, 06, 12 or 18 UTC (Q-HOR-02).
  package var base: WallInstant
  /// The file begins with the day before (Q-DAY-09, Q-DAY-10).
  package var startsYesterday: Bool

  package init(elaborated: WallInstant, firstDay: CivilDate, base: WallInstant, startsYesterday: Bool) {
    self.elaborated = elaborated
    self.firstDay = firstDay
    self.base = base
    self.startsYesterday = startsYesterday
  }
}
