// SPDX-License-Identifier: MIT

public import AuraTime

/// When AEMET last published a product, as one of its marker feeds tells; it tells nothing of what was published.
public struct PublishMarker: Hashable, Sendable {
  /// The newest of all items (Q-RSS-11); nil when none can be read, which means unknown.
  public let publishedAt: WallInstant?

  public init(publishedAt: WallInstant?) {
    self.publishedAt = publishedAt
  }

  /// The longest that a product is left alone on a marker's word, s: a dead marker must not freeze it (Q-RSS-12).
  public static let boundSeconds: Int64 = 3600

  /// Whether a product is to be fetched: never fetched, published since, or not fetched for so long that the marker is
  /// not believed any more.
  ///
  /// - Parameters:
  ///   - fetchedAt: When the product was fetched last; nil for never.
  ///   - marker: nil when the marker could not be had.
  public static func isFetchDue(
    fetchedAt: WallInstant?, marker: PublishMarker?, now: WallInstant, boundSeconds: Int64 = boundSeconds
  ) -> Bool {
    // A clock that was set back makes the last fetch one of the future, which says nothing.
    guard let fetchedAt, fetchedAt <= now else { return true }
    if fetchedAt.seconds(until: now) >= boundSeconds { return true }
    guard let publishedAt = marker?.publishedAt, publishedAt.seconds(until: now) > -600 else { return false }
    return publishedAt > fetchedAt
  }
}
