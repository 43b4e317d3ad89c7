// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import AuraMock

extension Sweep {
  /// Forecasts of the seeded weather keep its laws at every lead, err more the further ahead, and mean their chances.
  static let weatherEditions = Sweep(
    name: "weather-editions", unit: "days of 54 places", defaultCount: 150
  ) { count, chance in
    var chance = chance
    let generator = WeatherGenerator(seed: chance.next())
    let sites = ClimateTable.anchors.map { generator.site($0.place) }
    let first = CivilDate(year: 2025, month: 1, day: 1)!
    var report = SweepReport(tried: count)
    var errors: [Double] = []
    for lead in [0, 1, 2, 3, 5, 6] {
      var tally = EditionTally(leadDays: lead)
      for number in 0..<count {
        // Spread over three years: 1095 and 7 have no common factor.
        let date = first.advanced(byDays: number * 7 % 1095)
        for site in sites { tally.add(site, on: date) }
      }
      report.failures += tally.failures.prefix(20)
      report.figures += tally.figures
      report.failures += tally.uncalibrated
      errors.append(tally.error)
    }
    // AEMET's own maxima are some 1.5 °C off a day ahead and 3 at the end of the week.
    if errors != errors.sorted() || errors[1] > 2 || errors[5] < 2 || errors[5] > 4.5 {
      report.failures.append("errors by lead \(errors.map(LawRow.short))")
    }
    return report
  }

  /// Every municipality has a lawful day, warm enough and cold enough for Spain.
  static let weatherMunicipalities = Sweep(
    name: "weather-municipalities", unit: "days of all municipalities", defaultCount: 4
  ) { count, chance in
    var chance = chance
    let generator = WeatherGenerator(seed: chance.next())
    var report = SweepReport(tried: 0)
    var high = (celsius: 0, text: "")
    var low = (celsius: 0, text: "")
    for location in Gazetteer.municipalities {
      guard let coordinate = location.coordinate, let height = location.elevationM else { continue }
      let place = WeatherPlace(
        ine: "\(location.code)", latitude: coordinate.latitude, longitude: coordinate.longitude,
        elevationMetres: Int(height), zone: location.zone)
      let site = generator.site(place)
      for _ in 0..<count {
        let date = CivilDate(year: 2026, month: 1, day: 1)!.advanced(byDays: Int(chance.below(365)))
        let day = site.day(on: date)
        report.tried += 1
        report.failures += WeatherLaw.broken(by: day, at: place).map { "\(place.ine) \(date): \($0)" }
        if day.maximumC > high.celsius { high = (day.maximumC, "\(location.name) \(date)") }
        if day.minimumC < low.celsius { low = (day.minimumC, "\(location.name) \(date)") }
      }
    }
    report.figures.append(
      "highest \(high.celsius) °C at \(high.text), lowest \(low.celsius) °C at \(low.text)")
    // The records are 47.6 °C (La Rambla, 2021) and −30 °C (in towns; lower in the Pyrenees); one year in a
    // municipality drawn by lot has no business beyond.
    if high.celsius > 49 || low.celsius < -30 { report.failures.append("beyond the records of Spain") }
    return report
  }
}
