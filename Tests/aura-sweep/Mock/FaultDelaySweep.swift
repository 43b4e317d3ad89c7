// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import AuraMock

extension Sweep {
  /// Drawn delays have the quantiles they say.
  ///
  /// Of 2,000 the median of a log-normal of this spread lies within 5 % and its 95 % point within 10 % (3 and 4 of their
  /// standard errors), and the median of a uniform one within 5 %; fewer are given as much more room.
  package static let mockDelays = Sweep(name: "mock-delays", unit: "answers", defaultCount: 2_000) { count, chance in
    var report = SweepReport(tried: 0)
    func drawn(_ delay: FaultDelay) -> [Int] {
      var scenario = Scenario.quiet
      (scenario.quota, scenario.faults) = (.unlimited, [FaultRule("late", .delay(delay))])
      var chance = chance
      scenario.seed = chance.below(1 << 32)
      var state = MockState(scenario)
      let request = MockRequest(
        target: "/opendata/api/maestro/municipio/id28079",
        fields: HTTPFields([HTTPField(name: "api_key", value: "a.b.c")]), client: "127.0.0.1",
        origin: "http://127.0.0.1")
      let moment = WallInstant(secondsSinceEpoch: 1_787_738_400)
      report.tried += count
      return (0..<count).map { _ in state.respond(to: request, at: moment).delivery.delayMilliseconds }.sorted()
    }
    let room = (2_000 / Double(count)).squareRoot()
    func judge(_ name: String, _ found: Int, _ told: Double, within share: Double) {
      report.figures.append("\(name) \(found) ms, told \(Int(told))")
      if (Double(found) - told).magnitude > told * share * room { report.failures.append("\(name): \(found) ms") }
    }
    let lognormal = drawn(.lognormal(medianMilliseconds: 350, p95Milliseconds: 900))
    judge("median of the log-normal", lognormal[count / 2], 350, within: 0.05)
    judge("its 95 % point", lognormal[count * 95 / 100], 900, within: 0.1)
    let uniform = drawn(.uniform(milliseconds: 100...300))
    judge("median of the uniform", uniform[count / 2], 200, within: 0.05)
    // Every millisecond comes ten times in 2,000.
    if count >= 1000, uniform[0] != 100 || uniform[count - 1] != 300 {
      report.failures.append("the uniform runs from \(uniform[0]) to \(uniform[count - 1]) ms")
    }
    return report
  }
}
