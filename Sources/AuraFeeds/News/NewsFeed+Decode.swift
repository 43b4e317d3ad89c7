// SPDX-License-Identifier: MIT

import AuraFormats
public import AuraModel

extension NewsFeed {
  /// Decodes a source's feed.
  ///
  /// An item needs a title and an address; of an empty `link`, a guid that is an address serves. The same address
  /// twice is one item. What is left out has a note.
  ///
  /// - Throws: `RSSError` when there is no feed at all.
  public static func decode(
    _ bytes: [UInt8], contentType: String? = nil, from source: NewsSource
  ) throws(RSSError) -> Decoded<NewsFeed> {
    var notes = NoteBook()
    let record = try RSSRecord.decode(bytes, contentType: contentType, keepsDetails: false, notes: &notes)
    var items: [NewsItem] = []
    items.reserveCapacity(record.items.count)
    var keys: Set<String> = []
    for (index, item) in record.items.enumerated() {
      guard let headline = item.headline(from: source) else {
        notes.lose(
          "bad-element", at: FeedPlace().element("item", index),
          found: item.title.isEmpty ? "no title" : "no address: " + String(item.link.prefix(64)))
        continue
      }
      if keys.insert(WebLink.key(of: headline.link)).inserted { items.append(headline) }
    }
    return notes.decoded(NewsFeed(source: source, items: items, isComplete: record.fault == nil))
  }
}

extension RSSItem {
  /// The headline this item is; nil for one without a title or an address.
  func headline(from source: NewsSource) -> NewsItem? {
    let line = HTMLText.line(title)
    guard !line.isEmpty else { return nil }
    let address =
      if WebLink.isAddress(link) { link } else if link.isEmpty, isGuidPermanentLink { guid } else { "" }
    guard WebLink.isAddress(address) else { return nil }
    return NewsItem(
      source: source, title: line, link: address, publishedAt: publishedAt,
      imageLink: imageLink.flatMap { WebLink.isAddress($0) ? $0 : nil })
  }
}
