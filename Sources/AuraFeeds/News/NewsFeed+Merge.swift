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
      let items = feeds.filter { $0.source == source }.flatMap(\.items)
      return items.isEmpty ? nil : Queue(items, at: now)
    }
    var result: [NewsItem] = []
    var pages: Set<String> = []
    var words: Set<String> = []
    while result.count < limit {
      var round: [Entry] = []
      for index in queues.indices {
        while let entry = queues[index].next() {
          // Both are asked, so that either is remembered.
          let isNewPage = pages.insert(WebLink.key(of: entry.item.link)).inserted
          let isNewText = words.insert(entry.item.source.rawValue + entry.item.title).inserted
          guard isNewPage, isNewText else { continue }
          round.append(entry)
          break
        }
      }
      guard !round.isEmpty else { break }
      // Of equals the source that comes first; a round is in that order already.
      let order = round.indices.sorted { (round[$1].time, $0) < (round[$0].time, $1) }
      result += order.map { round[$0].item }
    }
    return Array(result.prefix(limit))
  }

  /// A headline and the time it counts with: the least there is for one without a date that is believed.
  private struct Entry {
    let item: NewsItem
    let time: Int64
  }

  /// A source's headlines in the order in which they are given out.
  private struct Queue {
    private let entries: [Entry]
    private var position = 0

    init(_ items: [NewsItem], at now: WallInstant) {
      let latest = now.advanced(bySeconds: toleratedLeadSeconds)
      let given = items.map { item in
        let time = item.publishedAt.flatMap { $0 <= latest ? $0.millisecondsSinceEpoch : nil } ?? .min
        return Entry(item: item, time: time)
      }
      entries = given.indices.sorted { (given[$1].time, $0) < (given[$0].time, $1) }.map { given[$0] }
    }

    mutating func next() -> Entry? {
      guard position < entries.count else { return nil }
      position += 1
      return entries[position - 1]
    }
  }
}
