// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Headlines as they were fetched, with when.
public struct KeptNews: Hashable, Sendable {
  public var items: [NewsItem]
  public var fetchedAt: WallInstant

  /// The most headlines that are kept; four feeds of some twenty each.
  public static let itemLimit = 100
  /// The longest title or address that is kept, bytes; an item with a longer one is left out.
  static let textLimitBytes = 2048

  public init(items: [NewsItem], fetchedAt: WallInstant) {
    (self.items, self.fetchedAt) = (items, fetchedAt)
  }

  var payload: [UInt8] {
    var out: [UInt8] = []
    LittleEndian.append(fetchedAt.millisecondsSinceEpoch, to: &out)
    for item in items.prefix(Self.itemLimit) {
      let texts = [item.source.rawValue, item.title, item.link, item.imageLink ?? ""].map { Array($0.utf8) }
      guard texts.allSatisfy({ $0.count <= Self.textLimitBytes }) else { continue }
      LittleEndian.append(item.publishedAt?.millisecondsSinceEpoch ?? .min, to: &out)
      for text in texts {
        LittleEndian.append(UInt16(text.count), to: &out)
        out += text
      }
    }
    return out
  }

  init(payload: [UInt8]) throws(KeptFrame.Fault) {
    var rest = payload[...]
    guard rest.count >= 8 else { throw .damaged(found: "\(rest.count) bytes of news") }
    fetchedAt = WallInstant(millisecondsSinceEpoch: LittleEndian.read(Int64.self, rest, at: 0))
    rest = rest.dropFirst(8)
    items = []
    while !rest.isEmpty {
      guard rest.count >= 8 else { throw .damaged(found: "half a headline") }
      let published = LittleEndian.read(Int64.self, rest, at: 0)
      rest = rest.dropFirst(8)
      var texts: [String] = []
      for _ in 0..<4 {
        guard rest.count >= 2 else { throw .damaged(found: "half a headline") }
        let count = Int(LittleEndian.read(UInt16.self, rest, at: 0))
        guard rest.count >= 2 + count else { throw .damaged(found: "half a headline") }
        texts.append(String(decoding: rest.dropFirst(2).prefix(count), as: UTF8.self))
        rest = rest.dropFirst(2 + count)
      }
      guard let source = NewsSource(rawValue: texts[0]) else { throw .damaged(found: "the source \(texts[0])") }
      items.append(
        NewsItem(
          source: source, title: texts[1], link: texts[2],
          publishedAt: published == .min ? nil : WallInstant(millisecondsSinceEpoch: published),
          imageLink: texts[3].isEmpty ? nil : texts[3]))
    }
  }
}
