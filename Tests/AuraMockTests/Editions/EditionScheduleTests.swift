// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraTime
import Testing

/// When forecasts are made, against the times seen on dated pages of 2026.
struct EditionScheduleTests {
  static let codes = [1001, 1059, 7040, 8019, 15_030, 24_089, 28_065, 28_079, 32_054, 35_016, 38_038, 46_250, 52_001]
    .compactMap { MunicipalityCode(number: $0) }
  static let schedule = EditionSchedule(seed: 1, quirks: QuirkSwitches())

  static func editions(_ code: MunicipalityCode, _ date: CivilDate) -> [Edition] {
    schedule.editions(of: code, zone: code.province.zone, on: date)
  }

  static let dates = (0..<30).map { CivilDate(year: 2026, month: 6, day: 1)!.advanced(byDays: $0 * 7) }

  @Test func nothingIsMadeAtNight() {
    for code in Self.codes {
      for date in Self.dates {
        let seconds = Self.editions(code, date).map { CivilZone.utc.civil(at: $0.elaborated) }
        #expect(seconds.allSatisfy { $0.date == date })
        // 05:14 and 21:03 were the earliest and the latest minute seen.
        #expect((seconds.map(\.time.hourAndMinute).min() ?? "") >= "05:14")
        #expect((seconds.map(\.time.hourAndMinute).max() ?? "") <= "21:03")
        #expect((5...8).contains(seconds.count) && zip(seconds, seconds.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }

  @Test func yesterdayGoesBetween0640And0720() {
    for code in Self.codes {
      for date in Self.dates {
        let editions = Self.editions(code, date)
        let lastOfYesterday = editions.last { $0.startsYesterday }
        let firstOfToday = editions.first { !$0.startsYesterday }
        let zone = code.province.zone
        #expect(lastOfYesterday.map { Self.minute($0) < "07:20" } ?? true)
        #expect(firstOfToday.map { (("06:40")...("07:22")).contains(Self.minute($0)) } ?? false, "\(code) \(date)")
        #expect(
          editions.allSatisfy { edition in
            let local = zone.civil(at: edition.elaborated).date
            return edition.firstDay == local.advanced(byDays: edition.startsYesterday ? -1 : 0)
          })
      }
    }
  }

  @Test func eachMunicipalityHasItsOwnMinute() {
    let minutes = Self.codes.map { Self.minute(Self.editions($0, Self.dates[0])[0]) }
    #expect(Set(minutes).count > Self.codes.count / 2)
    // The same from day to day.
    #expect(Self.codes.map { Self.minute(Self.editions($0, Self.dates[1])[0]) } == minutes)
  }

  struct Sighting: Sendable, CustomTestStringConvertible {
    /// UTC minute of an edition, and from which hour it told; the base of the edition of 17:25 is that of 06 UTC.
    let minute: String
    let baseHour: Int

    var testDescription: String { minute }
  }

  @Test(
    "Q-HOR-02, Q-HOR-10: from which quarter an edition tells",
    arguments: [
      Sighting(minute: "07:0", baseHour: 0), Sighting(minute: "09:5", baseHour: 6),
      Sighting(minute: "11:4", baseHour: 6), Sighting(minute: "17:2", baseHour: 6),
      Sighting(minute: "20:5", baseHour: 18),
    ])
  func base(_ sighting: Sighting) {
    let seen = Self.codes.flatMap { code in Self.dates.flatMap { Self.editions(code, $0) } }
      .filter { !$0.startsYesterday && Self.minute($0).hasPrefix(sighting.minute) }
    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { CivilZone.utc.civil(at: $0.base).time.hour == sighting.baseHour })
  }

  @Test func theCurrentEditionIsTheLatestThatWasMade() {
    let code = Self.codes[7]
    var last: Edition?
    for step in 0..<(2 * 288) {
      let instant = utc(2026, 8, 25).advanced(bySeconds: Int64(step) * 300)
      let edition = Self.schedule.edition(of: code, zone: .peninsula, at: instant)
      #expect(edition.elaborated <= instant && instant.seconds(until: edition.elaborated) > -9 * 3600)
      if let last { #expect(edition == last || edition.elaborated > last.elaborated) }
      last = edition
    }
  }

  @Test func beforeTheJointRunTheHourlyFileWasMadeSomeMinutesEarlier() {
    // 11:54:00 and 11:47:45 in January 2021, 17:31:54 and 17:25:49 in October 2020.
    let code = Self.codes[6]
    let instant = utc(2021, 1, 9, 12)
    let pair = [true, false].map {
      Self.schedule.edition(of: code, zone: .peninsula, at: instant, isJoint: $0).elaborated
    }
    #expect((360...380).contains(pair[1].seconds(until: pair[0])))
  }

  private static func minute(_ edition: Edition) -> String {
    CivilZone.utc.civil(at: edition.elaborated).time.hourAndMinute
  }
}
