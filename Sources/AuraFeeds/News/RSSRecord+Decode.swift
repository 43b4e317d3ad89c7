// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

extension RSSRecord {
  /// A feed of news has 10 to 40 items, one of warnings some hundred.
  private static let itemLimit = 2000

  /// Decodes a feed, its charset by the prolog, else by the header, else UTF-8 (Q-RSS-01).
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
    let kind = ContainerKind(sniffing: bytes)
    switch kind {
    case .empty: throw .empty
    case .json, .html, .tar, .gzip, .zip, .pdf, .gif, .text, .unknown:
      throw .otherKind(kind: kind, found: ByteExcerpt.quoted(bytes))
    case .xml: break
    }
    if bytes.first != UInt8(ascii: "<") { notes.meet("Q-RSS-07", at: FeedPlace()) }
    var record = RSSRecord()
    var rootName: String?
    do throws(XMLError) {
      let source = try XMLSource(ContiguousArray(bytes), headerCharset: contentType.flatMap(charset))
      if source.encoding != .utf8 { notes.meet("Q-RSS-01", at: FeedPlace()) }
      var reader = XMLReader(source)
      while let token = try reader.next() {
        guard token == .start else { continue }
        if reader.isNamed("rss") {
          try record.readFeed(&reader, keepsDetails: keepsDetails, notes: &notes)
        } else {
          rootName = reader.localName
          try reader.skipElement()
        }
      }
    } catch {
      guard !record.items.isEmpty else { throw .xml(error) }
      record.fault = error
      notes.meet("Q-RSS-06", at: FeedPlace("item[\(record.items.count)]"))
      notes.lose("bad-element", at: FeedPlace("item[\(record.items.count)]"), found: error.description)
    }
    if let rootName { throw .otherRoot(found: rootName) }
    return record
  }

  private mutating func readFeed(
    _ reader: inout XMLReader, keepsDetails: Bool, notes: inout NoteBook
  ) throws(XMLError) {
    while try reader.nextChild() {
      guard reader.rssElement == .channel else {
        try reader.skipElement()
        continue
      }
      while try reader.nextChild() {
        // Another vocabulary's title or link (`atom:link`) says something else.
        switch reader.hasPrefix ? nil : reader.rssElement {
        case .title: channelTitle = HTMLText.line(reader.trimmed(try reader.readText()))
        case .link: channelLink = reader.trimmed(try reader.readText())
        case .item:
          var item = RSSItem()
          try item.read(&reader, keepsDetails: keepsDetails, notes: &notes, index: items.count)
          if items.count < Self.itemLimit {
            items.append(item)
          } else {
            notes.lose("bad-element", at: FeedPlace("item[\(Self.itemLimit)]"), found: "more items than are read")
          }
        default: try reader.skipElement()
        }
      }
    }
  }

  /// The `charset` parameter of a content type.
  private static func charset(_ contentType: String) -> String? {
    for parameter in contentType.lowercased().split(separator: ";").dropFirst() {
      let text = parameter.drop { $0 == " " }
      if text.hasPrefix("charset=") { return String(text.dropFirst(8).filter { $0 != "\"" && $0 != "'" && $0 != " " }) }
    }
    return nil
  }
}

extension RSSItem {
  /// Reads an item to its end, its children in any order (Q-RSS-04).
  fileprivate mutating func read(
    _ reader: inout XMLReader, keepsDetails: Bool, notes: inout NoteBook, index: Int
  ) throws(XMLError) {
    var hasEnclosedImage = false
    while try reader.nextChild() {
      let element = reader.rssElement
      switch element {
      case .title where !reader.hasPrefix: title = reader.trimmed(try reader.readText())
      case .link where !reader.hasPrefix:
        let text = try reader.readText()
        if link.isEmpty { link = reader.trimmed(text) }
      case .guid where !reader.hasPrefix:
        isGuidPermanentLink = reader.attribute("isPermaLink") != "false"
        guid = reader.trimmed(try reader.readText())
      case .pubDate where !reader.hasPrefix:
        let text = try reader.readText()
        publishedAt = RSSDate.instant(reader.bytes(text))
        pubDate = reader.trimmed(text)
        if publishedAt == nil {
          // In CDATA, or with a reference in it.
          publishedAt = RSSDate.instant(ContiguousArray(pubDate.utf8).span)
          if publishedAt == nil { notes.meet("Q-RSS-08", at: FeedPlace().element("item", index)) }
        }
      case .description where !reader.hasPrefix && keepsDetails: details = reader.trimmed(try reader.readText())
      case .enclosure where !reader.hasPrefix && !hasEnclosedImage:
        if let type = reader.attribute("type"), type.lowercased().hasPrefix("image/") {
          imageLink = reader.attribute("url")
          hasEnclosedImage = imageLink != nil
        }
        try reader.skipElement()
      case .content, .thumbnail:
        // `media:content`, not `content:encoded`; a film is no picture.
        if reader.hasPrefix, imageLink == nil, element == .thumbnail || reader.attribute("medium") == "image" {
          imageLink = reader.attribute("url")
        }
        try reader.skipElement()
      default: try reader.skipElement()
      }
    }
  }
}
