// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The same list made with Foundation's `XMLParser`, as an app developer would; dates, titles and the merge are our own
/// readers', which are many times faster than Foundation's, so that only the XML is compared.
enum NewsPeer {
  static func merged(_ feeds: [NewsInput.Feed], at now: WallInstant) -> [NewsItem] {
    NewsFeed.merged(
      feeds.map { feed in
        let parser = XMLParser(data: Data(feed.bytes))
        let reader = NewsPeerReader(source: feed.source)
        parser.delegate = reader
        return NewsFeed(source: feed.source, items: parser.parse() ? reader.items : [])
      }, at: now)
  }
}

/// Collects the headlines of one feed.
private final class NewsPeerReader: NSObject, XMLParserDelegate {
  private(set) var items: [NewsItem] = []
  private let source: NewsSource
  private var text = ""
  private var isInItem = false
  private var title = ""
  private var link = ""
  private var date = ""
  private var image: String?

  init(source: NewsSource) {
    self.source = source
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    switch name {
    case "item": (isInItem, title, link, date, image) = (true, "", "", "", nil)
    case "enclosure": if attributes["type"]?.hasPrefix("image/") == true { image = attributes["url"] }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  // On Linux CDATA is lost without this.
  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard isInItem else { return }
    switch name {
    case "title": title = text
    case "link": link = text
    case "pubDate": date = text
    case "item":
      isInItem = false
      items.append(
        NewsItem(
          source: source, title: HTMLText.line(title), link: link, publishedAt: RSSDate.instant(date), imageLink: image)
      )
    default: break
    }
  }
}
