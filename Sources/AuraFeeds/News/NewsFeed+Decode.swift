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
    let document = try RSSOutline.source(bytes, contentType: contentType, notes: &notes)
    var reader = XMLReader(document)
    let outline = try RSSOutline(&reader, notes: &notes)
    var items: [NewsItem] = []
    items.reserveCapacity(outline.items.count)
    var keys: Set<Substring> = []
    keys.reserveCapacity(outline.items.count)
    for (index, item) in outline.items.enumerated() {
      guard let headline = item.headline(from: source, in: reader) else {
        let title = item.title.map { reader.trimmed($0) } ?? ""
        let link = item.link.map { reader.trimmed($0) } ?? ""
        notes.lose(
          "bad-element", at: FeedPlace().element("item", index),
          found: title.isEmpty ? "no title" : "no address: " + String(link.prefix(64)))
        continue
      }
      if keys.insert(WebLink.key(of: headline.link)).inserted { items.append(headline) }
    }
    return notes.decoded(NewsFeed(source: source, items: items, isComplete: outline.fault == nil))
  }
}

extension RSSOutline.Item {
  /// The headline this item is; nil for one without a title or an address.
  fileprivate func headline(from source: NewsSource, in reader: borrowing XMLReader) -> NewsItem? {
    guard let title else { return nil }
    let line = reader.line(title)
    guard !line.isEmpty else { return nil }
    var address = ""
    if let link { address = reader.trimmed(link) }
    if address.isEmpty, isGuidPermanentLink, let guid { address = reader.trimmed(guid) }
    guard WebLink.isAddress(address) else { return nil }
    var image: String?
    if let imageLink { image = reader.attributeString(imageLink) }
    return NewsItem(
      source: source, title: line, link: address, publishedAt: publishedAt,
      imageLink: image.flatMap { WebLink.isAddress($0) ? $0 : nil })
  }
}
