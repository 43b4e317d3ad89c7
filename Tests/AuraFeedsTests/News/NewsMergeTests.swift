// SPDX-License-Identifier: MIT

import AuraChance
import AuraFeeds
import AuraModel
import AuraTime
import Testing

struct NewsMergeTests {
  static let now = WallInstant(secondsSinceEpoch: 1_787_734_800)

  /// `a12` is RTVE's item of 12 minutes ago, `a?` one without a date, `a-60` one dated an hour ahead.
  static func feed(_ source: NewsSource, _ minutes: [Int?]) -> NewsFeed {
    NewsFeed(
      source: source,
      items: minutes.enumerated().map { index, minutes in
        NewsItem(
          source: source, title: "\(source.rawValue) \(index)", link: "https://\(source.hosts[0])/\(index)",
          publishedAt: minutes.map { now.advanced(bySeconds: Int64(-60 * $0)) })
      })
  }

  static func brief(_ items: [NewsItem]) -> [String] { items.map(\.title) }

  @Test("Q-RSS-09: fifteen of one source do not push three of another out, the newest of each round first")
  func rounds() {
    let flood = Self.feed(.rtve, Array(1...15))
    let few = Self.feed(.aemet, [30, 60, 90])
    let merged = NewsFeed.merged([few, flood], at: Self.now, limit: 6)
    #expect(Self.brief(merged) == ["rtve 0", "aemet 0", "rtve 1", "aemet 1", "rtve 2", "aemet 2"])
    #expect(NewsFeed.merged([few, flood], at: Self.now).count == 18)
    // In a round the newest first, whoever wrote it.
    let later = Self.feed(.aemet, [0, 60])
    #expect(Self.brief(NewsFeed.merged([flood, later], at: Self.now, limit: 3)) == ["aemet 0", "rtve 0", "rtve 1"])
  }

  @Test("Q-RSS-08: without a date last, a future date not on top, ten minutes ahead is no future")
  func dates() {
    let feed = Self.feed(.aemetBlog, [nil, -60, 30, -9, 5, nil])
    #expect(
      Self.brief(NewsFeed.merged([feed], at: Self.now))
        == [3, 4, 2, 0, 1, 5].map { "aemetBlog \($0)" })
  }

  @Test("One page is one headline, credited to whoever comes first; the same words twice from one source too")
  func duplicates() {
    func item(_ source: NewsSource, _ title: String, _ link: String, _ minutes: Int) -> NewsItem {
      NewsItem(
        source: source, title: title, link: link, publishedAt: Self.now.advanced(bySeconds: Int64(-60 * minutes)))
    }
    let aemet = NewsFeed(
      source: .aemet,
      items: [
        item(.aemet, "Del blog", "https://aemetblog.es/x/", 1), item(.aemet, "Propia", "https://www.aemet.es/y", 2),
        item(.aemet, "Propia", "https://www.aemet.es/z", 3),
      ])
    let blog = NewsFeed(
      source: .aemetBlog,
      items: [
        item(.aemetBlog, "La misma", "http://www.aemetblog.es/x#comentarios", 4),
        item(.aemetBlog, "Propia", "https://aemetblog.es/w", 5),
      ])
    let merged = NewsFeed.merged([aemet, blog], at: Self.now)
    #expect(
      merged.map { "\($0.source.name): \($0.title)" } == ["AEMET: Del blog", "AEMET Blog: Propia", "AEMET: Propia"])
  }

  @Test("Laws of the merge over a thousand drawn sets of feeds")
  func laws() throws {
    var chance = SeedStream(seed: 9).stream("merge")
    var longest = 0
    for round in 0..<1000 {
      let feeds = NewsSource.allCases.map { source in
        Self.feed(
          source, (0..<Int(chance.below(9))).map { _ in chance.below(5) == 0 ? nil : Int(chance.below(99)) - 20 })
      }
      let merged = NewsFeed.merged(feeds, at: Self.now, limit: 100)
      longest = max(longest, merged.count)
      // Nothing lost, nothing twice.
      try #require(Set(merged.map(\.link)).count == feeds.map(\.items.count).reduce(0, +), "round \(round)")
      // While a source has headlines left, no other is ahead of it by more than one.
      for cut in merged.indices {
        let given = merged.prefix(cut + 1)
        let counts = feeds.map { feed in (given.count { $0.source == feed.source }, feed.items.count) }
        let most = counts.map(\.0).max() ?? 0
        try #require(counts.allSatisfy { $0.0 == $0.1 || $0.0 >= most - 1 }, "round \(round)")
      }
      // A shorter list is the beginning of a longer one.
      try #require(NewsFeed.merged(feeds, at: Self.now, limit: 5) == Array(merged.prefix(5)))
    }
    #expect(longest > 20)
  }
}
