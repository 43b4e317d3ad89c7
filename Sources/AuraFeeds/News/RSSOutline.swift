// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

/// Where the parts of a feed lie in its document: strings are made of those alone that are wanted.
struct RSSOutline {
  /// The parts of an item, as an `RSSItem` has them.
  struct Item {
    var title: XMLText?
    var link: XMLText?
    var guid: XMLText?
    var isGuidPermanentLink = true
    var details: XMLText?
    var pubDate: XMLText?
    var publishedAt: WallInstant?
    /// Of an attribute.
    var imageLink: XMLText?
  }

  private(set) var channelTitle: XMLText?
  private(set) var channelLink: XMLText?
  private(set) var items: [Item] = []
  /// Where the feed breaks off; the items before it are whole (Q-RSS-06).
  private(set) var fault: XMLError?

  /// A feed of news has 10 to 40 items, one of warnings some hundred.
  private static let itemLimit = 2000

  /// Makes a document of an answer, its charset by the prolog, else by the header, else UTF-8 (Q-RSS-01).
  static func source(
    _ bytes: [UInt8], contentType: String?, notes: inout NoteBook
  ) throws(RSSError) -> XMLSource {
    let kind = ContainerKind(sniffing: bytes)
    switch kind {
    case .empty: throw .empty
    case .json, .html, .tar, .gzip, .zip, .pdf, .gif, .text, .unknown:
      throw .otherKind(kind: kind, found: ByteExcerpt.quoted(bytes))
    case .xml: break
    }
    if bytes.first != UInt8(ascii: "<") { notes.meet("Q-RSS-07", at: FeedPlace()) }
    do throws(XMLError) {
      let source = try XMLSource(ContiguousArray(bytes), headerCharset: contentType.flatMap(charset))
      if source.encoding != .utf8 { notes.meet("Q-RSS-01", at: FeedPlace()) }
      return source
    } catch {
      throw .xml(error)
    }
  }

  /// Reads a document to its end.
  ///
  /// - Throws: `RSSError` when there is no feed at all; one that breaks off keeps its whole items, with a note.
  init(_ reader: inout XMLReader, notes: inout NoteBook) throws(RSSError) {
    var rootName: String?
    items.reserveCapacity(32)
    do throws(XMLError) {
      while let token = try reader.next() {
        guard token == .start else { continue }
        if reader.isNamed("rss") {
          try readFeed(&reader, notes: &notes)
        } else {
          rootName = reader.localName
          try reader.skipElement()
        }
      }
    } catch {
      guard !items.isEmpty else { throw .xml(error) }
      fault = error
      notes.meet("Q-RSS-06", at: FeedPlace("item[\(items.count)]"))
      notes.lose("bad-element", at: FeedPlace("item[\(items.count)]"), found: error.description)
    }
    if let rootName { throw .otherRoot(found: rootName) }
  }

  private mutating func readFeed(_ reader: inout XMLReader, notes: inout NoteBook) throws(XMLError) {
    while try reader.nextChild() {
      guard reader.rssElement == .channel else {
        try reader.skipElement()
        continue
      }
      while try reader.nextChild() {
        // Another vocabulary's title or link (`atom:link`) says something else.
        switch reader.hasPrefix ? nil : reader.rssElement {
        case .title: channelTitle = try reader.readText()
        case .link: channelLink = try reader.readText()
        case .item:
          var item = Item()
          try item.read(&reader, notes: &notes, index: items.count)
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

extension RSSOutline.Item {
  /// Reads an item to its end, its children in any order (Q-RSS-04).
  fileprivate mutating func read(
    _ reader: inout XMLReader, notes: inout NoteBook, index: Int
  ) throws(XMLError) {
    var hasEnclosedImage = false
    while try reader.nextChild() {
      let element = reader.rssElement
      switch element {
      case .title where !reader.hasPrefix: title = try reader.readText()
      case .link where !reader.hasPrefix:
        let text = try reader.readText()
        if link.map({ reader.trimmed($0).isEmpty }) ?? true { link = text }
      case .guid where !reader.hasPrefix:
        isGuidPermanentLink = reader.attribute("isPermaLink") != "false"
        guid = try reader.readText()
      case .pubDate where !reader.hasPrefix:
        let text = try reader.readText()
        pubDate = text
        publishedAt = RSSDate.instant(reader.bytes(text))
        if publishedAt == nil {
          // In CDATA, or with a reference in it.
          publishedAt = RSSDate.instant(reader.trimmed(text))
          if publishedAt == nil { notes.meet("Q-RSS-08", at: FeedPlace().element("item", index)) }
        }
      case .description where !reader.hasPrefix: details = try reader.readText()
      case .enclosure where !reader.hasPrefix && !hasEnclosedImage:
        if reader.attribute("type", hasPrefix: "image/") {
          imageLink = reader.attributeText("url")
          hasEnclosedImage = imageLink != nil
        }
        try reader.skipElement()
      case .content, .thumbnail:
        // `media:content`, not `content:encoded`; a film is no picture.
        if reader.hasPrefix, imageLink == nil, element == .thumbnail || reader.attribute("medium") == "image" {
          imageLink = reader.attributeText("url")
        }
        try reader.skipElement()
      default: try reader.skipElement()
      }
    }
  }
}
