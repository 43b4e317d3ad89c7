// SPDX-License-Identifier: MIT

public import AuraFeeds
public import AuraModel

/// The text that was found for a community, and whether it is of today.
public struct ComunidadBulletin: Hashable, Sendable {
  public let text: ForecastBulletin
  /// Whether the text speaks of today. If not it is the newest that was read, to be shown with its age (Q-BOL-08).
  public let coversToday: Bool
  /// Seconds from its issue to the moment asked about.
  public let ageSeconds: Int
  /// What was odd about it.
  public let notes: [FeedNote]

  public init(text: ForecastBulletin, coversToday: Bool, ageSeconds: Int, notes: [FeedNote]) {
    self.text = text
    self.coversToday = coversToday
    self.ageSeconds = ageSeconds
    self.notes = notes
  }
}
