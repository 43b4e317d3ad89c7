// SPDX-License-Identifier: MIT

/// How much of a forecast's waves is the truth's and how much is error, at each moment of a clock.
struct ForecastTurn: Sendable {
  /// cos and sin of the angle between forecast and truth; empty for the truth itself.
  let turns: [(kept: Double, lost: Double)]
  /// Weights of the two error fields.
  let blend: (cos: Double, sin: Double)

  static let none = ForecastTurn(turns: [], blend: (1, 0))

  static func series(_ clock: SeriesClock, isFine: Bool) -> ForecastTurn {
    guard let outlook = clock.outlook else { return .none }
    let turns = (0..<clock.count).map { index in
      let angle = Elementary.cosSin(turns: outlook.error(atDay: clock.day(index), isFine: isFine))
      return (kept: angle.cos, lost: angle.sin)
    }
    return ForecastTurn(turns: turns, blend: outlook.blend)
  }
}
