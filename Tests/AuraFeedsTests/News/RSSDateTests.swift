// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraTime
import Testing

struct RSSDateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// UTC; nil for no date.
    let instant: String?
    init(_ text: String, _ instant: String?) { (self.text, self.instant) = (text, instant) }
    var testDescription: String { text }
  }

  /// Instants by hand.
  static let cases: [Case] = [
    Case("lun, 10 ago 2026 06:41 +0000", "2026-08-10T06:41:00Z"),
    Case("Fri, 21 Aug 2026 03:58:33 GMT", "2026-08-21T03:58:33Z"),
    Case("Sat,  8 Feb 2025 10:18:03 +0000", "2025-02-08T10:18:03Z"),
    Case("mar, 3 mar 2026 10:00 +0100", "2026-03-03T09:00:00Z"),
    Case("Tue, 03 Mar 2026 23:30:00 -0130", "2026-03-04T01:00:00Z"),
    Case("sáb., 12 sept 2026 07:05 +0200", "2026-09-12T05:05:00Z"),
    Case("Sat, 12 Sept 2026 07:05:00 UT", "2026-09-12T07:05:00Z"),
    Case("12 Sep 26 07:05 Z", "2026-09-12T07:05:00Z"),
    Case("12 Sep 96 07:05 EST", "1996-09-12T12:05:00Z"),
    Case("Wed, 1 Jul 2026 08:00:00 PDT", "2026-07-01T15:00:00Z"),
    Case("mié, 01 jul 2026 08:00:00 CEST", "2026-07-01T06:00:00Z"),
    Case("jue, 31 dic 2026 23:59:60 +0000", "2026-12-31T23:59:59Z"),
    Case("10 de agosto de 2026 06:41", "2026-08-10T06:41:00Z"),
    Case("10-Aug-2026 06:41:00 +00:00", "2026-08-10T06:41:00Z"),
    Case("Mon, 10 August 2026", "2026-08-10T00:00:00Z"),
    Case("2026-08-10T08:41:00+02:00", "2026-08-10T06:41:00Z"),
    Case("Mon, 10 Aug 2026 06:41:00 +0000 (UTC)", "2026-08-10T06:41:00Z"),
    Case("Mon, 10 Aug 2026 06:41:00 XYZ", "2026-08-10T06:41:00Z"),
    Case("ene 5 2026 10:00", nil),
    Case("lun, 31 feb 2026 06:41 +0000", nil),
    Case("29 feb 2028 06:41 +0000", "2028-02-29T06:41:00Z"),
    Case("10 agx 2026 06:41 +0000", nil),
    Case("10 mars 2026 06:41 +0000", nil),
    Case("10 ago 2026 24:00 +0000", nil),
    Case("10 ago 2026 06:41 +9900", nil),
    Case("10 ago 2026 06:41 +0000 y algo", nil),
    Case("hoy", nil),
    Case("", nil),
  ]

  @Test("Q-RSS-02, Q-RSS-03: dates in both languages, weekday ignored", arguments: cases)
  func dates(_ row: Case) throws {
    let text = FeedText.rss([FeedText.item("T", date: row.text)])
    let item = try #require(try RSSRecord.decode(Array(text.utf8)).record.items.first)
    #expect(item.publishedAt?.description == row.instant && item.pubDate == row.text)
    // In CDATA too, which is read another way.
    let wrapped = FeedText.rss([FeedText.item("T", date: "<![CDATA[\(row.text)]]>")])
    #expect(try RSSRecord.decode(Array(wrapped.utf8)).record.items.first?.publishedAt?.description == row.instant)
  }
}
