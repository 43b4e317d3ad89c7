// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

extension PublishMarker {
  /// Decodes a marker feed: the newest time of its items, which may come in any order (Q-RSS-11).
  ///
  /// An item tells its time in JSON in its description, else, as the feed of warnings does, in its `pubDate`
  /// (Q-RSS-10). Items that tell none are passed over.
  ///
  /// - Throws: `RSSError` when there is no feed at all.
  public static func decode(
    _ bytes: [UInt8], contentType: String? = nil
  ) throws(RSSError) -> Decoded<PublishMarker> {
    var notes = NoteBook()
    let record = try RSSRecord.decode(bytes, contentType: contentType, keepsDetails: true, notes: &notes)
    var newest: WallInstant?
    for (index, item) in record.items.enumerated() {
      let isMarker = item.details.utf8.first == UInt8(ascii: "{")
      guard let instant = isMarker ? instant(item.details) : item.publishedAt else {
        notes.lose("bad-value", at: FeedPlace().element("item", index), found: String(item.details.prefix(64)))
        continue
      }
      newest = max(newest ?? instant, instant)
    }
    return notes.decoded(PublishMarker(publishedAt: newest))
  }

  private enum Field: String, CaseIterable {
    case updated = "Última actualización"
  }

  private static let fields = JSONFields<Field>()

  /// The time in `{"Última actualización": "2026-08-28T11:31:59+0200"}`; nil where it is another text.
  private static func instant(_ text: String) -> WallInstant? {
    do throws(JSONError) {
      var json = try JSONCursor(UTF8Text(text))
      var found: WallInstant?
      var walk = try json.beginObject()
      while try json.nextField(of: fields, in: &walk) != nil {
        if case .value(let stamp) = try json.looseTimestamp(), stamp.offsetSeconds != nil {
          found = stamp.instant(withoutOffsetIn: .utc)
        }
      }
      try json.end()
      return found
    } catch {
      return nil
    }
  }
}
