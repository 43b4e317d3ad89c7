// SPDX-License-Identifier: MIT

import AuraTime
import Testing

struct WireTimestampTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// Seconds since the epoch when an absent offset means the peninsula, computed with GNU date; nil for refusal.
    let second: Int64?
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(text: "2026-08-26T07:09:13", second: 1_787_720_953),
    Case(text: "2026-08-25T19:00:00+0000", second: 1_787_684_400),
    Case(text: "2026-08-25T09:03:36-00:00", second: 1_787_648_616),
    Case(text: "2026-08-28T11:31:59+0200", second: 1_787_909_519),
    Case(text: "2026-08-28T11:31:59+02:00", second: 1_787_909_519),
    Case(text: "2026-08-28T09:31:59Z", second: 1_787_909_519),
    Case(text: "2026-08-28T09:31:59.250Z", second: 1_787_909_519),
    Case(text: "2026-08-28T11:31+02", second: 1_787_909_460),
    Case(text: "2019-11-11", second: 1_573_426_800),
    Case(text: "2026-10-25T02:30:00", second: 1_792_888_200),
    Case(text: "2026-02-30T00:00:00", second: nil),
    Case(text: "2026-08-25T24:00:00", second: nil),
    Case(text: "2026-08-25T19:00:60", second: nil),
    Case(text: "2026-8-25", second: nil),
    Case(text: "2026-08-25T", second: nil),
    Case(text: "2026-08-25T19:00:00+", second: nil),
    Case(text: "2026-08-25T19:00:00+0060", second: nil),
    Case(text: "2026-08-25T19:00:00 ", second: nil),
    Case(text: "2026-08-25T19:00:00.", second: nil),
    Case(text: "", second: nil),
    Case(text: "٢٠٢٦-08-25", second: nil),
  ]

  @Test("The forms of the wire", arguments: cases)
  func forms(_ row: Case) {
    #expect(WireTimestamp(row.text)?.instant(withoutOffsetIn: .peninsula).secondsSinceEpoch == row.second)
  }

  @Test("An offset sent is kept, -00:00 as zero, and none is none")
  func offsets() {
    #expect(WireTimestamp("2026-08-25T09:03:36-00:00")?.offsetSeconds == 0)
    #expect(WireTimestamp("2026-08-25T09:03:36-03:30")?.offsetSeconds == -12_600)
    #expect(WireTimestamp("2026-08-25T09:03:36")?.offsetSeconds == nil)
    #expect(WallInstant(secondsSinceEpoch: -1).description == "1969-12-31T23:59:59Z")
  }
}
