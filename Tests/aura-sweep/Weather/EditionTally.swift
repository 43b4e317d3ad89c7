// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

/// How well forecasts of one lead tell the weather that happens: errors of the maximum, rain hit and missed, and how
/// often it rains when a probability is told.
struct EditionTally: Sendable {
  let leadDays: Int
  private(set) var failures: [String] = []
  private(set) var days = 0.0
  private var squares = 0.0
  private var bias = 0.0
  private var rain = (told: 0.0, fallen: 0.0)
  private var wet = (told: 0.0, fallen: 0.0, both: 0.0)
  /// Quarters told and quarters wet, by tens of per cent.
  private var quarters = [(told: Double, wet: Double)](repeating: (0, 0), count: 11)

  init(leadDays: Int) {
    self.leadDays = leadDays
  }

  /// °C, root mean square error of the maximum.
  var error: Double { (squares / days).squareRoot() }

  mutating func add(_ site: WeatherSite, on date: CivilDate) {
    let observed = site.day(on: date)
    let issue = site.place.zone.startOfDay(date.advanced(byDays: -leadDays)).advanced(bySeconds: 9 * 3600)
    let told = site.day(on: date, edition: .issued(issue))
    failures += WeatherLaw.broken(by: told, at: site.place).map {
      "\(site.place.ine) \(date) told \(leadDays) days ahead: \($0)"
    }
    let difference = Double(told.maximumC - observed.maximumC)
    squares += difference * difference
    bias += difference
    days += 1
    rain.told += Double(told.precipitationTenthsMm) / 10
    rain.fallen += Double(observed.precipitationTenthsMm) / 10
    let (isTold, isFallen) = (told.precipitationTenthsMm >= 10, observed.precipitationTenthsMm >= 10)
    wet.told += isTold ? 1 : 0
    wet.fallen += isFallen ? 1 : 0
    wet.both += isTold && isFallen ? 1 : 0
    let hours = observed.hours + observed.hoursAfter
    for quarter in told.quarters {
      let rained = hours.contains {
        (0..<21_600).contains(quarter.start.seconds(until: $0.start)) && $0.precipitation.tenthsMm > 0
      }
      quarters[quarter.precipitationPercent / 10].told += 1
      quarters[quarter.precipitationPercent / 10].wet += rained ? 1 : 0
    }
  }

  var figures: [String] {
    let short = LawRow.short
    return [
      "\(leadDays) days ahead: maximum off by \(short(error)) °C, bias \(short(bias / days)); "
        + "rain \(short(rain.told / days)) mm a day told, \(short(rain.fallen / days)) fallen; "
        + "wet days hit \(short(wet.both / wet.fallen)), false alarms \(short(1 - wet.both / wet.told))",
      "\(leadDays) days ahead, share of wet quarters by chance told: "
        + quarters.enumerated().map { "\(10 * $0.offset) % \(short($0.element.wet / $0.element.told))" }
        .joined(separator: ", "),
    ]
  }

  /// Chances, by tens of per cent, that differ from what happened by 25 points or more. Not on the day of issue: half
  /// of its quarters are over by then, and a file tells them all the same.
  var uncalibrated: [String] {
    guard leadDays > 0 else { return [] }
    return quarters.enumerated().compactMap { tens, class_ in
      guard class_.told >= 300 else { return nil }
      let got = class_.wet / class_.told
      let told = min(Double(tens) / 10 + 0.025, 1)
      return (got - told).magnitude >= 0.25
        ? "\(leadDays) days ahead, told \(10 * tens) %, happened \(LawRow.short(100 * got)) %" : nil
    }
  }
}
