// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

extension NewsFeed {
  /// How far ahead of our clock a date is still believed, s.
  private static let toleratedLeadSeconds: Int64 = 600

  /// Merges the headlines of several sources into one list in rounds, so that none of them can fill it (Q-RSS-09).
  ///
  /// In each round every source gives its next headline, and the newest of them comes first. Inside a source the newest
  /// come first; those without a date, and those dated in the future, come last in the order of the feed (Q-RSS-08).
  /// The same page twice, or the same words twice from one source, is one headline: that which comes first.
  ///
  /// - Parameter limit: The most headlines wanted.
  public static func merged(_ feeds: [NewsFeed], at now: WallInstant, limit: Int = 40) -> [NewsItem] {
    var queues = NewsSource.allCases.compactMap { source -> Queue? in
      let own = feeds.filter { $0.source == source }
      let items = own.count == 1 ? own[0].items : own.flatMap(\.items)
      return items.isEmpty ? nil : Queue(items, at: now)
    }
    var result: [NewsItem] = []
    var pages: Set<Substring> = []
    var words: Set<Words> = []
    pages.reserveCapacity(min(limit, 256))
    words.reserveCapacity(min(limit, 256))
    while result.count < limit {
      // Each source's next headline, and the time it counts with.
      var round: [(queue: Int, item: Int, time: Int64)] = []
      for queue in queues.indices {
        while let item = queues[queue].next() {
          // Both are asked, so that either is remembered.
          let isNewPage = pages.insert(WebLink.key(of: queues[queue].items[item].link)).inserted
          let isNewText = words.insert(Words(queues[queue].items[item])).inserted
          guard isNewPage, isNewText else { continue }
          round.append((queue, item, queues[queue].times[item]))
          break
        }
      }
      guard !round.isEmpty else { break }
      // Of equals the source that comes first; a round is in that order already.
      round.sort { ($1.time, $0.queue) < ($0.time, $1.queue) }
      for entry in round.prefix(limit - result.count) { result.append(queues[entry.queue].items[entry.item]) }
    }
    return result
  }

  /// A source's headlines in the order in which they are given out.
  private struct Queue {
    let items: [NewsItem]
    /// The time that each counts with, ms: the least there is for one without a date that is believed.
    let times: [Int64]
    private let order: [Int]
    private var position = 0

    init(_ items: [NewsItem], at now: WallInstant) {
      let latest = now.advanced(bySeconds: toleratedLeadSeconds)
      let times = items.map { item in
        item.publishedAt.flatMap { $0 <= latest ? $0.millisecondsSinceEpoch : nil } ?? .min
      }
      (self.items, self.times) = (items, times)
      order = items.indices.sorted { (times[$1], $0) < (times[$0], $1) }
    }

    mutating func next() -> Int? {
      guard position < order.count else { return nil }
      position += 1
      return order[position - 1]
    }
  }

  /// A source's words, equal byte by byte: text in Spanish would first be normalised to be compared as a `String`.
  private struct Words: Hashable {
    let source: NewsSource
    let title: String

    init(_ item: NewsItem) {
      (source, title) = (item.source, item.title)
    }

    static func == (left: Words, right: Words) -> Bool {
      left.source == right.source && left.title.utf8.elementsEqual(right.title.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(source)
      // FNV-1a. Source: Fowler, Noll and Vo.
      var mixed: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in title.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      hasher.combine(mixed)
    }
  }
}
