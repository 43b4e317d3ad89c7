// SPDX-License-Identifier: MIT

/// The course of air temperature through a day and the night after: a sine by day, an exponential by night.
///
/// Source: Parton, W. J. and Logan, J. A. (1981), A model for diurnal variation in soil and air temperature,
/// Agricultural Meteorology 23, 205–216: the maximum 1.86 h after noon, the night's cooling rate 2.2. The night's
/// curve is scaled to end at the next minimum at sunrise.
struct TemperatureCurve {
  private static let lagHours = 1.86
  private static let cooling = 2.2

  /// Sunrise, sunset and sunrises of the neighbouring days, hours after 00:00 UTC of the day.
  let sun: (setBefore: Double, rise: Double, set: Double, riseAfter: Double)
  let extremes: DailyExtremes

  /// °C at a time in hours after 00:00 UTC of the day, from the sunset before to the sunrise after.
  func temperature(atHour hour: Double) -> Double {
    if hour < sun.rise {
      return night(hour, from: sun.setBefore, to: sun.rise, start: dusk(0), end: extremes.minima[1])
    }
    if hour <= sun.set { return day(hour) }
    return night(hour, from: sun.set, to: sun.riseAfter, start: dusk(1), end: extremes.minima[2])
  }

  private func day(_ hour: Double) -> Double {
    let length = sun.set - sun.rise + 2 * Self.lagHours
    let sine = Elementary.cosSin(turns: (hour - sun.rise) / length / 2).sin
    return extremes.minima[1] + (extremes.maxima[1] - extremes.minima[1]) * sine
  }

  /// °C at the sunset of the day before (0) or of the day (1); both are taken as long as the day.
  private func dusk(_ index: Int) -> Double {
    let daylight = sun.set - sun.rise
    let sine = Elementary.cosSin(turns: daylight / (daylight + 2 * Self.lagHours) / 2).sin
    return extremes.minima[index] + (extremes.maxima[index] - extremes.minima[index]) * sine
  }

  private func night(_ hour: Double, from set: Double, to rise: Double, start: Double, end: Double) -> Double {
    let rest = Elementary.exp(-Self.cooling)
    let share = (Elementary.exp(-Self.cooling * (hour - set) / (rise - set)) - rest) / (1 - rest)
    return end + (start - end) * min(max(share, 0), 1)
  }
}
