// SPDX-License-Identifier: MIT

import AuraTime

/// A feed that says when AEMET last published a product (Q-RSS-11).
struct MarkerFeed {
  let title: String
  /// Newest first.
  let times: [WallInstant]
  let quirks: QuirkSwitches

  func write(_ shape: FeedShape) -> [UInt8] {
    let order = quirks[.markersShuffled] ? times.indices.sorted { ($0 % 3, $0) > ($1 % 3, $1) } : Array(times.indices)
    let home = "https://opendata.aemet.es"
    guard shape == .rss else {
      let entries = order.map { index in
        AtomPage.Entry(
          title: title, summary: Self.marker(times[index]), link: home, id: "\(home)#\(times[index].secondsSinceEpoch)",
          updated: times[index])
      }
      return AtomPage(
        title: title, link: home, updated: times.first ?? WallInstant(secondsSinceEpoch: 0), entries: entries,
        quirks: quirks
      ).write()
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\">\n<channel>\n<title>\(title)</title>\n"
    text += "<link>\(home)</link>\n"
    for index in order {
      text += "<item>\n<title>\(title)</title>\n"
      text += "<description>\(Self.marker(times[index]))</description>\n"
      text += "<pubDate>\(FeedDate.markerDate(times[index]))</pubDate>\n</item>\n"
    }
    return Array((text + "</channel>\n</rss>\n").utf8)
  }

  private static func marker(_ instant: WallInstant) -> String {
    "{\"Última actualización\": \"\(FeedDate.marker(instant))\"}"
  }
}
