// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import Testing
import aura_sweep

/// The mock's feeds with each quirk on and off: what the engine makes of them.
struct FeedQuirkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let quirk: Quirk
    let source: NewsSource
    /// What is told of the feed, with the switch on and off.
    let told: @Sendable (Decoded<NewsFeed>) -> String
    let on: String
    let off: String
    var testDescription: String { "\(quirk)" }
  }

  static let sound: @Sendable (Decoded<NewsFeed>) -> String = { decoded in
    "\(decoded.record.items.count) \(decoded.record.isComplete) \(decoded.record.items.allSatisfy { $0.publishedAt != nil })"
  }

  /// Titles with the letters they were written with and no escape left in them.
  static let clean: @Sendable (Decoded<NewsFeed>) -> String = { decoded in
    let text = decoded.record.items.map(\.title).joined(separator: "\n")
    return "\(!text.contains(";") && !text.contains("CDATA") && !text.contains("\u{FFFD}") && !text.contains("Ã"))"
  }

  static let cases: [Case] = [
    Case(quirk: .newsInLatin9, source: .aemet, told: clean, on: "true", off: "true"),
    Case(quirk: .newsSpanishDates, source: .aemet, told: sound, on: "8 true true", off: "8 true true"),
    Case(quirk: .newsSept, source: .aemet, told: sound, on: "8 true true", off: "8 true true"),
    Case(
      quirk: .newsEnclosureFirst, source: .rtve,
      told: { "\($0.record.items.count) \($0.record.items.allSatisfy { $0.imageLink != nil })" }, on: "20 true",
      off: "20 true"),
    Case(quirk: .newsCDATA, source: .aemetBlog, told: clean, on: "true", off: "true"),
    Case(quirk: .newsEntities, source: .meteored, told: clean, on: "true", off: "true"),
    Case(quirk: .newsBlanksBeforeProlog, source: .rtve, told: sound, on: "20 true true", off: "20 true true"),
    Case(
      quirk: .newsOddDates, source: .rtve, told: { "\($0.record.items.count { $0.publishedAt == nil })" }, on: "6",
      off: "0"),
    Case(quirk: .xmlTextInPieces, source: .rtve, told: clean, on: "true", off: "true"),
    Case(quirk: .xmlMalformed, source: .rtve, told: sound, on: "20 false true", off: "20 true true"),
    Case(quirk: .xmlBadNameByte, source: .rtve, told: sound, on: "20 false true", off: "20 true true"),
    Case(quirk: .xmlBlanksAroundEquals, source: .meteored, told: sound, on: "15 true true", off: "15 true true"),
  ]

  @Test("Each quirk of the news, on and off", arguments: cases)
  func news(_ row: Case) throws {
    var (on, off) = (HostQuirkBench(row.quirk, true), HostQuirkBench(row.quirk, false))
    // Missing dates would hide the others; every other oddity stays, as the sources have them every day.
    if row.quirk != .newsOddDates { (on.hidden, off.hidden) = (.newsOddDates, .newsOddDates) }
    #expect(row.told(try on.news(row.source)) == row.on)
    #expect(row.told(try off.news(row.source)) == row.off)
  }

  @Test("Q-RSS-02, Q-RSS-03: both ways of writing a date tell the same minute")
  func dates() throws {
    for quirk in [Quirk.newsSpanishDates, .newsSept] {
      let (on, off) = (try HostQuirkBench(quirk, true).news(.aemet), try HostQuirkBench(quirk, false).news(.aemet))
      func minutes(_ feed: NewsFeed) -> [Int64?] { feed.items.map { $0.publishedAt.map { $0.secondsSinceEpoch / 60 } } }
      #expect(
        minutes(on.record) == minutes(off.record) && on.record.items.map(\.title) == off.record.items.map(\.title))
    }
  }

  @Test("Q-RSS-08: dates of next year are read as they are and do not stay on top")
  func future() throws {
    let bench = HostQuirkBench(.newsOddDates, true)
    let feed = try bench.news(.rtve).record
    let late = feed.items.filter { $0.publishedAt.map { $0 > bench.at } ?? false }
    let merged = NewsFeed.merged([feed], at: bench.at)
    #expect(!late.isEmpty && merged.count == 20 && !late.contains(merged[0]))
    #expect(merged.suffix(late.count + 6).contains(late[0]))
  }

  @Test("Q-RSS-09: fifteen of one source and three of another: every source is in the first round")
  func flood() throws {
    for isOn in [true, false] {
      let bench = HostQuirkBench(.newsFlood, isOn)
      let feeds = try NewsSource.allCases.map { try bench.news($0).record }
      #expect(feeds[2].items.count == (isOn ? 15 : 8) && feeds[3].items.count == (isOn ? 3 : 8))
      let merged = NewsFeed.merged(feeds, at: bench.at, limit: 12)
      #expect(Set(merged.prefix(4).map(\.source)).count == 4 && merged.count { $0.source == .aemetBlog } == 3)
    }
  }

  @Test("Q-RSS-10: the feed of warnings as a marker, days padded with a blank or a zero")
  func warnings() throws {
    for isOn in [true, false] {
      var bench = HostQuirkBench(.warningsFeedPadded, isOn)
      (bench.at, bench.weather) = (utc(2026, 9, 5, 10, 7), StagedWeather(stage: StagedWeather.rough))
      // The forecasters of the late morning see the gusts of the next days otherwise.
      let newest = try #require(try bench.marker(HostQuirkBench.warnings).publishedAt)
      #expect((utc(2026, 9, 5, 8, 30)...utc(2026, 9, 5, 9, 30)).contains(newest))
    }
  }

  @Test("Q-RSS-11, Q-RSS-12: the newest of a marker in any order; a dead one leaves the clock to decide")
  func markers() throws {
    let on = try HostQuirkBench(.markersShuffled, true).marker(HostQuirkBench.observations)
    #expect(on == (try HostQuirkBench(.markersShuffled, false).marker(HostQuirkBench.observations)))
    let newest = try #require(on.publishedAt)
    #expect((utc(2026, 9, 26, 9, 31)...utc(2026, 9, 26, 9, 33)).contains(newest))
    let dead = HostQuirkBench(.markersDead, true)
    #expect(dead.answer(HostQuirkBench.observations).status == 503)
    #expect(throws: RSSError.self) { try dead.marker(HostQuirkBench.observations) }
    let fetched = dead.at.advanced(bySeconds: -3599)
    #expect(!PublishMarker.isFetchDue(fetchedAt: fetched, marker: nil, now: dead.at))
    #expect(PublishMarker.isFetchDue(fetchedAt: fetched, marker: nil, now: dead.at.advanced(bySeconds: 1)))
    #expect(HostQuirkBench(.markersDead, false).answer(HostQuirkBench.observations).status == 200)
  }
}
