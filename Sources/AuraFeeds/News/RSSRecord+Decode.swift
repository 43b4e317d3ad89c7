// SPDX-License-Identifier: MIT

import AuraFormats

extension RSSRecord {
  /// Decodes a feed.
  ///
  /// - Parameter keepsDetails: Whether `description` of items is wanted.
  /// - Throws: `RSSError` when there is no feed at all; one that breaks off keeps its whole items, with a note.
  public static func decode(
    _ bytes: [UInt8], contentType: String? = nil, keepsDetails: Bool = false
  ) throws(RSSError) -> Decoded<RSSRecord> {
    var notes = NoteBook()
    let record = try decode(bytes, contentType: contentType, keepsDetails: keepsDetails, notes: &notes)
    return notes.decoded(record)
  }

  static func decode(
    _ bytes: [UInt8], contentType: String?, keepsDetails: Bool, notes: inout NoteBook
  ) throws(RSSError) -> RSSRecord {
    let source = try RSSOutline.source(bytes, contentType: contentType, notes: &notes)
    var reader = XMLReader(source)
    let outline = try RSSOutline(&reader, notes: &notes)
    var record = RSSRecord()
    if let title = outline.channelTitle { record.channelTitle = reader.line(title) }
    if let link = outline.channelLink { record.channelLink = reader.trimmed(link) }
    record.fault = outline.fault
    record.items.reserveCapacity(outline.items.count)
    for item in outline.items { record.items.append(RSSItem(item, in: reader, keepsDetails: keepsDetails)) }
    return record
  }
}

extension RSSItem {
  fileprivate init(_ outline: RSSOutline.Item, in reader: borrowing XMLReader, keepsDetails: Bool) {
    if let text = outline.title { title = reader.trimmed(text) }
    if let text = outline.link { link = reader.trimmed(text) }
    if let text = outline.guid { guid = reader.trimmed(text) }
    isGuidPermanentLink = outline.isGuidPermanentLink
    if keepsDetails, let text = outline.details { details = reader.trimmed(text) }
    if let text = outline.pubDate { pubDate = reader.trimmed(text) }
    publishedAt = outline.publishedAt
    if let text = outline.imageLink { imageLink = reader.attributeString(text) }
  }
}
