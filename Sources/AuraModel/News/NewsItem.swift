// SPDX-License-Identifier: MIT

public import AuraTime

/// A headline about the weather, credited to who wrote it.
public struct NewsItem: Codable, Hashable, Sendable, Identifiable {
  public var source: NewsSource
  /// One line of plain text, never empty.
  public var title: String
  /// The page, http or https.
  public var link: String
  /// nil when not told, or told in a way that is no date (Q-RSS-08).
  public var publishedAt: WallInstant?
  /// A picture for it, http or https.
  public var imageLink: String?

  public init(
    source: NewsSource, title: String, link: String, publishedAt: WallInstant?, imageLink: String? = nil
  ) {
    self.source = source
    self.title = title
    self.link = link
    self.publishedAt = publishedAt
    self.imageLink = imageLink
  }

  public var id: String { link }
}
