// SPDX-License-Identifier: MIT

import AuraCommand
import AuraTime
import Testing

struct MomentOptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    var zone = CivilZone.peninsula
    /// As UTC, or nil for a usage error.
    let instant: String?
    var testDescription: String { "\(text) in \(zone)" }
  }

  @Test(
    "--at: an instant with Z or offset, else the place's clocks; the first of a repeated hour, none inside a gap",
    arguments: [
      Case(text: "2026-08-26T09:00Z", instant: "2026-08-26T09:00:00Z"),
      Case(text: "2026-08-26T09:00:30+02:00", instant: "2026-08-26T07:00:30Z"),
      Case(text: "2026-08-26T09:00", instant: "2026-08-26T07:00:00Z"),
      Case(text: "2026-08-26T09:00", zone: .canaries, instant: "2026-08-26T08:00:00Z"),
      Case(text: "2026-01-09", instant: "2026-01-08T23:00:00Z"),
      // 25 October 2026: 03:00 summer time becomes 02:00.
      Case(text: "2026-10-25T02:30", instant: "2026-10-25T00:30:00Z"),
      // 29 March 2026: 02:00 becomes 03:00; in the Canaries 01:00 becomes 02:00.
      Case(text: "2026-03-29T02:30", instant: nil),
      Case(text: "2026-03-29T02:30", zone: .canaries, instant: "2026-03-29T01:30:00Z"),
      Case(text: "2026-03-29T01:30", zone: .canaries, instant: nil),
      Case(text: "2026-02-30", instant: nil),
      Case(text: "yesterday", instant: nil),
    ])
  func instants(_ row: Case) throws {
    let arguments = try Arguments(["--at", row.text], grammar: Arguments.Grammar(options: ["at"]))
    let instant: String?
    do throws(UsageError) {
      instant = try arguments.instant("at", in: row.zone).map { "\($0)" }
    } catch {
      instant = nil
    }
    #expect(instant == row.instant)
  }

  @Test("An absent option is no instant")
  func absent() throws {
    let arguments = try Arguments([], grammar: Arguments.Grammar(options: ["at"]))
    #expect(try arguments.instant("at", in: .utc) == nil)
  }
}
