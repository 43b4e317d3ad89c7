// SPDX-License-Identifier: MIT

/// What the hub fetches, kind by kind.
public enum HubProduct: String, CaseIterable, Hashable, Sendable {
  case hourlyForecast
  case dailyForecast
  case avisos
  /// When the observations were published last; it saves the 3.6 MB of them.
  case observationMarker
  case observations
  case airQuality
  case uvIndex
  case bulletin
  /// The picture of the radar that sees the active place.
  case radar
  /// A source's headlines.
  case news
}
