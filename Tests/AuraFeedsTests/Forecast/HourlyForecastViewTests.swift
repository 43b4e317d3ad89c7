// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

/// What the hourly file means at a moment.
struct HourlyForecastViewTests {
  /// Two days whose spans say who they are: 1, 2, 3, 4 on the first, 5… on the second.
  static func twoDays(_ first: String, _ second: String, _ labels: [String]) -> RawForecast {
    let all = (0..<24).map { $0 < 10 ? "0\($0) \($0)" : "\($0) \($0)" }.joined(separator: ", ")
    let spans = { (start: Int) in labels.enumerated().map { "\($1) \(start + $0)" }.joined(separator: ", ") }
    return RawForecast.hourly(
      RawDay(first).texts("temperatura", all).texts("probPrecipitacion", spans(1)),
      RawDay(second).texts("temperatura", all).texts("probPrecipitacion", spans(5)))
  }

  struct Family: Sendable, CustomTestStringConvertible {
    let id: String
    let first: String
    let second: String
    let zone: CivilZone
    let labels: [String]
    /// The probability of each hour of the second day.
    let expected: [Int]
    var testDescription: String { id }
  }

  static func hours(_ runs: (Int, Int)...) -> [Int] { runs.flatMap { Array(repeating: $0.0, count: $0.1) } }

  static let families = [
    Family(
      id: "Q-HOR-05 summer, peninsula", first: "2026-08-25", second: "2026-08-26", zone: .peninsula,
      labels: ["0208", "0814", "1420", "2002"], expected: hours((4, 2), (5, 6), (6, 6), (7, 6), (8, 4))),
    Family(
      id: "Q-HOR-06 winter, peninsula", first: "2021-01-09", second: "2021-01-10", zone: .peninsula,
      labels: ["0107", "0713", "1319", "1901"], expected: hours((4, 1), (5, 6), (6, 6), (7, 6), (8, 5))),
    Family(
      id: "Q-HOR-22 summer, Canaries", first: "2026-08-25", second: "2026-08-26", zone: .canaries,
      labels: ["0107", "0713", "1319", "1901"], expected: hours((4, 1), (5, 6), (6, 6), (7, 6), (8, 5))),
    Family(
      id: "Q-HOR-22 winter, Canaries, ends in 24", first: "2021-01-09", second: "2021-01-10", zone: .canaries,
      labels: ["0006", "0612", "1218", "1824"], expected: hours((5, 6), (6, 6), (7, 6), (8, 6))),
    Family(
      id: "Q-HOR-22 winter, Canaries, ends in 00", first: "2021-01-09", second: "2021-01-10", zone: .canaries,
      labels: ["0006", "0612", "1218", "1800"], expected: hours((5, 6), (6, 6), (7, 6), (8, 6))),
  ]

  @Test(
    "Q-HOR-05, Q-HOR-06, Q-HOR-07, Q-HOR-22: hours find their span by containment, past midnight too",
    arguments: families)
  func spanFamilies(_ family: Family) throws {
    let forecast = Self.twoDays(family.first, family.second, family.labels)
    let view = try forecast.hourlyView(at: family.second + "T00:30", zone: family.zone)
    #expect(view.hours.suffix(24).map { $0.precipitationProbability ?? -1 } == family.expected)
    // Q-HOR-08: the early hours of the first day belong to a span of a day that the file does not hold.
    let early = 24 - family.expected.drop(while: { $0 < 5 }).count
    #expect(view.hours.prefix(early).allSatisfy { $0.precipitationProbability == nil })
    #expect(view.current?.date.description == family.second && view.current?.hour == 0)
  }

  @Test("Q-HOR-02: at the first label the sky is known and the temperature is not")
  func startsApart() throws {
    let day = RawDay("2026-08-25").sky("08 11, 09 12").texts("temperatura", "09 20").texts(
      "precipitacion", "08 0, 09 Ip")
    let view = try RawForecast.hourly(day).hourlyView(at: "2026-08-25T08:59")
    #expect(view.hours.map(\.hour) == [8, 9])
    #expect(view.current?.sky?.codeText == "11" && view.current?.temperature == nil)
    #expect(view.current?.precipitation == WaterDepth.none && view.hours[1].precipitation == .trace)
    #expect(view.upcoming.map(\.hour) == [8, 9])
  }

  @Test("Q-HOR-10: with the last span alone, 20:00 and half past midnight find it")
  func lastSpan() throws {
    let forecast = RawForecast.hourly(
      RawDay("2026-08-25").sky("20 11, 23 11n").texts("probPrecipitacion", "2002 65"),
      RawDay("2026-08-26").sky("00 11n, 01 11n, 02 11n").texts("probPrecipitacion", "0208 5"))
    let found = try ["2026-08-25T20:00", "2026-08-26T00:30", "2026-08-26T01:59", "2026-08-26T02:00"].map {
      try forecast.hourlyView(at: $0).current?.precipitationProbability
    }
    #expect(found == [65, 65, 65, 5])
  }

  @Test("Q-HOR-21: autumn's repeated hour is two instants in the order of the file, spring's skipped one is none")
  func clockChanges() throws {
    let autumn = RawDay("2026-10-25").texts("temperatura", "00 10, 01 11, 02 12, 02 13, 03 14").sky("02 11n")
      .texts("probPrecipitacion", "0208 40")
    let view = try RawForecast.hourly(autumn).hourlyView(at: "2026-10-25T03:30")
    let starts = [
      "2026-10-24T22:00Z", "2026-10-24T23:00Z", "2026-10-25T00:00Z", "2026-10-25T01:00Z", "2026-10-25T02:00Z",
    ]
    #expect(view.hours.map(\.start) == starts.map(instant))
    #expect(view.hours.map(\.temperature) == [10, 11, 12, 13, 14])
    #expect(view.hours.map(\.isRepeated) == [false, false, false, true, false])
    // A label that stands once is the first of the two; the span holds both.
    #expect(view.hours.map { $0.sky != nil } == [false, false, true, false, false])
    #expect(view.hours.map(\.precipitationProbability) == [nil, nil, 40, 40, 40])
    #expect(view.current?.temperature == 14)

    let canary = RawDay("2026-10-25").texts("temperatura", "00 20, 01 21, 01 22, 02 23")
    let island = try RawForecast.hourly(canary).hourlyView(at: "2026-10-25T00:30", zone: .canaries)
    #expect(
      island.hours.map(\.start)
        == ["2026-10-24T23:00Z", "2026-10-25T00:00Z", "2026-10-25T01:00Z", "2026-10-25T02:00Z"].map(instant))

    let spring = RawDay("2026-03-29").texts("temperatura", "00 5, 01 6, 02 99, 03 7")
    let short = try RawForecast.hourly(spring).hourlyView(at: "2026-03-29T03:10")
    #expect(short.hours.map(\.start) == ["2026-03-28T23:00Z", "2026-03-29T00:00Z", "2026-03-29T01:00Z"].map(instant))
    #expect(short.hours.map(\.temperature) == [5, 6, 7])
    #expect(short.current?.temperature == 7)
  }

  @Test("Rows in any order and days in any order give the same view; of a needless repeat the first known value counts")
  func unordered() throws {
    let straight = Self.twoDays("2026-08-25", "2026-08-26", ["0208", "0814", "1420", "2002"])
    var turned = straight
    turned.days.reverse()
    turned.days[0].members = turned.days[0].members.map { member in
      guard member.key == "temperatura" else { return member }
      let items = member.value.dropFirst(2).dropLast(2).components(separatedBy: "},{")
      return (member.key, "[{" + items.reversed().joined(separator: "},{") + "}]")
    }
    let time = "2026-08-25T12:30"
    #expect(try straight.hourlyView(at: time) == turned.hourlyView(at: time))
    let day = RawDay("2026-08-25").texts("temperatura", "09 -, 09 20, 09 30")
    #expect(
      try RawForecast.hourly(day, day.texts("temperatura", "09 1")).hourlyView(at: time).hours.map(\.temperature) == [
        20
      ])
  }

  @Test("Q-HOR-19: a day in part stays a day in part, with its sun times, and nothing outside the file is current")
  func partialDay() throws {
    let day = RawDay("2026-08-27").sky("00 11n, 07 11").with("orto", "\"07:36\"").with("ocaso", "\"20:55\"")
    let view = try RawForecast.hourly(day).hourlyView(at: "2026-08-27T03:00")
    #expect(view.days.map(\.hourIndices) == [0..<2] && view.days[0].sunrise?.hourAndMinute == "07:36")
    #expect(view.current == nil && view.upcoming.map(\.hour) == [7])
    #expect(view.hour(at: moment("2026-08-27T07:59"))?.hour == 7 && view.hour(at: moment("2026-08-27T08:00")) == nil)
  }
}

extension StringProtocol {
  /// Pieces between occurrences of a text, without Foundation.
  func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
