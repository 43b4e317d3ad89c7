// SPDX-License-Identifier: MIT

public import AuraFormats

/// A feed of RSS 2.0 as sent. What the channel says of itself is never an item (Q-RSS-04).
///
/// Source: RSS Advisory Board, RSS 2.0 Specification.
public struct RSSRecord: Hashable, Sendable {
  public var channelTitle = ""
  public var channelLink = ""
  /// In the order of the feed.
  public var items: [RSSItem] = []
  /// Where the feed breaks off; the items before it are whole (Q-RSS-06). nil when it ends well.
  public var fault: XMLError?

  public init() {}
}
