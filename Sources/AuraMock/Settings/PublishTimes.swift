// SPDX-License-Identifier: MIT

public import AuraTime

/// When products come out, where a scenario wants it otherwise than on an ordinary day.
public struct PublishTimes: Hashable, Sendable {
  /// A station from which nothing comes for a while.
  public struct Silence: Hashable, Sendable {
    /// AEMET's identifier.
    public var station: String
    /// Hours that are missing, by their end (`fint`).
    public var span: Range<WallInstant>

    public init(station: String, span: Range<WallInstant>) {
      self.station = station
      self.span = span
    }
  }

  /// The minute after 00:00 UTC at which daily files turn the page; nil for one between 06:40 and 07:20 of its own for
  /// each municipality and day.
  public var rollOverMinute: Int?
  /// How much later than usual editions of the forecasts come, minutes.
  public var editionsLateMinutes = 0
  /// How long after its hour a station's row is there, minutes; nil for 20 to 50, each its own.
  public var stationsLateMinutes: Int?
  public var silences: [Silence] = []
  /// How old the text bulletins for today (`hoy`) are, days (Q-BOL-08); 0 for each text's own rhythm.
  public var bulletinsOldDays = 0

  public init() {}

  /// Whether the row of a station for the hour that ends at an instant never came.
  public func isSilent(_ station: some StringProtocol, hourEnding end: WallInstant) -> Bool {
    silences.contains { $0.station == station && $0.span.contains(end) }
  }
}
