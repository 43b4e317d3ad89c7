// SPDX-License-Identifier: MIT

public import AuraModel

/// The headlines of one source, as many as its feed had, each once.
public struct NewsFeed: Hashable, Sendable {
  public let source: NewsSource
  /// In the order of the feed.
  public let items: [NewsItem]
  /// Whether the feed came to its end; the items of one that broke off are whole.
  public let isComplete: Bool

  public init(source: NewsSource, items: [NewsItem], isComplete: Bool = true) {
    self.source = source
    self.items = items
    self.isComplete = isComplete
  }
}
