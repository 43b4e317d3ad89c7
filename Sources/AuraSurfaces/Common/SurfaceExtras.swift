// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// What surfaces show that is no field of a snapshot: the radar's picture and the headlines, with when they came.
public struct SurfaceExtras: Hashable, Sendable {
  /// What is known of the radar of a place.
  public enum Radar: Hashable, Sendable {
    /// Not looked for yet.
    case unknown
    /// No radar of AEMET sees the place.
    case outOfRange
    /// The radar that sees it and how far it stands, km; nil for a picture that never came, and why not.
    case site(Nearby<RadarSite>, frame: RadarFrame?, failure: FailureReason?)
  }

  /// The headlines, the newest first.
  public struct News: Hashable, Sendable {
    public var items: [NewsItem]
    /// When they were fetched; nil when they never were.
    public var fetchedAt: WallInstant?
    /// Why the last attempt brought nothing.
    public var failure: FailureReason?

    public init(items: [NewsItem], fetchedAt: WallInstant?, failure: FailureReason? = nil) {
      self.items = items
      self.fetchedAt = fetchedAt
      self.failure = failure
    }
  }

  public var radar: Radar
  /// nil when headlines were never asked for.
  public var news: News?

  public init(radar: Radar = .unknown, news: News? = nil) {
    self.radar = radar
    self.news = news
  }
}
