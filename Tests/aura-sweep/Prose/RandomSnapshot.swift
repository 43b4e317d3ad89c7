// SPDX-License-Identifier: MIT

package import AuraKit

/// Snapshots that no weather would make: any code, any field missing, values at the edges of every band.
package struct RandomSnapshot {
  private var chance: SeedStream

  package init(chance: SeedStream) {
    self.chance = chance
  }

  private static let names = [
    "Soria", "A Coruña", "Las Palmas de Gran Canaria", "Santa Cruz de Tenerife", "Vitoria-Gasteiz", "Palma", "Ávila",
  ]

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(chance.below(UInt64(values.count)))] }
  private mutating func draw(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(chance.below(UInt64(range.count)))
  }
  /// nil three times in twenty.
  private mutating func maybe<Value>(_ value: Value) -> Value? { chance.happens(Ratio(3, of: 20)) ? nil : value }

  package mutating func next() -> WeatherSnapshot {
    let place = WeatherSnapshot.Place(code: pick(Province.allCases).capital, name: pick(Self.names), coordinate: nil)
    let zone = place.zone
    let date = CivilDate(year: 2026, month: 1, day: 1)!.advanced(byDays: draw(0...364))
    let moment = zone.instants(
      showing: CivilDateTime(date: date, time: CivilTime(secondOfDay: draw(0...1439) * 60))
    ).first
    var snapshot = WeatherSnapshot(place: place, moment: moment)
    let civil = zone.civil(at: moment).time
    if chance.happens(Ratio(9, of: 10)) {
      let start = zone.startOfDay(date)
      snapshot.sunrise = start.advanced(bySeconds: Int64(draw(380...510) * 60))
      snapshot.sunset = start.advanced(bySeconds: Int64(draw(1060...1300) * 60))
    }
    let isNight = snapshot.sunrise.map { moment < $0 || moment >= snapshot.sunset! } ?? (civil.hour < 7)
    let temperature = pick([draw(-15...45), draw(-2...12), draw(15...30), 0, -1, 1, 28, 36, 40])
    let (low, high) = (temperature - draw(0...9), temperature + draw(0...9))
    if chance.happens(Ratio(9, of: 10)) {
      let start = WallInstant(secondsSinceEpoch: moment.secondsSinceEpoch / 3600 * 3600)
      let slot = slot(start, isNight: isNight, temperature: temperature)
      snapshot.current = slot
      snapshot.hours = [slot]
    }
    if chance.happens(Ratio(9, of: 10)) {
      var day = DaySnapshot(date: date)
      (day.minimumC, day.maximumC) = (maybe(low), maybe(high))
      if snapshot.current == nil { fill(&day) }
      snapshot.days = [day]
    }
    snapshot.uvIndex = maybe(draw(0...12))
    snapshot.alerts = chance.happens(Ratio(1, of: 5)) ? [alert(at: moment, heat: max(temperature, high))] : []
    return snapshot
  }

  private mutating func slot(_ start: WallInstant, isNight: Bool, temperature: Int) -> HourSlot {
    var slot = HourSlot(start: start)
    slot.isNight = maybe(isNight)
    let condition = pick(SkyCondition.allCases)
    slot.sky = maybe(SkyState(codeText: "\(condition.rawValue)\(isNight ? "n" : "")", wording: ""))
    slot.temperatureC = maybe(temperature)
    slot.feelsLikeC = maybe(temperature + pick([0, 0, 0, -2, -3, -5, -8, 2, 3, 5, 7]))
    slot.relativeHumidity = maybe(pick([draw(5...100), 25, 26, 85, 84, 100]))
    let speed = pick([0, 1, 5, 6, 9, 10, 20, 21, 40, 41, 70, 71, 120, 121, draw(0...60)])
    slot.wind = maybe(
      WindReading(
        origin: speed == 0 ? .calm : maybe(.direction(pick(WindDirection.allCases.filter(\.isMain)))),
        speedKmh: speed == 0 ? 0 : maybe(speed)))
    slot.gustKmh = maybe(speed + pick([0, 5, 14, 15, 30, 70]))
    slot.precipitationProbability = maybe(pick([0, 5, 9, 10, 39, 40, 69, 70, 71, 100]))
    slot.stormProbability = maybe(pick([0, 0, 0, 5, 9, 10, 39, 40, 69, 70, 71, 100]))
    let water = pick([0, 0, 0, 1, 4, 20, 21, 150, 151, 300, 301, 600, 601, -1])
    let isSnow = condition.isSnowy && water > 0
    slot.precipitation = maybe(water < 0 ? .trace : .millimetres(Double(water) / 10))
    slot.snow = isSnow ? slot.precipitation : maybe(.none)
    slot.snowProbability = maybe(pick([0, 0, 10, 40, 80]))
    return slot
  }

  private mutating func fill(_ day: inout DaySnapshot) {
    day.sky = maybe(SkyState(codeText: "\(pick(SkyCondition.allCases).rawValue)", wording: ""))
    (day.minimumHumidity, day.maximumHumidity) = (maybe(draw(10...50)), maybe(draw(51...100)))
    day.precipitationProbability = maybe(pick([0, 9, 10, 39, 40, 70, 71, 100]))
    day.wind = maybe(WindReading(origin: .direction(pick(WindDirection.allCases)), speedKmh: draw(1...60)))
    day.gustKmh = maybe(draw(61...130))
  }

  private mutating func alert(at moment: WallInstant, heat: Int) -> WeatherAlert {
    let phenomena = AvisoPhenomenon.allCases.filter { $0 != .galerna && ($0 != .maximumTemperature || heat >= 34) }
    let phenomenon = pick(phenomena)
    return WeatherAlert(
      identifier: "random", fileName: "", sent: moment, level: pick([.amarillo, .naranja, .rojo]),
      isLevelAssumed: false, phenomenonSent: "\(phenomenon.rawValue);", parameter: nil, probability: nil,
      effective: moment, onset: moment.advanced(bySeconds: -3600), expires: moment.advanced(bySeconds: 7200), event: "",
      headline: "", details: "", instruction: "", web: "", urgency: "", certainty: "", areas: [])
  }
}
