// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Testing

@testable import AuraSim

/// What the judge of surfaces holds against what was shown before, and what it does not.
struct SurfaceJudgeTests {
  private static let place = MunicipalityCode("46250")!
  /// 2024-10-26T20:00:00Z: 22:00 in Valencia.
  private static let evening = WallInstant(secondsSinceEpoch: 1_729_972_800)

  private struct Bench {
    let time = VirtualTime(wall: SurfaceJudgeTests.evening)
    let record: SimRecord
    let judge: SurfaceJudge

    init() {
      record = SimRecord(trace: SimTrace(time: time), executor: StepExecutor())
      judge = SurfaceJudge(answers: AnswerShelf(), seams: SimSeams(), record: record, time: time)
    }

    func look(_ surface: String, _ snapshot: WeatherSnapshot) -> SurfaceJudge.Look {
      SurfaceJudge.Look(
        surface: surface, device: "phone", place: SurfaceJudgeTests.place, wall: snapshot.moment, isFromDisk: true)
    }

    func shows(_ snapshot: WeatherSnapshot) { judge.shows(snapshot, look("app", snapshot)) }

    func broke(_ invariant: Invariant) -> Bool { record.violations.contains { $0.invariant == invariant } }
  }

  private static func snapshot(hoursLater hours: Int64) -> WeatherSnapshot {
    WeatherSnapshot(
      place: WeatherSnapshot.Place(code: place, name: "Valencia", coordinate: nil),
      moment: evening.advanced(bySeconds: hours * 3600))
  }

  /// With a text of a day of October 2024, issued at noon of another.
  private static func snapshot(hoursLater hours: Int64, textOf day: Int, issuedOn issued: Int) -> WeatherSnapshot {
    var snapshot = snapshot(hoursLater: hours)
    let noon = CivilZone.utc.startOfDay(CivilDate(year: 2024, month: 10, day: issued)!).advanced(bySeconds: 43_200)
    snapshot.bulletin = ForecastBulletin(
      scope: .comunidad("VALENCIA"), issuedAt: noon, validDays: [CivilDate(year: 2024, month: 10, day: day)!],
      significantPhenomena: .noneExpected, paragraphs: ["Cielo despejado."], parts: [], temperatures: [])
    snapshot.provenance[.bulletin] = Provenance.Line(.fresh, product: .bulletin)
    snapshot.provenance[.bulletin].issuedAt = noon
    return snapshot
  }

  // Seed 7, seven days: `wall 259200`, `open`, `wall -259200`, `open`, and a widget after midnight.
  @Test("A text that stood in for the day's gives way to it, though it was issued later and its own day comes")
  func standIn() {
    let bench = Bench()
    // Tomorrow's, read by a clock that was ahead; today's, issued the day before; at midnight tomorrow has come.
    bench.shows(Self.snapshot(hoursLater: 0, textOf: 27, issuedOn: 26))
    bench.shows(Self.snapshot(hoursLater: 3, textOf: 26, issuedOn: 25))
    #expect(!bench.broke(.time))
    // Of two texts of one day the older one after the newer is a breach.
    let other = Bench()
    other.shows(Self.snapshot(hoursLater: 0, textOf: 26, issuedOn: 26))
    other.shows(Self.snapshot(hoursLater: 1, textOf: 26, issuedOn: 25))
    #expect(other.broke(.time))
  }

  // Seed 170, seven days: a push under way told the watch of a place that had been removed, and days later it came back.
  @Test("A place that a device has no more begins anew when it comes back")
  func comesBack() {
    for isGone in [true, false] {
      let bench = Bench()
      bench.shows(Self.snapshot(hoursLater: 0, textOf: 27, issuedOn: 26))
      bench.judge.forgetOthers(than: isGone ? [] : [Self.place], on: "phone")
      bench.shows(Self.snapshot(hoursLater: 1))
      #expect(bench.broke(.kept) != isGone)
    }
  }

  private static func snapshot(hoursLater hours: Int64, alerts: Int?) -> WeatherSnapshot {
    var snapshot = snapshot(hoursLater: hours)
    snapshot.alerts = alerts.map { count in
      (0..<count).map { number in
        WeatherAlert(
          identifier: "\(number)", fileName: "", sent: evening, level: .amarillo, isLevelAssumed: false,
          phenomenonSent: "NE;Nevadas", parameter: nil, probability: nil, effective: evening, onset: evening,
          expires: evening.advanced(bySeconds: 86_400), event: "", headline: "", details: "", instruction: "", web: "",
          urgency: "", certainty: "", areas: [])
      }
    }
    var line = Provenance.Line(.fresh, product: .avisos)
    line.receivedAt = snapshot.moment
    line.expiresAt = snapshot.moment.advanced(bySeconds: SnapshotLife.quietSeconds)
    snapshot.provenance[.alerts] = line
    return snapshot
  }

  // Seed 36, seven days: a refresh in the background after which nobody looked for seven hours.
  @Test("What was shown long ago and was replaced since without anybody looking is not lost")
  func replacedUnseen() {
    for isLearned in [true, false] {
      let bench = Bench()
      bench.shows(Self.snapshot(hoursLater: 0, alerts: 1))
      // Withdrawn: there are none, and hours later that is no longer known.
      let quiet = Self.snapshot(hoursLater: 1, alerts: 0)
      if isLearned { bench.judge.learns(quiet, bench.look("the folder", quiet)) }
      bench.shows(Self.snapshot(hoursLater: 8, alerts: nil))
      #expect(bench.broke(.kept) != isLearned)
    }
  }
}
