// SPDX-License-Identifier: MIT

import AuraTime

/// A feed that says when AEMET last published a product (Q-RSS-11).
struct MarkerFeed {
  let title: String
  /// Newest first.
  let times: [WallInstant]
  let quirks: QuirkSwitches

  func write() -> [UInt8] {
    let order = quirks[.markersShuffled] ? times.indices.sorted { ($0 % 3, $0) > ($1 % 3, $1) } : Array(times.indices)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\">\n<channel>\n<title>\(title)</title>\n"
    text += "<link>https://opendata.aemet.es</link>\n"
    for index in order {
      let marker = "{\"Última actualización\": \"\(FeedDate.marker(times[index]))\"}"
      text += "<item>\n<title>\(title)</title>\n"
      text += "<description>\(marker)</description>\n"
      text += "<pubDate>\(FeedDate.markerDate(times[index]))</pubDate>\n</item>\n"
    }
    return Array((text + "</channel>\n</rss>\n").utf8)
  }
}
