// SPDX-License-Identifier: MIT

import AuraTestSupport
import AuraTime
import Testing

/// Against a table made once from IANA tzdata (recipe beside it); the code under test never reads tzdata.
struct CivilZoneTests {
  struct Change {
    let zone: CivilZone
    let second: Int64
    let before: Int
    let after: Int
  }

  static func changes() throws -> [Change] {
    let rows = try Tree.text("Fixtures/time/zone-changes.csv").split(separator: "\n").dropFirst()
    return rows.map { row in
      let fields = row.split(separator: ",")
      return Change(
        zone: fields[0] == "peninsula" ? .peninsula : .canaries, second: Int64(fields[1])!, before: Int(fields[2])!,
        after: Int(fields[3])!)
    }
  }

  @Test("Every quarter of an hour for two days around each change of 2000–2100 has tzdata's offset")
  func offsetsAroundChanges() throws {
    let changes = try Self.changes()
    #expect(changes.count == 404)
    var wrong: [String] = []
    for change in changes {
      for step in -192...192 {
        let second = change.second + Int64(step) * 900
        let expected = second < change.second ? change.before : change.after
        let found = change.zone.offsetSeconds(at: WallInstant(secondsSinceEpoch: second))
        if found != expected { wrong.append("\(change.zone) \(second): \(found), expected \(expected)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test("Between two changes the offset is the one tzdata left behind")
  func offsetsBetweenChanges() throws {
    var wrong = 0
    for zone in [CivilZone.peninsula, .canaries] {
      let changes = try Self.changes().filter { $0.zone == zone }
      for (change, next) in zip(changes, changes.dropFirst()) {
        for second in stride(from: change.second, to: next.second, by: 86_400) {
          wrong += zone.offsetSeconds(at: WallInstant(secondsSinceEpoch: second)) == change.after ? 0 : 1
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("A civil time is one instant, two in the repeated hour, none in the gap, by tzdata's changes")
  func civilTimesAroundChanges() throws {
    var wrong: [String] = []
    for change in try Self.changes() {
      let jump = Int64(change.after - change.before)
      for step in stride(from: Int64(-7200), to: 7200, by: 600) {
        // A wall clock time, as seconds of the clock that ran before the change.
        let shown = CivilZone.utc.civil(at: WallInstant(secondsSinceEpoch: change.second + Int64(change.before) + step))
        let asBefore = WallInstant(secondsSinceEpoch: change.second + step)
        let asAfter = WallInstant(secondsSinceEpoch: change.second + step - jump)
        let isInJump = jump > 0 ? (0..<jump).contains(step) : (jump..<0).contains(step)
        let expected: CivilInstants =
          if isInJump {
            jump > 0
              ? .gap(nextValid: WallInstant(secondsSinceEpoch: change.second))
              : .repeated(first: asBefore, second: asAfter)
          } else {
            .one(step < 0 ? asBefore : asAfter)
          }
        if change.zone.instants(showing: shown) != expected { wrong.append("\(change.zone) \(shown)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test("Days have 23, 24 and 25 hours")
  func dayLengths() {
    let year = (0..<365).map { CivilDate(year: 2026, month: 1, day: 1)!.advanced(byDays: $0) }
    for zone in [CivilZone.peninsula, .canaries] {
      let unusual = year.filter { zone.dayLengthSeconds($0) != 86_400 }
      #expect(unusual.map(\.description) == ["2026-03-29", "2026-10-25"])
      #expect(unusual.map { zone.dayLengthSeconds($0) } == [82_800, 90_000])
    }
  }
}
