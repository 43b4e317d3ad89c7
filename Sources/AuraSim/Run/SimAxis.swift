// SPDX-License-Identifier: MIT

import AuraTime

/// The time axis of a picture: civil time of the peninsula, hours for short runs, days, and months for long ones.
struct SimAxis {
  private struct Tick {
    let at: Int64
    let label: String
    /// The day, below the hour; nil where it is that of the tick before.
    let day: String?
  }

  private let plan: SimPlan
  private let ticks: [Tick]

  init(_ plan: SimPlan) {
    self.plan = plan
    let days = Double(plan.endAt) / 86_400_000
    ticks = days <= 3 ? Self.hours(plan, every: days <= 0.8 ? 1 : days <= 1.6 ? 3 : 6) : Self.days(plan, days)
  }

  private static func hours(_ plan: SimPlan, every step: Int) -> [Tick] {
    let zone = CivilZone.peninsula
    var ticks: [Tick] = []
    // Full hours of the clock are full hours of UTC, whatever the season.
    var at = (3_600_000 - plan.start.millisecondsSinceEpoch % 3_600_000) % 3_600_000
    var day: CivilDate?
    while at <= plan.endAt {
      let civil = zone.civil(at: plan.start.advanced(byMilliseconds: at))
      if civil.time.hour % step == 0 {
        ticks.append(
          Tick(
            at: at, label: digits(civil.time.hour, width: 2) + ":00",
            day: civil.date == day ? nil : Self.day(civil.date)))
        day = civil.date
      }
      at += 3_600_000
    }
    return ticks
  }

  private static func days(_ plan: SimPlan, _ count: Double) -> [Tick] {
    let zone = CivilZone.peninsula
    let every = max(1, Int((count / 12).rounded(.up)))
    var date = plan.startDate.advanced(byDays: 1)
    var ticks: [Tick] = []
    var index = 0
    while true {
      let at = zone.startOfDay(date).millisecondsSinceEpoch - plan.start.millisecondsSinceEpoch
      guard at <= plan.endAt else { return ticks }
      let isDue = count > 150 ? date.components.day == 1 : index % every == 0
      if isDue {
        let year = count > 150 ? " \(date.components.year)" : ""
        ticks.append(Tick(at: at, label: count > 150 ? month(date) + year : day(date), day: nil))
      }
      index += 1
      date = date.advanced(byDays: 1)
    }
  }

  /// What its labels take below the panels, px.
  var height: Double { ticks.contains { $0.day != nil } ? 44 : 28 }

  private func x(_ at: Int64) -> Double { SimPicture.left + SimPicture.width * Double(at) / Double(plan.endAt) }

  /// Faint lines at the ticks.
  func lines(top: Double, bottom: Double) -> String {
    ticks.map { "<path d=\"M\(n(x($0.at))) \(n(top))V\(n(bottom))\" class=\"day\"/>" }.joined()
  }

  func labels(below y: Double) -> String {
    // Neither runs out of the picture.
    ticks.map { tick in
      let at = min(max(x(tick.at), SimPicture.left + 4), SimPicture.left + SimPicture.width - 12)
      let label = "<text x=\"\(n(at))\" y=\"\(n(y + 16))\" text-anchor=\"middle\" class=\"tick\">\(tick.label)</text>"
      guard let day = tick.day else { return label }
      return label + "<text x=\"\(n(at))\" y=\"\(n(y + 31))\" text-anchor=\"middle\" class=\"tick\">\(day)</text>"
    }.joined()
  }

  // MARK: Words

  /// `Sat 26 Oct`
  static func day(_ date: CivilDate, withYear: Bool = false) -> String {
    let (year, _, day) = date.components
    let weekday = "\(date.weekday)".prefix(3).capitalizedFirst
    return "\(weekday) \(day) \(month(date))" + (withYear ? " \(year)" : "")
  }

  private static func month(_ date: CivilDate) -> String {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][date.components.month - 1]
  }
}

extension SimPlan {
  /// The day in Spain on which it begins.
  var startDate: CivilDate { CivilZone.peninsula.civil(at: start).date }
}

extension Substring {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
