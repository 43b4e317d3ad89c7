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
    try shelf.keep(Self.frame(29, site: "ba"))
    #expect(try shelf.radarFrames(of: "ma") == (19...30).map { Self.frame($0) })
    #expect(try shelf.radarFrames(of: "ba").count == 1)
    disk.setBytes([1], of: "radar-ma-\(Self.frame(30).fetchedAt.millisecondsSinceEpoch)-100")
    #expect(try shelf.radarFrames(of: "ma").count == 11)
  }

  @Test("Trouble at any operation leaves whole pictures and headlines that were kept, and room for the next")
  func everyOperation() throws {
    let calm = MemoryDisk()
    try Self.fill(FeedShelf(folder: MemoryFolder(calm))) { _ in }
    #expect(calm.operations > 20)
    var wrong: [String] = []
    for trouble in SharedCacheTests.troubles {
      for number in 1...calm.operations {
        if let fault = try Self.strike(trouble, at: number) {
          wrong.append("\(trouble.id), operation \(number): \(fault)")
        }
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  /// Keeps two headlines and three pictures by turns, telling of each that was kept; goes on after what fails.
  private static func fill(_ shelf: FeedShelf, kept: (Int) -> Void) throws {
    for number in 1...5 {
      do throws(CacheError) {
        if number % 2 == 0 {
          try shelf.keep(news(number), of: .aemet)
        } else {
          try shelf.keep(frame(number))
        }
        kept(number)
      } catch {
        // Told of: the next one is tried all the same.
      }
    }
  }

  private static func news(_ number: Int) -> KeptNews {
    let item = NewsItem(
      source: .aemet, title: "\(number)", link: "https://example.org", publishedAt: nil, imageLink: nil)
    return KeptNews(items: [item], fetchedAt: start.advanced(bySeconds: Int64(number)))
  }

  /// What is wrong after a fault at one operation, a crash and a power failure; nil when nothing is.
  private static func strike(_ trouble: SharedCacheTests.Trouble, at number: Int) throws -> String? {
    let disk = MemoryDisk()
    disk.setScript { $0.number == number ? trouble.fault : nil }
    var promised: Set<Int> = []
    try fill(FeedShelf(folder: MemoryFolder(disk, process: 1))) { number in
      if !disk.isDead(1) { promised.insert(number) }
    }
    disk.kill(1)
    disk.cutPower()
    let shelf = FeedShelf(folder: MemoryFolder(disk, process: 2))
    let frames = try shelf.radarFrames(of: "ma")
    let whole = [1, 3, 5].filter { frames.contains(frame($0)) }
    if frames.count != whole.count { return "a picture that nobody kept" }
    if trouble.isHonest, !promised.filter({ $0 % 2 == 1 }).isSubset(of: whole) {
      return "pictures \(whole) of \(promised)"
    }
    var told: KeptNews?
    do throws(CacheError) {
      told = try shelf.news(of: .aemet)
    } catch {
      // The first and only copy, torn without a word.
      guard case .damaged = error, !trouble.isHonest else { return "\(error)" }
    }
    if let told, ![news(2), news(4)].contains(told) { return "headlines that nobody kept" }
    let least = promised.filter { $0 % 2 == 0 }.max().map { news($0).fetchedAt }
    if trouble.isHonest, let least, told.map({ $0.fetchedAt < least }) ?? true {
      return "headlines older than promised"
    }
    try shelf.keep(news(6), of: .aemet)
    try shelf.keep(frame(7))
    let isKept = try shelf.news(of: .aemet) == news(6) && shelf.radarFrames(of: "ma").last == frame(7)
    return isKept ? nil : "the next is not kept"
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

  @Test("Pictures of radars that nobody looks at any more go after a day, the newest of a clock that was ahead at once")
  func age() throws {
    let disk = MemoryDisk()
    let shelf = FeedShelf(folder: MemoryFolder(disk))
    // A person who travels: another radar every five hours, ten pictures of each, round and on; three lives of a
    // picture and more.
    let sites = ["ma", "ba", "co", "sa", "va", "se", "ml", "pm", "vd", "mu", "za", "sn", "ca", "cc", "as"]
    let hours = 90
    for hour in 0..<hours {
      let site = sites[hour / 5 % sites.count]
      for part in 0..<2 { try shelf.keep(Self.frame(hour * 6 + part * 3, site: site)) }
    }
    let names = try MemoryFolder(disk).names().filter { $0.hasPrefix("radar-") }
    // Twenty-four hours of two pictures, and the one that is just a day old.
    #expect(names.count == 49)
    // Three days ahead, and back again.
    let site = sites[hours / 5 % sites.count]
    try shelf.keep(Self.frame(hours * 6 + 432, site: site))
    try shelf.keep(Self.frame(hours * 6, site: site))
    #expect(try shelf.radarFrames(of: site).map(\.fetchedAt) == [Self.frame(hours * 6).fetchedAt])
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
    #expect(try shelf.news(of: .aemet) == nil)
    let long = item(0, title: String(repeating: "x", count: 3000))
    let news = KeptNews(items: [long] + items, fetchedAt: Self.start)
    try shelf.keep(news, of: .aemet)
    let kept = KeptNews(items: Array(items.prefix(KeptNews.itemLimit - 1)), fetchedAt: Self.start)
    #expect(try shelf.news(of: .aemet) == kept)
    try shelf.keep(KeptNews(items: [], fetchedAt: Self.start.advanced(bySeconds: -1)), of: .aemet)
    try shelf.keep(KeptNews(items: [item(1)], fetchedAt: Self.start.advanced(bySeconds: 1)), of: .rtve)
    #expect(try shelf.news(of: .rtve)?.items == [item(1)])
    #expect(try shelf.news(of: .aemet) == kept)
  }
}
