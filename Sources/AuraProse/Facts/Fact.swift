// SPDX-License-Identifier: MIT

/// One thing that a phrase tells, as it was read from the snapshot.
public struct Fact: Hashable, Sendable, CustomStringConvertible {
  /// What the fact is about; the raw value is its id in reports.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case topic, moment, sky
    case alert
    case temperatureRange = "temperature.range"
    case temperatureNow = "temperature.now"
    case feelsLike = "temperature.feels-like"
    case rainDepth = "rain.mm"
    case snowDepth = "snow.mm"
    case precipitationProbability = "precipitation.probability"
    case stormProbability = "storm.probability"
    case wind
    case gust = "wind.gust"
    case humidity
    case uvIndex = "uv"
    case heat
    case air
    case frost
  }

  public let kind: Kind
  /// The value with its unit, for a reader of reports: `11…23 °C`, `SO 25 km/h`.
  public let value: String

  init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  public var description: String { "\(kind.rawValue) \(value)" }
}
