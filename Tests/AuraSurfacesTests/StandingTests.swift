// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Testing

@testable import AuraSurfaces

/// What a card says of the state of its data: kinds, ages and words expected by hand.
struct StandingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    var isKnown = true
    var wasKnown = false
    /// Minutes before the moment.
    var made: Int64?
    var checked: Int64?
    var failure: FailureReason?
    let kind: Standing.Kind
    let note: String?
    var testDescription: String { id }
  }

  /// Data are stale an hour after the last look.
  static let cases = [
    Case(id: "fresh", made: 12, checked: 5, kind: .current, note: "Datos de hace 12\u{A0}min"),
    Case(id: "of no told age", kind: .current, note: nil),
    Case(id: "from a clock ahead", made: -30, kind: .current, note: "Datos de hace menos de 1\u{A0}min"),
    Case(
      id: "old by its making, looked for now", made: 600, checked: 1, kind: .current, note: "Datos de hace 10\u{A0}h"),
    Case(id: "on the bound", made: 60, kind: .current, note: "Datos de hace 1\u{A0}h"),
    Case(id: "over the bound", made: 61, kind: .stale, note: "Sin actualizar: datos de hace 1\u{A0}h"),
    Case(
      id: "a failure at once", made: 5, failure: .serverFailed, kind: .stale,
      note: "Sin actualizar: datos de hace 5\u{A0}min"),
    Case(id: "a failure of no told age", failure: .quota, kind: .stale, note: "Sin actualizar"),
    Case(
      id: "no network", made: 120, failure: .offline, kind: .offline, note: "Sin conexión: datos de hace 2\u{A0}h"),
    Case(
      id: "over", isKnown: false, wasKnown: true, made: 4320, kind: .expired,
      note: "Datos caducados: son de hace 3\u{A0}días"),
    Case(
      id: "over and no network", isKnown: false, wasKnown: true, made: 200_000, failure: .offline, kind: .expired,
      note: "Datos caducados: son de hace más de 99\u{A0}días"),
    Case(id: "never known", isKnown: false, kind: .unknown, note: "Sin datos"),
    Case(
      id: "never known, no network", isKnown: false, failure: .offline, kind: .unknown, note: "Sin conexión y sin datos"
    ),
  ]

  @Test(arguments: cases)
  func standing(_ one: Case) {
    let moment = WallInstant(secondsSinceEpoch: 1_787_653_800)
    func ago(_ minutes: Int64?) -> WallInstant? { minutes.map { moment.advanced(bySeconds: -60 * $0) } }
    let rule = StandingRule(
      isKnown: one.isKnown, wasKnown: one.wasKnown, madeAt: ago(one.made), checkedAt: ago(one.checked),
      staleSeconds: 3600, failure: one.failure)
    let standing = rule.standing(at: moment)
    #expect(standing.kind == one.kind && standing.note == one.note)
    #expect((standing.reason == nil) == (one.failure == nil))
    #expect((standing.icon == nil) == (one.kind == .current))
  }

  @Test("the longest note and the longest reason fit their places")
  func bounds() {
    let moment = WallInstant(secondsSinceEpoch: 1_787_653_800)
    for subject in [StandingRule.Subject.data, .picture, .headlines, .bulletin] {
      for isKnown in [true, false] {
        for failure in FailureReason.allCases {
          let rule = StandingRule(
            subject: subject, isKnown: isKnown, wasKnown: true, madeAt: WallInstant(secondsSinceEpoch: 0),
            staleSeconds: 1, failure: failure)
          let standing = rule.standing(at: moment)
          let texts = [(standing.note, TextBound.note), (standing.reason, .reason), (standing.age, .age)]
          #expect(texts.allSatisfy { $0?.count ?? 1 <= $1.limit(.watch) }, "\(subject) \(failure)")
        }
      }
    }
  }

  @Test("ages and spans are said in whole minutes, hours and days, rounded down")
  func ages() {
    let spans: [(Int64, String)] = [
      (0, "0\u{A0}min"), (59, "0\u{A0}min"), (3599, "59\u{A0}min"), (3600, "1\u{A0}h"), (3660, "1\u{A0}h 1\u{A0}min"),
      (-5, "0\u{A0}min"),
    ]
    #expect(spans.map { AgeWords.span(seconds: $0.0) } == spans.map(\.1))
    let now = WallInstant(secondsSinceEpoch: 1_000_000_000)
    let ages: [(Int64, String)] = [
      (59, "hace menos de 1\u{A0}min"), (60, "hace 1\u{A0}min"), (3599, "hace 59\u{A0}min"), (3600, "hace 1\u{A0}h"),
      (172_799, "hace 47\u{A0}h"), (172_800, "hace 2\u{A0}días"), (8_640_000, "hace más de 99\u{A0}días"),
    ]
    #expect(ages.map { AgeWords.ago(now.advanced(bySeconds: -$0.0), at: now) } == ages.map(\.1))
  }
}
