// SPDX-License-Identifier: MIT

import AuraTime

/// Bends the hours of one day: temperature, rain, wind, then what is known hour by hour, then what follows from them.
struct DayBending {
  let day: WeatherDay
  let before: DayBend
  let bend: DayBend
  let after: DayBend

  /// Hours over which the two sides of a midnight give way to each other.
  private static let crossing = 4

  var hours: [WeatherHour] {
    let isAny = before.isAny || bend.isAny || after.isAny
    guard isAny, !day.hours.isEmpty else { return day.hours }
    let temperatures = self.temperatures
    let rain = self.rain
    let (windFactor, gustiest) = windiness
    return day.hours.indices.map { index in
      let hour = day.hours[index]
      let span = bend.span(at: hour.start)
      var change = HourChange(temperatureTenthsC: temperatures[index], precipitation: rain[index])
      change.thunders = span?.thunders
      change.humidityPercent = span?.humidityPercent
      change.cloudEighths = span?.cloudEighths
      change.visibilityMetres = span?.visibilityMetres
      change.dustMicrograms = span?.dustMicrograms
      if let windFactor {
        change.windKmh = Int((Double(hour.windKmh) * windFactor).rounded())
        change.gustKmh =
          index == gustiest
          ? bend.facts.gustKmh : min(Int((Double(hour.gustKmh) * windFactor).rounded()), bend.facts.gustKmh ?? 0)
        if hour.gustKmh * 2 >= day.hours[gustiest].gustKmh { change.windBearingDegrees = bend.facts.gustBearingDegrees }
      }
      if let span {
        change.windKmh = span.windKmh ?? change.windKmh
        change.gustKmh = span.gustKmh ?? change.gustKmh
        change.windBearingDegrees = span.windBearingDegrees ?? change.windBearingDegrees
      }
      return change.applied(to: hour)
    }
  }

  /// Tenths of °C, hour by hour: within the known extremes, and both of them reached.
  private var temperatures: [Int] {
    let own = day.hours.map(\.temperatureTenthsC)
    let (low, high) = (own.min() ?? 0, own.max() ?? 0)
    var carried = own.enumerated().map { index, tenths -> Double in
      let here = bend.carried(tenths, from: low, high)
      let fromEnd = own.count - 1 - index
      let (other, distance) = index < fromEnd ? (before, index) : (after, fromEnd)
      guard distance < Self.crossing else { return here }
      // Half and half at midnight, all of its own four hours in.
      let share = 0.5 + 0.5 * (Double(distance) + 0.5) / Double(Self.crossing)
      return share * here + (1 - share) * other.carried(tenths, from: low, high)
    }
    if let maximum = bend.facts.maximumTenthsC, let minimum = bend.facts.minimumTenthsC {
      carried = carried.map { min(max($0, Double(minimum)), Double(maximum)) }
      pin(&carried)
      if let index = free(carried, by: >) { carried[index] = max(carried[index], Double(maximum)) }
      if let index = free(carried, by: <) { carried[index] = min(carried[index], Double(minimum)) }
    } else {
      pin(&carried)
    }
    return carried.map { Int($0.rounded()) }
  }

  /// The hour with the most or the least; one that no span fixes unless a fixed one is beyond all others.
  private func free(_ values: [Double], by isBefore: (Double, Double) -> Bool) -> Int? {
    let fixed = day.hours.indices.filter { bend.span(at: day.hours[$0].start)?.temperatureTenthsC != nil }
    let best = values.indices.min { isBefore(values[$0], values[$1]) }
    guard let best, !fixed.contains(best) else { return nil }
    return best
  }

  /// Puts known hours in, and straight lines between those not more than half a day apart.
  private func pin(_ values: inout [Double]) {
    let known = day.hours.indices.compactMap { index in
      bend.span(at: day.hours[index].start)?.temperatureTenthsC.map { (index: index, tenths: Double($0)) }
    }
    for entry in known { values[entry.index] = entry.tenths }
    for (first, second) in zip(known, known.dropFirst()) where (2...12).contains(second.index - first.index) {
      for index in (first.index + 1)..<second.index {
        let share = Double(index - first.index) / Double(second.index - first.index)
        values[index] = first.tenths + share * (second.tenths - first.tenths)
      }
    }
  }

  /// Precipitation hour by hour: the known total over the generator's own wet hours, known hours as they are.
  private var rain: [WaterAmount] {
    let known = day.hours.map { bend.span(at: $0.start)?.rainTenthsMm }
    guard let total = bend.facts.rainTenthsMm else {
      return zip(day.hours, known).map { hour, tenths in tenths.map(Self.amount) ?? hour.precipitation }
    }
    let rest = max(0, total - known.reduce(0) { $0 + ($1 ?? 0) })
    var weights = zip(day.hours, known).map { hour, tenths in
      tenths == nil ? Double(hour.precipitation.tenthsMm) : 0
    }
    if weights.allSatisfy({ $0 == 0 }) { weights = wettest(known) }
    let sum = weights.reduce(0, +)
    var (shared, carry) = (0.0, 0)
    return zip(weights, known).map { weight, tenths in
      if let tenths { return Self.amount(tenths) }
      guard rest > 0, sum > 0 else { return .none }
      // Rounded sums, so that the tenths of all hours make the total.
      shared += weight
      let upTo = Int((Double(rest) * shared / sum).rounded())
      defer { carry = upTo }
      return Self.amount(upTo - carry)
    }
  }

  /// Where rain falls on a day on which the generator had none: eight hours around the cloudiest one.
  private func wettest(_ known: [Int?]) -> [Double] {
    let middle = day.hours.indices.max {
      (day.hours[$0].cloudEighths, day.hours[$0].humidityPercent, -$0)
        < (day.hours[$1].cloudEighths, day.hours[$1].humidityPercent, -$1)
    }
    let centre = min(max(middle ?? 0, 4), max(4, day.hours.count - 5))
    return day.hours.indices.map { known[$0] == nil ? max(0, 5 - Double(($0 - centre).magnitude)) : 0 }
  }

  private static func amount(_ tenths: Int) -> WaterAmount { tenths > 0 ? .tenths(tenths) : .none }

  /// What the day's wind is multiplied with so that its strongest gust is the known one, and the hour of that gust.
  private var windiness: (factor: Double?, gustiest: Int) {
    let gustiest = day.hours.indices.max { (day.hours[$0].gustKmh, -$0) < (day.hours[$1].gustKmh, -$1) } ?? 0
    guard let known = bend.facts.gustKmh else { return (nil, gustiest) }
    return (Double(known) / Double(max(day.hours[gustiest].gustKmh, 1)), gustiest)
  }
}
