// SPDX-License-Identifier: MIT

package import AuraModel
import AuraPlaces
import AuraSun
package import AuraTime

/// A snapshot written in a line, for cases made by hand.
///
/// `sky=26 t=12 range=10..14 feels=12 rh=92 wind=SO/25 gust=55 pop=100 mm=2.4 snow=0 storm=0 uv=5 avisos=none`. What is
/// not written is unknown. `mm` is all that falls, snow included, `Ip` a trace; `wind=C/0` a calm; `ica` a class of the
/// air, 1…6; `avisos` is `none` or level and phenomenon: `naranja:VI`, `naranja:??` of one that nobody knows.
package struct CaseFacts: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package let key: String
    package let value: String
  }

  /// What is wrong in a line of facts.
  package enum Mistake: Error, Hashable, Sendable {
    case item(found: String, expected: String)
  }

  package var items: [Item]

  package init(_ text: some StringProtocol) throws(Mistake) {
    items = []
    for word in text.split(separator: " ") {
      guard let equals = word.firstIndex(of: "=") else { throw .item(found: String(word), expected: "key=value") }
      items.append(Item(key: String(word[..<equals]), value: String(word[word.index(after: equals)...])))
    }
  }

  package var text: String { items.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }

  /// The same facts with one more or another value.
  package func with(_ key: String, _ value: String) -> CaseFacts {
    var facts = without(key)
    facts.items.append(Item(key: key, value: value))
    return facts
  }

  /// The same facts, one of them unknown.
  package func without(_ key: String) -> CaseFacts {
    var facts = self
    facts.items.removeAll { $0.key == key }
    return facts
  }

  /// The snapshot of a municipality at a local time: `2026-03-10T11:00`.
  package func snapshot(inMunicipality number: Int, at local: String) throws(Mistake) -> WeatherSnapshot {
    guard let code = MunicipalityCode(number: number), let place = Gazetteer.municipality(code),
      let at = WireTimestamp(local + ":00")
    else { throw .item(found: "\(number) \(local)", expected: "a municipality and a local time") }
    return try snapshot(of: place, at: at.instant(withoutOffsetIn: place.zone))
  }

  /// The snapshot of a place at a moment.
  package func snapshot(of place: Location, at moment: WallInstant) throws(Mistake) -> WeatherSnapshot {
    let zone = place.zone
    let civil = zone.civil(at: moment)
    var slot = HourSlot(start: moment.advanced(bySeconds: -Int64(civil.time.secondOfDay % 3600)))
    var day = DaySnapshot(date: civil.date)
    var snapshot = WeatherSnapshot(place: WeatherSnapshot.Place(place), moment: moment)
    if let coordinate = place.coordinate {
      do {
        let sun = try SolarTimes(on: civil.date, at: coordinate, in: zone)
        (snapshot.sunrise, snapshot.sunset) = (sun.sunrise.minute, sun.sunset.minute)
      } catch {
        throw .item(found: "\(civil.date)", expected: "a year from 1900 to 2100")
      }
    }
    for item in items {
      func number() throws(Mistake) -> Int {
        guard let number = Int(item.value) else {
          throw .item(found: "\(item.key)=\(item.value)", expected: "a whole number")
        }
        return number
      }
      switch item.key {
      case "sky": slot.sky = SkyState(codeText: item.value, wording: SkyCode(item.value)?.condition.wording ?? "")
      case "t": slot.temperatureC = try number()
      case "range": (day.minimumC, day.maximumC) = try range(item)
      case "feels": slot.feelsLikeC = try number()
      case "rh": slot.relativeHumidity = try number()
      case "wind": slot.wind = try wind(item)
      case "gust": slot.gustKmh = try number()
      case "pop": slot.precipitationProbability = try number()
      case "mm": slot.precipitation = try depth(item)
      case "snow": slot.snow = try depth(item)
      case "storm": slot.stormProbability = try number()
      case "uv": snapshot.uvIndex = try number()
      case "daysky": day.sky = SkyState(codeText: item.value, wording: SkyCode(item.value)?.condition.wording ?? "")
      case "dayrh": (day.minimumHumidity, day.maximumHumidity) = try range(item)
      case "daypop": day.precipitationProbability = try number()
      case "ica": snapshot.airQuality = try air(item, at: moment)
      case "avisos": snapshot.alerts = try alerts(item, at: moment)
      default: throw .item(found: item.key, expected: "sky, t, range, feels, rh, wind, gust, pop, mm, snow, storm, uv…")
      }
    }
    if !slot.isEmpty {
      slot.isNight = slot.sky?.isNight ?? isNight(snapshot, at: moment)
      snapshot.current = slot
    }
    snapshot.days = [day]
    return snapshot
  }

  private func isNight(_ snapshot: WeatherSnapshot, at moment: WallInstant) -> Bool? {
    guard let rise = snapshot.sunrise, let set = snapshot.sunset else { return nil }
    return moment < rise || moment >= set
  }

  private func range(_ item: Item) throws(Mistake) -> (Int?, Int?) {
    let parts = item.value.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { throw .item(found: item.value, expected: "least..most") }
    return (parts[0], parts[1])
  }

  private func wind(_ item: Item) throws(Mistake) -> WindReading {
    let parts = item.value.split(separator: "/")
    guard parts.count == 2, let speed = Int(parts[1]) else { throw .item(found: item.value, expected: "SO/25") }
    if parts[0] == "C" { return WindReading(origin: .calm, speedKmh: speed) }
    guard let direction = WindDirection(abbreviation: parts[0]) else {
      throw .item(found: item.value, expected: "one of the sixteen points")
    }
    return WindReading(origin: .direction(direction), speedKmh: speed)
  }

  private func depth(_ item: Item) throws(Mistake) -> WaterDepth {
    if item.value == "Ip" { return .trace }
    guard let depth = Double(item.value), depth >= 0 else { throw .item(found: item.value, expected: "mm or Ip") }
    return .millimetres(depth)
  }

  private func air(_ item: Item, at moment: WallInstant) throws(Mistake) -> AirQuality {
    guard let band = Int(item.value).flatMap(AirQualityBand.init(rawValue:)) else {
      throw .item(found: item.value, expected: "1…6")
    }
    let source = AirSource(stationCode: "28079008", stationName: "ESCUELAS AGUIRRE", distanceKm: 1, hour: moment)
    return AirQuality(composite: band, breakdown: [], isPartial: false, source: source)
  }

  private func alerts(_ item: Item, at moment: WallInstant) throws(Mistake) -> [WeatherAlert] {
    if item.value == "none" { return [] }
    let parts = item.value.split(separator: ":")
    guard parts.count == 2, let level = AvisoLevel(name: parts[0]) else {
      throw .item(found: item.value, expected: "naranja:VI")
    }
    return [RiskFactors.alert(level, code: String(parts[1]), at: moment)]
  }
}
