// SPDX-License-Identifier: MIT

import AuraChance

/// How long a message is under way, nanoseconds.
enum LatencyPattern {
  case none
  case constant
  case uniform
  /// Messages arrive together, at the next whole tick.
  case bunched
  /// Mostly short, sometimes very long.
  case bimodal
  case skewed(medianMilliseconds: Int)

  static let all: [LatencyPattern] = [.none, .constant, .uniform, .bunched, .bimodal, .skewed(medianMilliseconds: 230)]

  func draw(_ chance: inout SeedStream) -> Int64 {
    switch self {
    case .none: 0
    case .constant: 120_000_000
    case .uniform: Int64(chance.below(8_000_000_000))
    case .bunched: 1_000_000 + Int64(chance.below(2)) * 9_000_000_000
    case .bimodal: chance.below(20) == 0 ? 30_000_000_000 : 40_000_000
    // A floor of 40 ms and a log-logistic tail of shape 4, at most 8 s; half of the median lies on each way.
    case .skewed(let median):
      {
        let unit = chance.unit()
        let odds = unit / (1 - unit)
        return 40_000_000 + min(7_960_000_000, Int64(Double(median / 2 - 40) * 1e6 * odds.squareRoot().squareRoot()))
      }()
    }
  }
}
