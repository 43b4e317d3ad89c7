// SPDX-License-Identifier: MIT

import AuraModel
import AuraSnapshot
import AuraTime
import Testing

/// What a snapshot says of its measurements' end is what becomes of them then.
struct SnapshotExpiryTests {
  private static let snapshot = Result {
    try WeatherSnapshot(
      json: Array(
        #"{"place": "28079", "at": "2026-08-26T10:20Z", "observed": {"temperatureC": 30.4}}"#.utf8))
  }

  @Test("Observations expire three hours after their hour, on the second, are usable then and not behind it")
  func observations() throws {
    let snapshot = try Self.snapshot.get()
    var line = Provenance.Line(.fresh, product: .observations)
    line.describe(snapshot.observed)
    // 13:20 UTC.
    #expect(line.expiresAt == WallInstant(secondsSinceEpoch: 1_787_750_400))
    let end = try #require(line.expiresAt)
    #expect(snapshot.at(end).observed == snapshot.observed)
    #expect(snapshot.at(end.advanced(byMilliseconds: 1)).observed == nil)
  }

  @Test("The air expires six hours after its hour, is fresh then and not behind it")
  func air() {
    let hour = WallInstant(secondsSinceEpoch: 1_787_738_400)
    let source = AirSource(stationCode: "28079004", stationName: "", distanceKm: 1, hour: hour)
    let air = AirQuality(composite: .buena, breakdown: [], isPartial: false, source: source)
    #expect(air.expires() == hour.advanced(bySeconds: 21_600))
    #expect(air.isFresh(at: air.expires()) && !air.isFresh(at: air.expires().advanced(byMilliseconds: 1)))
  }
}
