// SPDX-License-Identifier: MIT

public import AuraTime

/// An item of a feed, as sent: texts with XML's own escapes undone and nothing else.
public struct RSSItem: Hashable, Sendable {
  public var title = ""
  /// Empty where it was left out or empty.
  public var link = ""
  /// An address or any other text that is the item's own.
  public var guid = ""
  /// Whether `guid` is an address: so unless it says `isPermaLink="false"`.
  public var isGuidPermanentLink = true
  /// Only kept where it was asked for.
  public var details = ""
  /// As sent.
  public var pubDate = ""
  /// nil where `pubDate` is no date (Q-RSS-08).
  public var publishedAt: WallInstant?
  /// A picture: that of an `enclosure`, else of a `media:content` or `media:thumbnail`.
  public var imageLink: String?

  public init() {}
}
