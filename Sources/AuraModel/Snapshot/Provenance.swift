// SPDX-License-Identifier: MIT

public import AuraTime

/// Where the fields of a snapshot come from, a line for each group of fields that can only come together.
public struct Provenance: Hashable, Sendable {
  /// A group of fields with one source.
  public enum Field: String, CaseIterable, Codable, Hashable, Sendable {
    /// The current hour and the hours after it.
    case hours
    /// Today's range and the days after it.
    case days
    case observed
    case alerts
    case airQuality
    case uvIndex
    case bulletin
    case sun
  }

  /// What a group was read from.
  public enum Product: String, CaseIterable, Codable, Hashable, Sendable {
    case hourlyForecast
    case dailyForecast
    case observations
    case avisos
    case airQuality
    case uvForecast
    case bulletin
    /// Worked out on the device.
    case computed
  }

  /// Whether a group is of this reading, kept from an earlier one, or not there.
  public enum Freshness: String, CaseIterable, Codable, Hashable, Sendable {
    case fresh
    case carried
    case absent
  }

  /// What is known of a group's source.
  public struct Line: Hashable, Sendable {
    public var freshness: Freshness
    /// nil for a group that never came.
    public var product: Product?
    /// When its authors say it was made or measured.
    public var issuedAt: WallInstant?
    /// When it was received.
    public var receivedAt: WallInstant?
    /// When its time is up. From then on it is no longer to be shown as current; what was measured is usable to that
    /// very moment (an age of 3 h is none too many, nor are 6 h of the air) and ends behind it.
    public var expiresAt: WallInstant?
    /// The station and how far it is from the place, km, for what was measured.
    public var station: String?
    public var distanceKm: Double?
    /// Why the last attempt brought nothing, and since when attempts have.
    public var failure: FailureReason?
    public var failingSince: WallInstant?

    public init(_ freshness: Freshness, product: Product? = nil) {
      self.freshness = freshness
      self.product = product
    }
  }

  private var lines: [Line]

  /// Every group absent.
  public init() {
    lines = Field.allCases.map { _ in Line(.absent) }
  }

  public subscript(field: Field) -> Line {
    get { lines[field.position] }
    set { lines[field.position] = newValue }
  }
}

extension Provenance.Field {
  /// The place of the case among all, so that a line is found without a search.
  fileprivate var position: Int {
    switch self {
    case .hours: 0
    case .days: 1
    case .observed: 2
    case .alerts: 3
    case .airQuality: 4
    case .uvIndex: 5
    case .bulletin: 6
    case .sun: 7
    }
  }
}
