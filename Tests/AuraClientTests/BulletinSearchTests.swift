// SPDX-License-Identifier: MIT

import AuraClient
import AuraModel
import AuraTime
import Testing

struct BulletinSearchTests {
  /// 2026-08-26, 12:00 in Madrid.
  static let noon = WallInstant(secondsSinceEpoch: 1_787_738_400)

  /// A text issued at noon of a day and valid on another, as days of August 2026.
  static func text(issued: Int, valid: Int) -> BulletinSearch.Answer {
    let day = { CivilDate(year: 2026, month: 8, day: $0)! }
    return .text(
      ForecastBulletin(
        scope: .comunidad("GALICIA"),
        issuedAt: CivilZone.peninsula.startOfDay(day(issued)).advanced(bySeconds: 43_200), validDays: [day(valid)],
        significantPhenomena: .notStated, paragraphs: ["Sol."], parts: [], temperatures: []))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let comunidad: Comunidad
    let answers: [BulletinSearch.Answer]
    let asked: [String]
    /// The day of the text found, negative when stale, 0 for nothing.
    let outcome: Int
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "hoy is of today", comunidad: .galicia, answers: [text(issued: 26, valid: 26)],
      asked: ["prediccion/ccaa/hoy/gal"], outcome: 26),
    Case(
      id: "hoy is months old, yesterday's manana covers today", comunidad: .galicia,
      answers: [text(issued: 1, valid: 1), text(issued: 25, valid: 26)],
      asked: ["prediccion/ccaa/hoy/gal", "prediccion/ccaa/manana/gal/elaboracion/2026-08-25"], outcome: 26),
    Case(
      id: "a hoy issued today but valid tomorrow is not today's", comunidad: .galicia,
      answers: [text(issued: 26, valid: 27), .nothingUsable, text(issued: 25, valid: 26)],
      asked: [
        "prediccion/ccaa/hoy/gal", "prediccion/ccaa/manana/gal/elaboracion/2026-08-25", "prediccion/ccaa/manana/gal",
      ], outcome: 26),
    Case(
      id: "all are old: the newest, as stale", comunidad: .canarias,
      answers: [text(issued: 20, valid: 20), text(issued: 23, valid: 24), text(issued: 26, valid: 27), .nothingUsable],
      asked: [
        "prediccion/ccaa/hoy/coo", "prediccion/ccaa/manana/coo/elaboracion/2026-08-25", "prediccion/ccaa/manana/coo",
        "prediccion/ccaa/pasadomanana/coo/elaboracion/2026-08-24",
      ], outcome: -24),
    Case(
      id: "Melilla has its province's text", comunidad: .melilla,
      answers: [.nothingUsable, .nothingUsable, .nothingUsable],
      asked: [
        "prediccion/provincia/hoy/52", "prediccion/provincia/manana/52/elaboracion/2026-08-25",
        "prediccion/provincia/manana/52",
      ], outcome: 0),
  ]

  @Test("Q-BOL-08 to Q-BOL-13: the order of questions, and what ends it", arguments: cases)
  func order(_ row: Case) {
    var search = BulletinSearch(comunidad: row.comunidad, at: Self.noon)
    var asked = [search.first.path]
    var outcome: Int?
    for answer in row.answers {
      switch search.take(answer) {
      case .ask(let question): asked.append(question.path)
      case .found(let bulletin): outcome = bulletin.validDays[0].day
      case .onlyStale(let bulletin): outcome = -bulletin.validDays[0].day
      case .nothing: outcome = 0
      }
    }
    #expect(asked == row.asked && outcome == row.outcome)
  }

  @Test("Today is a date of the peninsula: at 23:30 in the Canaries it is tomorrow")
  func peninsularDate() {
    let late = CivilZone.canaries.instants(
      showing: CivilDateTime(date: CivilDate(year: 2026, month: 8, day: 26)!, time: CivilTime(hour: 23, minute: 30)!)
    ).first
    #expect(BulletinSearch(comunidad: .canarias, at: late).today.description == "2026-08-27")
  }
}
