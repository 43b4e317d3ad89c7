// SPDX-License-Identifier: MIT

package import AuraKit
package import AuraMock

/// What years of weather at one place add up to, and the laws that broke on the way.
package struct PlaceTally: Sendable {
  /// One day, reduced to what the monthly laws need.
  package struct Day: Sendable {
    let month: Int
    let maximumC: Double
    let minimumC: Double
    let rainMm: Double
    let snows: Bool
    let fog: Bool
    let thunders: Bool
    let humidity: Double
    let cloud: Double
    let windKmh: Double
    let gustKmh: Int
    let gustFrom: WindOctant?
    let pressureHPa: Double
    /// Departures of the extremes from the season's course.
    var warmth = 0.0
    var mildness = 0.0
  }

  package let anchor: ClimateAnchor
  package private(set) var days: [Day] = []
  package private(set) var failures: [String] = []
  package private(set) var codes: [Int: Int] = [:]
  private let first: CivilDate
  private let years: Int

  package init(anchor: ClimateAnchor, first: CivilDate, years: Int) {
    self.anchor = anchor
    self.first = first
    self.years = years
  }

  /// Asks for every day and checks the laws of each.
  package mutating func run(_ generator: WeatherGenerator) {
    let site = generator.site(anchor.place)
    let last = CivilDate(year: first.year + years, month: first.month, day: first.day)!
    for number in first.dayNumber..<last.dayNumber {
      let day = site.day(on: CivilDate(dayNumber: number))
      for law in WeatherLaw.broken(by: day, at: anchor.place) {
        failures.append("\(anchor.place.ine) \(day.date): \(law)")
      }
      for hour in day.hours { codes[hour.skyCode, default: 0] += 1 }
      days.append(reduced(day))
    }
  }

  private func reduced(_ day: WeatherDay) -> Day {
    let count = Double(day.hours.count)
    let gust = day.hours.max { $0.gustKmh < $1.gustKmh }!
    var reduced = Day(
      month: day.date.month, maximumC: Double(day.hours.map(\.temperatureTenthsC).max()!) / 10,
      minimumC: Double(day.hours.map(\.temperatureTenthsC).min()!) / 10,
      rainMm: Double(day.precipitationTenthsMm) / 10, snows: day.hours.contains { $0.snow.tenthsMm > 0 },
      fog: day.hours.contains {
        $0.visibilityMetres < 1000 && $0.dustMicrograms == 0 && $0.precipitation.tenthsMm == 0
      },
      thunders: day.hours.contains { $0.thunders },
      humidity: Double(day.hours.reduce(0) { $0 + $1.humidityPercent }) / count,
      cloud: Double(day.hours.reduce(0) { $0 + $1.cloudEighths }) / count / 8,
      windKmh: Double(day.hours.reduce(0) { $0 + $1.windKmh }) / count, gustKmh: gust.gustKmh, gustFrom: gust.windFrom,
      pressureHPa: Double(day.hours.reduce(0) { $0 + $1.seaLevelPressureTenthsHPa }) / count / 10)
    let course = seasonCourse(day.date)
    reduced.warmth = reduced.maximumC - course.maximum
    reduced.mildness = reduced.minimumC - course.minimum
    return reduced
  }

  /// The normals on a date: straight joins between mid-month values that have the monthly means.
  private func seasonCourse(_ date: CivilDate) -> (maximum: Double, minimum: Double) {
    let (year, month, day) = date.components
    let position = (Double(day) - 0.5) / Double(CivilDate.dayCount(ofMonth: month, year: year)) - 0.5
    let other = position < 0 ? (month + 10) % 12 + 1 : month % 12 + 1
    func knot(_ month: Int, _ value: (ClimateNormal) -> Double) -> Double {
      let middle = value(anchor.normal(month: month))
      let before = value(anchor.normal(month: (month + 10) % 12 + 1))
      let after = value(anchor.normal(month: month % 12 + 1))
      return middle - (before - 2 * middle + after) / 8
    }
    func value(_ of: (ClimateNormal) -> Double) -> Double {
      knot(month, of) + position.magnitude * (knot(other, of) - knot(month, of))
    }
    return (value { $0.maximumC }, value { $0.minimumC })
  }

  /// Targets and what came of them, month by month.
  package func rows() -> [LawRow] {
    (1...12).flatMap { month in monthRows(month) }
  }

  /// Months whose strongest gusts come mostly from the reference's octant or the one beside it, of twelve.
  package var monthsWithKnownGusts: Int {
    (1...12).count { month in
      let these = days.filter { $0.month == month }
      let length = max(these.count / years, 1)
      var octants = [Int](repeating: 0, count: 8)
      for start in stride(from: 0, to: these.count, by: length) {
        let strongest = these[start..<min(start + length, these.count)].max { $0.gustKmh < $1.gustKmh }
        if let from = strongest?.gustFrom { octants[from.rawValue] += 1 }
      }
      let commonest = octants.indices.max { octants[$0] < octants[$1] }!
      let turn = abs(commonest - anchor.normal(month: month).gustOctant.rawValue)
      return min(turn, 8 - turn) <= 1
    }
  }

  private func monthRows(_ month: Int) -> [LawRow] {
    let indices = days.indices.filter { days[$0].month == month }
    let these = indices.map { days[$0] }
    let normal = anchor.normal(month: month)
    let years = Double(self.years)
    func mean(_ value: (Day) -> Double) -> Double { these.reduce(0) { $0 + value($1) } / Double(these.count) }
    func spread(_ value: (Day) -> Double) -> Double {
      let middle = mean(value)
      return (these.reduce(0) { $0 + (value($1) - middle) * (value($1) - middle) } / Double(these.count - 1))
        .squareRoot()
    }
    func lag(_ value: (Day) -> Double) -> Double {
      var products = 0.0
      var squares = 0.0
      for index in indices where index + 1 < days.count {
        products += value(days[index]) * value(days[index + 1])
        squares += (value(days[index]) * value(days[index]) + value(days[index + 1]) * value(days[index + 1])) / 2
      }
      return products / squares
    }
    var wet = (afterDry: 0.0, dry: 0.0, afterWet: 0.0, wet: 0.0)
    for index in indices where index + 1 < days.count {
      let next = days[index + 1].rainMm >= 1
      if days[index].rainMm >= 1 {
        wet.wet += 1
        if next { wet.afterWet += 1 }
      } else {
        wet.dry += 1
        if next { wet.afterDry += 1 }
      }
    }
    func row(_ quantity: LawRow.Quantity, _ target: Double, _ got: Double) -> LawRow {
      LawRow(ine: anchor.place.ine, month: month, quantity: quantity, target: target, got: got)
    }
    let gusts = stride(from: 0, to: these.count, by: max(these.count / self.years, 1)).map { start in
      these[start..<min(start + max(these.count / self.years, 1), these.count)].map(\.gustKmh).max()!
    }
    var rows = [
      row(.maximum, normal.maximumC, mean(\.maximumC)), row(.minimum, normal.minimumC, mean(\.minimumC)),
      row(.rain, normal.rainMm, these.reduce(0) { $0 + $1.rainMm } / years),
      row(.maximumSpread, normal.maximumSpreadC, spread(\.warmth)),
      row(.minimumSpread, normal.minimumSpreadC, spread(\.mildness)),
      row(.maximumLag, normal.maximumLag, lag(\.warmth)), row(.minimumLag, normal.minimumLag, lag(\.mildness)),
      row(.rainDays, normal.rainDays, Double(these.count { $0.rainMm >= 1 }) / years),
      row(.snowDays, normal.snowDays, Double(these.count { $0.snows }) / years),
      row(.fogDays, normal.fogDays, Double(these.count { $0.fog }) / years),
      row(.stormDays, normal.stormDays, Double(these.count { $0.thunders }) / years),
      row(.humidity, normal.humidityPercent, mean(\.humidity)), row(.wind, normal.windKmh, mean(\.windKmh)),
      row(.gust, normal.gustKmh, Double(gusts.reduce(0, +)) / Double(gusts.count)),
      row(.pressure, normal.pressureHPa, mean(\.pressureHPa)),
    ]
    if let afterWet = normal.wetAfterWet, wet.wet > 0, wet.dry > 0 {
      rows.append(row(.wetAfterDry, normal.wetAfterDry, wet.afterDry / wet.dry))
      rows.append(row(.wetAfterWet, afterWet, wet.afterWet / wet.wet))
    }
    return rows
  }
}
