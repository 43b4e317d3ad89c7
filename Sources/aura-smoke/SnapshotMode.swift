// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// `snapshot INE`: everything known of a municipality, joined.
struct SnapshotMode {
  let options: SmokeOptions
  let console: Console

  func run(code: String) async throws(SmokeFailure) {
    guard let place = Gazetteer.municipality(code) else { throw .unknownMunicipality(code: code) }
    let session = try Session(options, console: console)
    let products = SnapshotProducts(
      client: session.client, place: place, moment: session.moment, askedFor: options.moment)
    let sources = await products.read()
    // Of the rest a card can be made without; of both forecasts it cannot.
    if sources.hourly.record == nil, sources.daily.record == nil {
      throw .reading(sources.hourly.failure ?? sources.daily.failure ?? .noData)
    }
    session.tellMadeUp()
    let snapshot = WeatherSnapshot.make(for: place, at: session.moment, from: sources)
    let report = SnapshotReport(snapshot: snapshot, place: place)
    for line in report.failures { console.message(line) }
    switch options.format {
    case .text: console.output(report.text)
    case .line: console.output(report.line)
    case .json:
      console.output(bytes: snapshot.json() + [0x0A])
      // Standard output holds the snapshot alone.
      console.message(report.attribution)
    }
  }
}
