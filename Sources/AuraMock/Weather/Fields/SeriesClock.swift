// SPDX-License-Identifier: MIT

/// Equally spaced moments at which fields are wanted, and how far ahead of its issue a forecast is at each.
struct SeriesClock: Sendable {
  enum Step: Sendable {
    case day, hour

    var days: Double {
      switch self {
      case .day: 1
      case .hour: 1.0 / 24
      }
    }
  }

  /// Days since 1970-01-01 00:00 UTC of the first moment.
  let start: Double
  let step: Step
  let count: Int
  /// How far the waves of a forecast are turned, broad ones and fine ones.
  let turned: (broad: ForecastTurn, fine: ForecastTurn)

  init(start: Double, step: Step, count: Int, outlook: Outlook?) {
    self.start = start
    self.step = step
    self.count = count
    // A forecast of the past is the past.
    guard let outlook, start + Double(count) * step.days > outlook.issuedDay else {
      turned = (.none, .none)
      return
    }
    let days = (0..<count).map { start + Double($0) * step.days }
    turned = (ForecastTurn(outlook, days: days, isFine: false), ForecastTurn(outlook, days: days, isFine: true))
  }

  /// Lanes for the fields at each moment, all zero.
  var emptySeries: [Quad] { [Quad](repeating: .zero, count: count) }
}
