// SPDX-License-Identifier: MIT

/// The values from which AEMET warns in a land zone. Source: Plan Meteoalerta, annex 1, 31 May 2022 (Q-CAP-23).
package struct WarningThresholds: Hashable, Sendable {
  /// From which a level holds; for minimum temperatures, down from which.
  package struct Levels: Hashable, Sendable {
    package let yellow: Int
    package let orange: Int
    package let red: Int

    package init(yellow: Int, orange: Int, red: Int) {
      self.yellow = yellow
      self.orange = orange
      self.red = red
    }
  }

  /// Maximum temperature, °C, yellow 34…38.
  package let maximumC: Levels
  /// Minimum temperature, °C, yellow −6…−1.
  package let minimumC: Levels
  /// Gusts, km/h, yellow 70…90.
  package let gustKmh: Levels
  /// Rain in 12 hours, mm, yellow 40…60.
  package let rain12hMm: Levels
  /// Rain in one hour, mm, yellow 15…20.
  package let rain1hMm: Levels
  /// Snow in 24 hours, cm, yellow 2…5; none is warned of above 600 m in Balears, 2,000 m in Canarias, 1,500 m elsewhere.
  package let snow24hCm: Levels

  /// Makes thresholds from annex 1's row: six quantities, three levels each.
  package init(row: [Int]) {
    precondition(row.count == 18, "a row of annex 1 has 18 values, found \(row.count)")
    let levels = stride(from: 0, to: 18, by: 3).map { Levels(yellow: row[$0], orange: row[$0 + 1], red: row[$0 + 2]) }
    maximumC = levels[0]
    minimumC = levels[1]
    gustKmh = levels[2]
    rain12hMm = levels[3]
    rain1hMm = levels[4]
    snow24hCm = levels[5]
  }
}
