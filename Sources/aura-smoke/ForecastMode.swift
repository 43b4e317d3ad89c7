// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// `INE`: the daily forecast of a municipality.
struct ForecastMode {
  let options: SmokeOptions
  let console: Console

  func run(code: String) async throws(SmokeFailure) {
    guard let place = Gazetteer.municipality(code) else { throw .unknownMunicipality(code: code) }
    let reading = try await Reading(of: .dailyForecast(ine: place.code), options: options, console: console)
    let decoded: Decoded<DailyForecastRecord>
    do throws(FeedError) {
      decoded = try DailyForecastRecord.decode(reading.payload.bytes, contentType: reading.payload.contentType)
    } catch {
      if case .refused(let estado?, _) = error, estado == 404 { throw .reading(.noData) }
      throw .reading(.unreadableAnswer)
    }
    let view = DailyForecastView(decoded.record, zone: place.zone, at: reading.moment)
    guard let today = view.today else { throw .noForecast(name: place.shortName) }
    let report = DailyReport(
      place: place, issue: decoded.record.issue, today: today, later: Array(view.upcoming.dropFirst()),
      notes: decoded.notes, moment: reading.moment)
    switch options.format {
    case .text: console.output(report.text)
    case .json: console.output(report.json)
    case .line: console.output(report.line)
    }
  }
}
