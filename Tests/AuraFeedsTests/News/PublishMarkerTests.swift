// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraTestSupport
import AuraTime
import Testing

struct PublishMarkerTests {
  static func item(_ description: String) -> String {
    "<item><title>x</title><description>\(description)</description></item>"
  }

  static func decode(_ items: [String]) throws(RSSError) -> Decoded<PublishMarker> {
    try PublishMarker.decode(Array(FeedText.rss(items).utf8))
  }

  static func updated(_ time: String) -> String { item("{\"Última actualización\": \"\(time)\"}") }

  @Test("Q-RSS-11: the newest of the items, in whichever order, bad ones passed over; none is unknown")
  func newest() throws {
    let times = ["2026-08-28T11:31:59+0200", "2026-08-28T10:00:00+0000", "2026-08-28T09:00:00+0200"].map(Self.updated)
    for items in [times, Array(times.reversed()), [Self.item("{oh"), Self.item("nada")] + times] {
      #expect(try Self.decode(items).record.publishedAt?.description == "2026-08-28T10:00:00Z")
    }
    let bad = try Self.decode([Self.item("{\"Última actualización\": \"ayer\"}"), Self.updated("2026-08-28T10:00:00")])
    #expect(bad.record.publishedAt == nil && bad.notes.map(\.id) == ["bad-value", "bad-value"])
    #expect(try Self.decode([]).record.publishedAt == nil)
    // In CDATA too.
    #expect(
      try Self.decode([Self.item("<![CDATA[{\"Última actualización\": \"2026-08-28T10:00:00Z\"}]]>")]).record
        .publishedAt?.description == "2026-08-28T10:00:00Z")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let fetched: Int?
    let published: Int?
    var hasMarker = true
    let isDue: Bool
    var testDescription: String { id }
  }

  @Test(
    "Q-RSS-12: a marker that is dead or wrong freezes nothing for longer than an hour",
    arguments: [
      Case(id: "never fetched", fetched: nil, published: nil, isDue: true),
      Case(id: "published since", fetched: 30, published: 10, isDue: true),
      Case(id: "not published since", fetched: 30, published: 40, isDue: false),
      Case(id: "no marker, fetched lately", fetched: 59, published: nil, hasMarker: false, isDue: false),
      Case(id: "no marker for an hour", fetched: 60, published: nil, hasMarker: false, isDue: true),
      Case(id: "an empty marker for an hour", fetched: 60, published: nil, isDue: true),
      Case(id: "a marker that says nothing new for an hour", fetched: 60, published: 90, isDue: true),
      Case(id: "a marker of the future", fetched: 5, published: -60, isDue: false),
      Case(id: "a clock set back", fetched: -5, published: 40, isDue: true),
    ])
  func due(_ row: Case) {
    let now = WallInstant(secondsSinceEpoch: 1_787_734_800)
    func ago(_ minutes: Int?) -> WallInstant? { minutes.map { now.advanced(bySeconds: Int64(-60 * $0)) } }
    let marker = row.hasMarker ? PublishMarker(publishedAt: ago(row.published)) : nil
    #expect(PublishMarker.isFetchDue(fetchedAt: ago(row.fetched), marker: marker, now: now) == row.isDue)
  }

  @Test("Q-RSS-10: the recorded feed of warnings, days padded with a blank", .needsRecordings)
  func recording() throws {
    let bytes = try Recordings.bytes("rss/aemet-avisos-rss-2025-02-08.xml")
    let marker = try PublishMarker.decode(bytes)
    #expect(marker.record.publishedAt?.description == "2025-02-08T10:18:03Z" && marker.notes.isEmpty)
    let record = try RSSRecord.decode(bytes, keepsDetails: true).record
    #expect(record.items.count == 41 && record.items.allSatisfy { !$0.isGuidPermanentLink && $0.publishedAt != nil })
    // A coast has no name of its own here, so whether a zone is one is not read from this feed.
    #expect(record.items[0].title == "Aviso. Nivel rojo. Costeros. Ampurdán" && record.fault == nil)
  }
}
