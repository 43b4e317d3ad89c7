// SPDX-License-Identifier: MIT

package import AuraTime

/// The facts of a daily municipal forecast and their way to AEMET's bytes.
package struct DailyPayload: Hashable, Sendable {
  /// Wind of a period: direction (eight points, `C` or empty) and speed in km/h, nil written as an empty string.
  package struct Wind: Hashable, Sendable {
    package var direction: String
    package var speed: Int?

    package init(direction: String, speed: Int?) {
      self.direction = direction
      self.speed = speed
    }
  }

  /// Extremes of a day and what was sent for single hours (6, 12, 18, 24).
  package struct Range: Hashable, Sendable {
    package var maximum: Int
    package var minimum: Int
    package var points: [Point]

    package init(maximum: Int, minimum: Int, points: [Point] = []) {
      self.maximum = maximum
      self.minimum = minimum
      self.points = points
    }
  }

  package struct Point: Hashable, Sendable {
    package var value: Int
    package var hour: Int

    package init(value: Int, hour: Int) {
      self.value = value
      self.hour = hour
    }
  }

  /// One day; every array has one value for each of `periods`.
  package struct Day: Hashable, Sendable {
    package var date: CivilDate
    /// `00-24` and so on; nil for an item without the key (Q-DAY-03).
    package var periods: [String?]
    /// Per cent.
    package var rainProbability: [Int]
    /// Metres, or empty.
    package var snowLevel: [String]
    /// Codes of the sky, or empty.
    package var sky: [String]
    package var wind: [Wind]
    /// Km/h, or empty.
    package var gust: [String]
    /// Degrees Celsius.
    package var temperature: Range
    package var feel: Range
    /// Per cent.
    package var humidity: Range
    /// UV index; nil leaves the key out (Q-DAY-04).
    package var uv: Int?

    package init(
      date: CivilDate, periods: [String?], rainProbability: [Int], snowLevel: [String], sky: [String], wind: [Wind],
      gust: [String], temperature: Range, feel: Range, humidity: Range, uv: Int?
    ) {
      self.date = date
      self.periods = periods
      self.rainProbability = rainProbability
      self.snowLevel = snowLevel
      self.sky = sky
      self.wind = wind
      self.gust = gust
      self.temperature = temperature
      self.feel = feel
      self.humidity = humidity
      self.uv = uv
    }
  }

  /// The periods of a day that has seven, three or one of them, in AEMET's order.
  package static func periods(count: Int) -> [String?] {
    switch count {
    case 1: [nil]
    case 3: ["00-24", "00-12", "12-24"]
    default: ["00-24", "00-12", "12-24", "00-06", "06-12", "12-18", "18-24"]
    }
  }

  package var header: ForecastHeader
  package var days: [Day]

  package init(header: ForecastHeader, days: [Day]) {
    self.header = header
    self.days = days
  }
}
