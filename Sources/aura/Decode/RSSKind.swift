// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

extension DecodeKind {
  /// A feed: as sent, as the headlines of its source where that is one of ours, and as a marker of when it changed.
  static let rss = DecodeKind(name: "rss") { input, writer in
    let decoded = try RSSRecord.decode(input.bytes, contentType: input.contentType, keepsDetails: true)
    let record = decoded.record
    let host = WebAddress(record.channelLink)?.host
    let source = host.flatMap { NewsSource(host: $0) }
    let marker = try PublishMarker.decode(input.bytes, contentType: input.contentType).record
    let newest = record.items.compactMap(\.publishedAt).max()
    let moment = try input.arguments.instant("at", in: .peninsula) ?? newest
    var notes = decoded.notes
    var headlines: [NewsItem] = []
    if let source {
      let feed = try NewsFeed.decode(input.bytes, contentType: input.contentType, from: source)
      notes = feed.notes
      headlines = NewsFeed.merged([feed.record], at: moment ?? WallInstant(secondsSinceEpoch: 0))
    }
    writer.object("record") { writer in
      writer.field("title", record.channelTitle)
      writer.field("link", record.channelLink)
      writer.array("items", record.items) { $0.write($1) }
      writer.field("fault", record.fault?.description)
    }
    writer.object("resolved") { writer in
      writer.field("at", moment?.description)
      writer.field("isComplete", record.fault == nil)
      writer.field("source", source?.name)
      writer.field("publishedAt", marker.publishedAt?.description)
      writer.array("headlines", headlines) { writer, item in
        writer.beginObject()
        writer.field("title", item.title)
        writer.field("link", item.link)
        writer.field("publishedAt", item.publishedAt?.description)
        writer.field("image", item.imageLink)
        writer.field("credit", item.source.name)
        writer.endObject()
      }
    }
    return notes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ item: RSSItem) {
    beginObject()
    field("title", item.title)
    field("link", item.link)
    field("guid", item.guid)
    field("isPermaLink", item.isGuidPermanentLink)
    field("pubDate", item.pubDate)
    field("description", item.details)
    field("image", item.imageLink)
    endObject()
  }
}
