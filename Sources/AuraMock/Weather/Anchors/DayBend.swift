// SPDX-License-Identifier: MIT

import AuraTime

/// What one day at one place is bent to.
struct DayBend {
  var facts: AnchoredDay
  var spans: [AnchoredSpan]

  var isAny: Bool { facts != AnchoredDay() || !spans.isEmpty }

  var knowsRain: Bool { facts.rainTenthsMm != nil || spans.contains { $0.rainTenthsMm != nil } }

  /// The span that tells something of an hour.
  func span(at start: WallInstant) -> AnchoredSpan? { spans.first { $0.hours.contains(start) } }

  /// A temperature carried from the generator's extremes to the known ones, tenths of °C; as it is without any.
  func carried(_ tenths: Int, from low: Int, _ high: Int) -> Double {
    guard let maximum = facts.maximumTenthsC, let minimum = facts.minimumTenthsC else { return Double(tenths) }
    guard high > low else { return Double(maximum + minimum) / 2 }
    return Double(minimum) + Double(tenths - low) * Double(maximum - minimum) / Double(high - low)
  }
}
