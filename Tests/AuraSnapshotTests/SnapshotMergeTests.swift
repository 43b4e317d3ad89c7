// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraSnapshot
import AuraTime
import Testing
import aura_sweep

struct SnapshotMergeTests {
  private static let ten = WallInstant(secondsSinceEpoch: 1_787_738_400)

  /// A snapshot at a minute after ten, with hours from ten on: nil for none, an empty one for thin.
  private static func snapshot(
    atMinute minute: Int64, hours temperatures: [Int?], issuedHoursAgo age: Int64 = 0
  ) -> WeatherSnapshot {
    var snapshot = WeatherSnapshot(
      place: .init(code: MunicipalityCode("28079")!, name: "Madrid", coordinate: nil),
      moment: ten.advanced(bySeconds: minute * 60))
    snapshot.hours = temperatures.enumerated().map { index, temperature in
      var slot = HourSlot(start: ten.advanced(bySeconds: Int64(index) * 3600))
      slot.temperatureC = temperature
      return slot
    }
    if !temperatures.isEmpty { snapshot.provenance[.hours] = Provenance.Line(.fresh, product: .hourlyForecast) }
    snapshot.provenance[.hours].issuedAt = ten.advanced(bySeconds: -age * 3600)
    return snapshot.at(snapshot.moment)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let stored: WeatherSnapshot
    let newcomer: WeatherSnapshot
    let currentC: Int?
    let freshness: Provenance.Freshness
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "a thin newcomer keeps the hour", stored: snapshot(atMinute: 5, hours: [20]),
      newcomer: snapshot(atMinute: 40, hours: []), currentC: 20, freshness: .carried),
    Case(
      id: "a newcomer whose hour is empty is thin too", stored: snapshot(atMinute: 5, hours: [20]),
      newcomer: snapshot(atMinute: 40, hours: [nil]), currentC: 20, freshness: .carried),
    Case(
      id: "an hour that is over is not kept", stored: snapshot(atMinute: 5, hours: [20]),
      newcomer: snapshot(atMinute: 60, hours: []), currentC: nil, freshness: .absent),
    Case(
      id: "the next stored hour becomes current", stored: snapshot(atMinute: 5, hours: [20, 23]),
      newcomer: snapshot(atMinute: 60, hours: []), currentC: 23, freshness: .carried),
    Case(
      id: "a full newcomer replaces", stored: snapshot(atMinute: 5, hours: [20], issuedHoursAgo: 6),
      newcomer: snapshot(atMinute: 40, hours: [25]), currentC: 25, freshness: .fresh),
    Case(
      id: "an older issue does not cover a newer one", stored: snapshot(atMinute: 5, hours: [20]),
      newcomer: snapshot(atMinute: 40, hours: [25], issuedHoursAgo: 6), currentC: 20, freshness: .carried),
    Case(
      id: "a late answer of before is not taken for now", stored: snapshot(atMinute: 40, hours: [20]),
      newcomer: snapshot(atMinute: 5, hours: [25], issuedHoursAgo: 1), currentC: 20, freshness: .carried),
  ]

  @Test("Whose current hour is kept", arguments: cases)
  func currentHour(_ row: Case) {
    let merged = row.stored.merged(with: row.newcomer)
    #expect(merged.currentTemperature == row.currentC && merged.provenance[.hours].freshness == row.freshness)
  }

  @Test("Another municipality always replaces, a thin one too")
  func anotherPlace() {
    var newcomer = Self.snapshot(atMinute: 10, hours: [])
    newcomer.place.code = MunicipalityCode("28065")!
    #expect(Self.snapshot(atMinute: 5, hours: [20]).merged(with: newcomer) == newcomer)
  }

  @Test("Laws over drawn pairs: idempotent, nothing good lost, nothing older over newer, unknown never calm")
  func laws() {
    var past = SnapshotPast(SeedStream(seed: 5))
    let broken = (0..<150).flatMap { number in
      SnapshotMergeLaw.broken(past.snapshot(), past.snapshot()).map { "pair \(number): \($0)" }
    }
    #expect(broken == [])
  }

  @Test("To a later moment directly or by way of an earlier one")
  func later() {
    var past = SnapshotPast(SeedStream(seed: 6))
    let steps: [Int64] = [0, 600, 3600, 4 * 3600, 7 * 3600, 20 * 3600, 50 * 3600]
    var broken = 0
    for _ in 0..<25 {
      let snapshot = past.snapshot()
      for (index, first) in steps.enumerated() {
        for second in steps[index...] {
          let moments = [first, second].map { snapshot.moment.advanced(bySeconds: $0) }
          let direct = snapshot.at(moments[1])
          if snapshot.at(moments[0]).at(moments[1]) != direct { broken += 1 }
          if direct.alerts == [], second > 6 * 3600 { broken += 1 }
        }
      }
    }
    #expect(broken == 0)
  }
}
