// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTime
import Testing

/// Laws that hold between the phrases of two snapshots that differ in one thing.
struct PhraseLawTests {
  /// A cloudy noon with a breeze; day 0 is 2 March 2026.
  private static func noon(
    _ code: String = "42173", _ name: String = "Soria", day: Int = 0, wind: WindDirection = .west, kmh: Int = 30
  ) -> WeatherSnapshot {
    let date = CivilDate(year: 2026, month: 3, day: 2)!.advanced(byDays: day)
    let midnight = CivilZone.peninsula.startOfDay(date)
    let moment = midnight.advanced(bySeconds: 11 * 3600)
    var snapshot = WeatherSnapshot(
      place: WeatherSnapshot.Place(code: MunicipalityCode(code)!, name: name, coordinate: nil), moment: moment)
    snapshot.sunrise = midnight.advanced(bySeconds: 7 * 3600 + 1800)
    snapshot.sunset = midnight.advanced(bySeconds: 19 * 3600)
    var slot = HourSlot(start: moment)
    slot.sky = SkyState(codeText: "15", wording: "")
    slot.isNight = false
    slot.temperatureC = 13
    slot.feelsLikeC = 13
    slot.relativeHumidity = 60
    slot.wind = WindReading(origin: .direction(wind), speedKmh: kmh)
    slot.precipitation = WaterDepth.none
    slot.precipitationProbability = 0
    snapshot.current = slot
    var summary = DaySnapshot(date: date)
    (summary.minimumC, summary.maximumC) = (8, 17)
    snapshot.days = [summary]
    snapshot.alerts = []
    return snapshot
  }

  private static func text(_ snapshot: WeatherSnapshot) -> String {
    let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
    return "\(phrase.headline) · \(phrase.dataline)"
  }

  /// How sure of rain a text is by its words alone: 0 silent, 1 *posibilidad*, 2 *probable*, 3 told as a fact.
  private static func certainty(_ phrase: Phrase) -> Int {
    let headline = phrase.headline.lowercased()
    if headline.contains("lluvia") && !headline.contains("probable") { return 3 }
    let text = headline + phrase.dataline.lowercased()
    return text.contains("probab") ? 2 : text.contains("posib") ? 1 : 0
  }

  @Test("Certainty never goes down as the probability of rain rises, and turns at 10, 40 and above 70")
  func certaintyRises() {
    for day in 0..<12 {
      let words = (0...100).map { percent in
        var snapshot = Self.noon(day: day)
        snapshot.current?.precipitationProbability = percent
        return Self.certainty(ForecastPhrase.compose(snapshot, at: snapshot.moment))
      }
      let expected = (0...100).map { $0 < 10 ? 0 : $0 < 40 ? 1 : $0 <= 70 ? 2 : 3 }
      #expect(words == expected)
    }
  }

  @Test("Of another wind's point only the word for the point is another")
  func onlyThePoint() {
    let points = ["noreste", "noroeste", "sureste", "suroeste", "norte", "este", "sur", "oeste"]
    for day in 0..<12 {
      let texts = WindDirection.allCases.filter(\.isMain).map { Self.text(Self.noon(day: day, wind: $0)) }
      let stripped = texts.map { text in
        text.split(separator: " ").map { word in points.contains(word.filter(\.isLetter)) ? "#" : String(word) }
      }
      #expect(Set(texts).count == 8 && Set(stripped).count == 1, "\(texts)")
    }
  }

  @Test("Where only the sky of the day is known, what the air of the hour does is still the headline")
  func airUnderTheDaysSky() {
    let rows: [(temperature: Int, felt: Int, kmh: Int, words: [String])] = [
      (13, 13, 55, ["vient"]), (2, -6, 38, ["frí", "térmica"]), (32, 40, 5, ["calor", "térmica", "bochorno"]),
    ]
    for row in rows {
      for day in 0..<12 {
        var snapshot = Self.noon(day: day, kmh: row.kmh)
        snapshot.current?.sky = nil
        snapshot.current?.temperatureC = row.temperature
        snapshot.current?.feelsLikeC = row.felt
        snapshot.days[0].sky = SkyState(codeText: "15", wording: "")
        let headline = ForecastPhrase.compose(snapshot, at: snapshot.moment).headline.lowercased()
        #expect(row.words.contains { headline.contains($0) }, "\(headline)")
      }
    }
  }

  @Test("What no line speaks of changes no letter: other hours and other days")
  func irrelevant() {
    for day in 0..<12 {
      let snapshot = Self.noon(day: day)
      var other = snapshot
      other.days.append(DaySnapshot(date: snapshot.days[0].date.advanced(byDays: 1)))
      other.days[1].maximumC = 40
      var later = HourSlot(start: snapshot.moment.advanced(bySeconds: 3600))
      later.sky = SkyState(codeText: "54", wording: "")
      later.stormProbability = 100
      other.hours = [later]
      #expect(Self.text(other) == Self.text(snapshot))
    }
  }

  @Test("A wind has its local name at its own places and from its own points alone, and the data line keeps the point")
  func localWinds() {
    let rows: [(code: String, name: String, from: WindDirection, wind: String?)] = [
      ("50297", "Zaragoza", .northWest, "cierzo"), ("50297", "Zaragoza", .southEast, nil),
      ("11012", "Cádiz", .east, "levante"), ("11012", "Cádiz", .west, "poniente"), ("28079", "Madrid", .west, nil),
      ("17079", "Girona", .north, "tramontana"), ("17079", "Girona", .south, nil),
      ("29067", "Málaga", .northWest, "terral"),
    ]
    let names = ["cierzo", "levante", "poniente", "tramontana", "alisio", "terral"]
    for row in rows {
      let phrases = (0..<40).map { day in
        let snapshot = Self.noon(row.code, row.name, day: day, wind: row.from, kmh: 55)
        return ForecastPhrase.compose(snapshot, at: snapshot.moment)
      }
      let found = names.filter { name in phrases.contains { $0.headline.lowercased().contains(name) } }
      #expect(found == [row.wind].compactMap(\.self), "\(row.name)")
      #expect(phrases.allSatisfy { $0.dataline.contains("iento fuerte del ") })
    }
  }
}
