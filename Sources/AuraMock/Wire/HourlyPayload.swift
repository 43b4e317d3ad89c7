// SPDX-License-Identifier: MIT

package import AuraTime

/// The facts of an hourly municipal forecast and their way to AEMET's bytes.
package struct HourlyPayload: Hashable, Sendable {
  /// A value for an hour (`08`) or a span of hours (`0814`), as sent (Q-HOR-04).
  package struct Item: Hashable, Sendable {
    package var value: String
    package var label: String

    package init(_ value: String, at label: String) {
      self.value = value
      self.label = label
    }
  }

  /// Wind or gust of an hour: two kinds of object in one list (Q-HOR-11).
  package enum Motion: Hashable, Sendable {
    /// Direction (eight points or `C`) and speed in km/h.
    case wind(direction: String, speed: String, label: String)
    /// Km/h.
    case gust(value: String, label: String)
    /// Both in one object, as AEMET does not send them.
    case both(direction: String, speed: String, gust: String, label: String)
  }

  /// One day; arrays need not line up (Q-HOR-03).
  package struct Day: Hashable, Sendable {
    package var date: CivilDate
    /// Codes.
    package var sky: [Item] = []
    /// Millimetres, `Ip` for a trace.
    package var rain: [Item] = []
    /// Per cent, by spans.
    package var rainProbability: [Item] = []
    package var stormProbability: [Item] = []
    /// Millimetres of water inside `rain` (Q-HOR-16).
    package var snow: [Item] = []
    package var snowProbability: [Item] = []
    /// Degrees Celsius.
    package var temperature: [Item] = []
    package var feel: [Item] = []
    /// Per cent.
    package var humidity: [Item] = []
    package var motion: [Motion] = []
    /// `07:36`, local.
    package var sunrise: String
    package var sunset: String

    package init(date: CivilDate, sunrise: String, sunset: String) {
      self.date = date
      self.sunrise = sunrise
      self.sunset = sunset
    }
  }

  package var header: ForecastHeader
  package var days: [Day]

  package init(header: ForecastHeader, days: [Day]) {
    self.header = header
    self.days = days
  }
}
