// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel

/// Feeds of our own in the layouts that the guide tells of.
enum FeedText {
  static func rss(
    _ items: [String], prolog: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", attributes: String = "",
    channel: String = "<title>Canal</title><link>https://www.rtve.es/</link>"
  ) -> String {
    "\(prolog)<rss version=\"2.0\"\(attributes)><channel>\(channel)\(items.joined())</channel></rss>\n"
  }

  static func item(
    _ title: String, link: String = "https://www.rtve.es/a", date: String = "Fri, 21 Aug 2026 03:58:33 GMT",
    more: String = ""
  ) -> String {
    "<item><title>\(title)</title><link>\(link)</link><pubDate>\(date)</pubDate>\(more)</item>"
  }

  static func decode(_ text: String, from source: NewsSource = .rtve) throws(RSSError) -> Decoded<NewsFeed> {
    try NewsFeed.decode(Array(text.utf8), from: source)
  }
}
