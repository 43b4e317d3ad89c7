// SPDX-License-Identifier: MIT

import AuraFeeds
public import AuraModel
public import AuraStore
import AuraTime
import Synchronization

/// News and radar pictures as the hub knows them: from their own store, or from memory where the disk fails.
extension FetchHub {
  /// The headlines of all sources in one list, with when the last of them came; nil when none ever did.
  ///
  /// - Parameter limit: The most headlines wanted.
  public func news(limit: Int = 40) -> KeptNews? {
    let now = parts.time.wall
    var feeds: [NewsFeed] = []
    var fetchedAt: [WallInstant] = []
    for source in NewsSource.allCases {
      guard let news = news(of: source) else { continue }
      feeds.append(NewsFeed(source: source, items: news.items))
      fetchedAt.append(news.fetchedAt)
    }
    return fetchedAt.max().map { KeptNews(items: NewsFeed.merged(feeds, at: now, limit: limit), fetchedAt: $0) }
  }

  /// The headlines of one source, with when they came.
  public func news(of source: NewsSource) -> KeptNews? {
    let remembered = pantry.withLock { $0.news[source] }
    let stored = reading { () throws(CacheError) in try parts.cache.shelf.news(of: source) }
    guard let remembered, let stored = stored ?? nil else { return remembered ?? stored ?? nil }
    return stored.fetchedAt > remembered.fetchedAt ? stored : remembered
  }

  /// The pictures of the radar that sees a place, oldest first; none where no radar reaches.
  public func radarFrames(of place: MunicipalityCode) -> [RadarFrame] {
    guard let site = RefreshPlan.radar(for: place) else { return [] }
    let stored = reading { () throws(CacheError) in try parts.cache.shelf.radarFrames(of: site.code) } ?? []
    let remembered = pantry.withLock { $0.frames[site.code] }
    return stored + [remembered].compactMap { $0 }.filter { newest in stored.last?.bytes != newest.bytes }
  }

  /// Something from the disk; nil, and the fault noted, where it cannot be read.
  private func reading<Value>(_ body: () throws(CacheError) -> Value) -> Value? {
    do throws(CacheError) {
      return try body()
    } catch {
      pantry.withLock { $0.fault = error }
      return nil
    }
  }
}
