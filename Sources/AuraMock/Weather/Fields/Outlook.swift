// SPDX-License-Identifier: MIT

import AuraTime

/// How a forecast of one issue departs from the weather that happens.
///
/// Every wave of the forecast is that of the weather, turned by an angle that is 0 up to the issue and grows with the
/// time ahead. A turned wave is as much weather as the true one: means, spread, memory, likeness of neighbours stay
/// what they are, so an edition obeys every law, and its error is bounded by two independent weathers.
/// The correlation with the truth is the cosine of the angle: 0.97 at one day, 0.91 at three, 0.62 at seven for large
/// waves; waves of a few hundred kilometres lose it faster. (ECMWF's height anomalies at 500 hPa fall to 0.6 near day
/// nine; places at the ground are harder.)
struct Outlook: Sendable {
  /// Days since 1970-01-01 00:00 UTC.
  let issuedDay: Double
  /// Weights of the two error fields, cos and sin of an angle that turns by 40° a day, so that successive issues err
  /// differently, and those a few hours apart nearly alike.
  let blend: (cos: Double, sin: Double)

  /// The outlook of an edition; nil for what is observed.
  init?(_ edition: ForecastEdition) {
    guard case .issued(let instant) = edition else { return nil }
    issuedDay = Double(instant.secondsSinceEpoch) / 86_400
    blend = Elementary.cosSin(turns: issuedDay * 0.111)
  }

  /// Angle between forecast and truth in turns at a moment, for broad waves and for fine ones.
  func error(atDay day: Double, isFine: Bool) -> Double {
    let ahead = min(max(day - issuedDay, 0), 12)
    let radians = 0.085 * ahead + 0.14 * ahead.squareRoot()
    return min(isFine ? 1.8 * radians : radians, 1.4) / (2 * Double.pi)
  }
}
