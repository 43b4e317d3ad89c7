// SPDX-License-Identifier: MIT

/// How much of a forecast's waves is the truth's and how much is error, at each moment of a clock.
struct ForecastTurn: Sendable {
  /// cos and sin of the angle between forecast and truth; empty for the truth itself.
  let turns: [(kept: Double, lost: Double)]
  /// Weights of the two error fields.
  let blend: (cos: Double, sin: Double)

  static let none = ForecastTurn()

  private init() {
    turns = []
    blend = (1, 0)
  }

  /// The turns of an outlook at some moments, in days since 1970.
  init(_ outlook: Outlook, days: [Double], isFine: Bool) {
    turns = days.map { day in
      let angle = Elementary.cosSin(turns: outlook.error(atDay: day, isFine: isFine))
      return (kept: angle.cos, lost: angle.sin)
    }
    blend = outlook.blend
  }
}
