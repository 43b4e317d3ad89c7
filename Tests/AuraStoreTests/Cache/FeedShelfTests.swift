// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Testing

@testable import AuraStore

/// News and radar pictures: kept whole, within bounds, the newest.
struct FeedShelfTests {
  private static let start = CacheWorld.start

  private static func frame(_ number: Int, site: String = "ma", bytes: Int = 100) -> RadarFrame {
    RadarFrame(
      siteCode: site, fetchedAt: start.advanced(bySeconds: Int64(number) * 600),
      bytes: [UInt8](repeating: UInt8(number % 251), count: bytes), width: 480, height: 530)
  }

  @Test("Pictures come back as they were, the same picture is kept once, and beyond twelve the oldest go")
  func frames() throws {
    let disk = MemoryDisk()
    let shelf = FeedShelf(folder: MemoryFolder(disk))
    for number in [1, 1, 2] { try shelf.keep(Self.frame(number)) }
    #expect(try shelf.radarFrames(of: "ma") == [Self.frame(1), Self.frame(2)])
    for number in 3...30 { try shelf.keep(Self.frame(number)) }
    try shelf.keep(Self.frame(5, site: "ba"))
    #expect(try shelf.radarFrames(of: "ma") == (19...30).map { Self.frame($0) })
    #expect(try shelf.radarFrames(of: "ba").count == 1)
    disk.setBytes([1], of: "radar-ma-\(Self.frame(30).fetchedAt.millisecondsSinceEpoch)-100")
    #expect(try shelf.radarFrames(of: "ma").count == 11)
  }

  @Test("All pictures together stay within four megabytes; one that is too long is refused")
  func size() throws {
    let disk = MemoryDisk()
    let shelf = FeedShelf(folder: MemoryFolder(disk))
    for (index, site) in ["ma", "ba", "co", "sa"].enumerated() {
      for number in 1...6 { try shelf.keep(Self.frame(index * 6 + number, site: site, bytes: 300_000)) }
    }
    let kept = try MemoryFolder(disk).names().filter { $0.hasPrefix("radar-") }
    #expect(kept.count == FeedShelf.radarLimitBytes / 300_000)
    #expect(try shelf.radarFrames(of: "sa").count == 6)
    #expect(throws: CacheError.self) { try shelf.keep(Self.frame(1, bytes: 400_000)) }
  }

  @Test("News come back as they were; older ones never cover newer, long ones are left out, many are cut")
  func news() throws {
    let shelf = FeedShelf(folder: MemoryFolder(MemoryDisk()))
    func item(_ number: Int, title: String = "Nieve en Ávila") -> NewsItem {
      NewsItem(
        source: NewsSource.allCases[number % 4], title: title, link: "https://example.org/\(number)",
        publishedAt: number % 3 == 0 ? nil : Self.start, imageLink: number % 2 == 0 ? nil : "https://example.org/i")
    }
    let items = (0..<150).map { item($0) }
    #expect(try shelf.news() == nil)
    let long = item(0, title: String(repeating: "x", count: 3000))
    let news = KeptNews(items: [long] + items, fetchedAt: Self.start)
    try shelf.keep(news)
    let kept = KeptNews(items: Array(items.prefix(KeptNews.itemLimit - 1)), fetchedAt: Self.start)
    #expect(try shelf.news() == kept)
    try shelf.keep(KeptNews(items: [], fetchedAt: Self.start.advanced(bySeconds: -1)))
    #expect(try shelf.news() == kept)
  }
}
