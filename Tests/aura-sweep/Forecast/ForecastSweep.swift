// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit

extension Sweep {
  /// Damaged forecasts are a record or a typed error; what a record and its views claim obeys the laws of the product,
  /// and the same bytes are always the same record.
  static let forecastMutations = Sweep(name: "forecast-mutations", unit: "payloads", defaultCount: 100_000) {
    count, chance in
    var laws = ForecastLaws()
    var mutator = ByteMutator(chance: chance.stream("damage"))
    for number in 0..<count {
      laws.number = number
      if number.isMultiple(of: 2) {
        laws.tryDaily(mutator.mutate(ForecastPayloads.daily))
      } else {
        laws.tryHourly(mutator.mutate(ForecastPayloads.hourly))
      }
    }
    laws.report.figures = [
      "read \(laws.read), with losses \(laws.lossy), refused \(laws.refused); "
        + "days \(laws.days), hours \(laws.hours), probabilities \(laws.probabilities)"
    ]
    // Damage that always or never refuses would leave the laws untried.
    if count >= 1000, laws.read < count / 10 || laws.lossy < count / 100 || laws.refused < count / 10 {
      laws.report.failures.append("too few of a kind: \(laws.report.figures)")
    }
    return laws.report
  }
}
