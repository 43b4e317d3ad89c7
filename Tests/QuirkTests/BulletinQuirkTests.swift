// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import Testing
import aura_sweep

/// The engine reads the mock's texts rightly with each quirk shown, and is seen to notice when it is not.
struct BulletinQuirkTests {
  static let today = CivilDate(year: 2026, month: 8, day: 26)!

  static func bench(_ path: String, at: WallInstant = utc(2026, 8, 26, 12), isRough: Bool = false) -> WarningBench {
    WarningBench(path: "/prediccion/" + path, at: at, stage: isRough ? StagedWeather.rough : StagedWeather.calm)
  }

  @Test(
    "Q-BOL-01, 02, 03, 04, 07: the same text, however it is written",
    arguments: [
      Quirk.bulletinsInLatin9, .lineEndCRCRLF, .titleEndsInBlank, .dayPaddedNationally, .linesFolded,
    ])
  func writing(_ quirk: Quirk) throws {
    let bench = Self.bench("nacional/medioplazo", at: utc(2026, 9, 5, 13), isRough: true)
    let (on, off) = (try #require(try bench.bulletin(quirk, true)), try #require(try bench.bulletin(quirk, false)))
    #expect(on.record == off.record && on.record.scope == .spain && on.record.parts.count == 2)
    let text = on.record.parts.flatMap(\.paragraphs).joined()
    #expect(text.contains("Chubascos acompañados de tormenta.") && !text.contains("  ") && !text.contains("\u{FFFD}"))
    #expect(on.record.issuedAt < bench.at && CivilZone.peninsula.civil(at: on.record.issuedAt).date.day == 5)
    // UTF-8 under a header that says otherwise is noticed.
    #expect(off.notes.map(\.id) == (quirk == .bulletinsInLatin9 ? ["Q-CHR-04"] : []))
  }

  @Test("Q-BOL-05: the day of validity is found without its month, and with it")
  func validity() throws {
    let bench = Self.bench("ccaa/manana/gal/elaboracion/2026-08-31", at: utc(2026, 8, 31, 20))
    let days = try [true, false].map { try bench.bulletin(.validityWithoutMonth, $0)?.record.validDays }
    #expect(days == [[CivilDate(year: 2026, month: 9, day: 1)!], [CivilDate(year: 2026, month: 9, day: 1)!]])
  }

  @Test("Q-BOL-06: none expected is a statement, and no section is none")
  func phenomena() throws {
    let bench = Self.bench("ccaa/manana/gal")
    #expect(try bench.bulletin(.noneExpectedSaid, true)?.record.significantPhenomena == .noneExpected)
    #expect(try bench.bulletin(.noneExpectedSaid, false)?.record.significantPhenomena == .notStated)
    guard
      case .expected(let paragraphs)? = try Self.bench("ccaa/manana/gal", isRough: true)
        .bulletin(.noneExpectedSaid, true)?.record.significantPhenomena
    else {
      Issue.record("no phenomena on a rough day")
      return
    }
    #expect(paragraphs.joined().contains("Rachas de viento muy fuertes."))
  }

  @Test("Q-BOL-08, Q-BOL-12: only the validity tells that a text is old")
  func stale() throws {
    for (quirk, path, off) in [
      (Quirk.hoyIsAmendment, "ccaa/hoy/gal", true), (.stalenessVaries, "provincia/hoy/32", true),
      (.stalenessVaries, "nacional/tendencia", false),
    ] {
      let bench = Self.bench(path, at: utc(2026, 8, 26, 20))
      #expect(try bench.bulletin(quirk, true)?.record.covers(Self.today) == false, "\(path)")
      #expect(try bench.bulletin(quirk, false)?.record.covers(Self.today) == off, "\(path)")
    }
  }

  @Test("Q-BOL-09, Q-BOL-11: yesterday's manana covers today, and hoy has no archive")
  func archive() throws {
    let manana = Self.bench("ccaa/manana/and/elaboracion/2026-08-25")
    #expect(try manana.bulletin(.mananaArchived, true)?.record.covers(Self.today) == true)
    #expect(try manana.bulletin(.mananaArchived, false) == nil)
    let hoy = Self.bench("provincia/hoy/28/elaboracion/2026-08-25")
    #expect(try hoy.bulletin(.hoyNotArchived, true) == nil && hoy.bulletin(.hoyNotArchived, false) != nil)
  }

  @Test("Q-BOL-10: in the morning manana is still yesterday's and covers today; issued at night it never does")
  func morning() throws {
    let bench = Self.bench("ccaa/manana/and", at: utc(2026, 8, 26, 6))
    #expect(try bench.bulletin(.mananaAtNoon, true)?.record.covers(Self.today) == true)
    #expect(try bench.bulletin(.mananaAtNoon, false)?.record.covers(Self.today) == false)
  }

  @Test("Q-BOL-13, Q-BOL-14: every code of the engine's tables has a text; the others only without the quirk")
  func codes() throws {
    for comunidad in Comunidad.allCases.compactMap(\.bulletinCode) {
      guard case .comunidad? = try Self.bench("ccaa/manana/\(comunidad)").bulletin(.comunidadCodes, true)?.record.scope
      else {
        Issue.record("no text of \(comunidad)")
        continue
      }
    }
    let islands = try BulletinProvince.islands.map {
      try Self.bench("provincia/manana/\($0.code)").bulletin(.islandsHaveCodes, true)?.record.scope
    }
    #expect(islands == BulletinProvince.islands.map { .island($0.name.uppercased()) })
    for (quirk, path) in [
      (Quirk.comunidadCodes, "ccaa/manana/mel"), (.islandsHaveCodes, "provincia/manana/07"),
      (.islandsHaveCodes, "provincia/manana/38"),
    ] {
      #expect(try Self.bench(path).bulletin(quirk, true) == nil && Self.bench(path).bulletin(quirk, false) != nil)
    }
  }

  @Test("Q-BOL-15: a lone full stop is no text; rows are split from the right")
  func table() throws {
    let old = try #require(try Self.bench("provincia/hoy/36").bulletin(.provinceTable, true))
    #expect(old.record.paragraphs.isEmpty && old.notes.map(\.id) == ["Q-BOL-15"])
    #expect(old.record.temperatures.map(\.town) == ["Pontevedra", "Vigo"])
    let frost = WarningBench(path: "/prediccion/provincia/manana/35", at: utc(2026, 1, 10, 20)) { day, edition in
      StagedWeather.calm(&day, edition)
      day.hours[6].temperatureTenthsC = -120
    }
    let canary = WarningBench(path: "/prediccion/provincia/manana/353", at: frost.at, stage: frost.stage)
    let rows = try #require(try canary.bulletin(.provinceTable, true)).record.temperatures
    #expect(rows == [.init(town: "Las Palmas de Gran Canaria", minimumC: -12, maximumC: 20)])
    #expect(try canary.bulletin(.provinceTable, false)?.record.temperatures == [])
  }
}
