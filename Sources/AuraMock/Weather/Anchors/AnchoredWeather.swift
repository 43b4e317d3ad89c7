// SPDX-License-Identifier: MIT

package import AuraTime
import Synchronization

/// The seeded weather, bent so that it goes through what is known of certain places and days.
///
/// A place with facts has them: its extremes to the tenth of a degree, its rain to the tenth of a millimetre, its hours
/// where hours are known. Around it temperatures move by what the place's own had to be moved, fading over some 60 km
/// (docs/WEATHER.md has how alike places are by distance), and the rest is taken over within the anchor's reach. Days
/// are told by forecasts issued on them as they were, and before them with the generator's error on top. Everything that
/// follows from these (dew point, snow, codes, chances) is worked out again, so that the laws of the weather hold.
package final class AnchoredWeather: WeatherSource {
  private let base: any WeatherSource
  private let anchors: [WeatherAnchor]
  private let dates: ClosedRange<CivilDate>?
  /// By anchor and day: how far maximum and minimum had to be moved, tenths of °C. Only a memory: it changes nothing.
  private let moved = Mutex<[Key: Shift]>([:])

  private struct Key: Hashable {
    let anchor: Int
    let day: Int
  }

  /// How far the extremes of a day are moved, tenths of °C.
  struct Shift {
    var maximum: Double
    var minimum: Double
  }

  package init(_ base: any WeatherSource, anchors: [WeatherAnchor]) {
    self.base = base
    self.anchors = anchors
    let all = anchors.compactMap(\.dates)
    dates = all.isEmpty ? nil : all.map(\.lowerBound).min()!...all.map(\.upperBound).max()!
  }

  package func days(
    at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition
  ) -> [WeatherDay] {
    // A day needs the hours after its midnight, and midnights are crossed gently: a day more on either side, and two.
    guard let dates, count > 0, first.advanced(byDays: -1) <= dates.upperBound,
      first.advanced(byDays: count + 1) >= dates.lowerBound
    else { return base.days(at: place, from: first, count: count, edition: edition) }
    let start = first.advanced(byDays: -1)
    let told = base.days(at: place, from: start, count: count + 3, edition: edition)
    let nearby = Neighbourhood(of: place, anchors: anchors)
    let bends = told.map { bend(of: $0, at: place, nearby, edition) }
    guard bends.contains(where: { $0.isAny }) else { return Array(told[1...count]) }
    let hours = (1...(count + 1)).map { index in
      DayBending(day: told[index], before: bends[index - 1], bend: bends[index], after: bends[index + 1]).hours
    }
    return (0..<count).map { index in
      var day = told[index + 1]
      day.hours = hours[index]
      day.hoursAfter = Array(hours[index + 1].prefix(day.hoursAfter.count))
      day.quarters = day.quarters.map { quarter in
        let own = (day.hours + day.hoursAfter).filter { (0..<21_600).contains(quarter.start.seconds(until: $0.start)) }
        return quarter.bent(to: own, isKnown: bends[index + 1].knowsRain, elevationMetres: place.elevationMetres)
      }
      return day
    }
  }

  /// What a day at a place is to be bent to.
  private func bend(
    of day: WeatherDay, at place: WeatherPlace, _ nearby: Neighbourhood, _ edition: ForecastEdition
  ) -> DayBend {
    var bend = DayBend(facts: nearby.facts(on: day.date), spans: nearby.spans(on: day))
    guard !bend.facts.hasTemperature || isBefore(edition, day.date, place) else { return bend }
    if bend.facts.hasTemperature {
      // The generator's own error of this edition stays on top of what is known.
      let truth = base.days(at: place, from: day.date, count: 1, edition: .observed)[0]
      bend.facts.maximumTenthsC! += extremes(of: day).maximum - extremes(of: truth).maximum
      bend.facts.minimumTenthsC! += extremes(of: day).minimum - extremes(of: truth).minimum
    } else if let shift = shift(nearby, on: day.date) {
      let own = extremes(of: day)
      bend.facts.maximumTenthsC = bend.facts.maximumTenthsC ?? own.maximum + Int(shift.maximum.rounded())
      bend.facts.minimumTenthsC = bend.facts.minimumTenthsC ?? own.minimum + Int(shift.minimum.rounded())
    }
    if let high = bend.facts.maximumTenthsC, let low = bend.facts.minimumTenthsC, low > high - 5 {
      // What is borrowed gives way to what is known.
      if nearby.facts(on: day.date).minimumTenthsC == nil {
        bend.facts.minimumTenthsC = high - 5
      } else {
        bend.facts.maximumTenthsC = max(high, low + 5)
      }
    }
    return bend
  }

  private func isBefore(_ edition: ForecastEdition, _ date: CivilDate, _ place: WeatherPlace) -> Bool {
    switch edition {
    case .observed: false
    case .issued(let instant): instant < place.zone.startOfDay(date)
    }
  }

  /// The shift of the surroundings, weighted by distance and fading to nothing; nil where nobody near knows.
  private func shift(_ nearby: Neighbourhood, on date: CivilDate) -> Shift? {
    var sum = Shift(maximum: 0, minimum: 0)
    // A mean anchor 150 km away counts half.
    var total = Elementary.exp(-150.0 / 60)
    var isAny = false
    for (index, distance) in nearby.around where distance < 300 {
      guard let own = shift(ofAnchor: index, on: date) else { continue }
      let weight = Elementary.exp(-distance / 60)
      sum.maximum += weight * own.maximum
      sum.minimum += weight * own.minimum
      total += weight
      isAny = true
    }
    return isAny ? Shift(maximum: sum.maximum / total, minimum: sum.minimum / total) : nil
  }

  private func shift(ofAnchor index: Int, on date: CivilDate) -> Shift? {
    guard let facts = anchors[index][date], let high = facts.maximumTenthsC, let low = facts.minimumTenthsC else {
      return nil
    }
    let key = Key(anchor: index, day: date.dayNumber)
    if let known = moved.withLock({ $0[key] }) { return known }
    let day = base.days(at: anchors[index].sites[0].place, from: date, count: 1, edition: .observed)[0]
    let own = extremes(of: day)
    let shift = Shift(maximum: Double(high - own.maximum), minimum: Double(low - own.minimum))
    moved.withLock { $0[key] = shift }
    return shift
  }

  private func extremes(of day: WeatherDay) -> (maximum: Int, minimum: Int) {
    let tenths = day.hours.map(\.temperatureTenthsC)
    return (tenths.max() ?? 0, tenths.min() ?? 0)
  }
}
