// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraSurfaces
import AuraTime
import Testing

/// Snapshots that nobody should send.
struct HostileTests {
  private func set(_ change: (inout WeatherSnapshot) -> Void) throws -> SurfaceSet {
    var snapshot = try Sample.snapshot(Sample.fullJSON)
    change(&snapshot)
    let phrase = Phrase(headline: "Titular", dataline: "Datos.")
    return SurfaceSet.compose(SurfaceScene(snapshot, phrase: phrase, at: snapshot.moment))
  }

  @Test("figures that are no weather are not known, and nothing traps")
  func outOfRange() throws {
    let wild = try set { snapshot in
      for index in snapshot.hours.indices {
        snapshot.hours[index].temperatureC = index % 2 == 0 ? .min : .max
        snapshot.hours[index].precipitationProbability = -1
        snapshot.hours[index].wind = WindReading(origin: .direction(.west), speedKmh: .max)
        snapshot.hours[index].gustKmh = .min
        snapshot.hours[index].precipitation = .millimetres(.nan)
        snapshot.hours[index].relativeHumidity = 101
      }
      for index in snapshot.days.indices { snapshot.days[index].maximumC = .max }
      snapshot.uvIndex = .min
      snapshot.observed?.temperatureC = StationReading(
        value: .nan, stationID: "", stationName: "", distanceKm: .infinity, altitudeM: 0, measuredUntil: snapshot.moment
      )
      snapshot.airQuality?.breakdown[0].microgramsPerCubicMetre = -.infinity
    }
    #expect(SurfaceLaws.broken(wild) == [])
    #expect(!wild.phone.hero.temperature.isKnown && wild.phone.uv.index.text == "sin datos")
    #expect(
      wild.phone.current.readings.allSatisfy {
        !$0.figure.isKnown || $0.label.hasPrefix("Prob") || $0.label.hasPrefix("Sens")
      })
    #expect(wild.phone.air.rows[0].value == nil && wild.phone.wind.direction == "Del oeste (O)")
  }

  @Test("long names, tags, bare controls: one line each, within its bound, as text")
  func texts() throws {
    let nasty = "<script>alert(1)</script>\u{202E}\n\u{0}" + String(repeating: "Ñoño ", count: 400)
    let hostile = try set { snapshot in
      snapshot.place.name = nasty
      snapshot.hours[0].sky = SkyState(codeText: "11", wording: nasty)
      snapshot.bulletin = snapshot.bulletin.map {
        ForecastBulletin(
          scope: .other(nasty), issuedAt: $0.issuedAt, validDays: $0.validDays,
          significantPhenomena: .expected([nasty, "\n"]), paragraphs: Array(repeating: nasty, count: 60), parts: [],
          temperatures: [])
      }
      let source = AirSource(stationCode: "", stationName: nasty.uppercased(), distanceKm: 3, hour: snapshot.moment)
      snapshot.airQuality?.source = source
    }
    #expect(SurfaceLaws.broken(hostile) == [])
    #expect(hostile.phone.hero.placeLabel.hasPrefix("<SCRIPT>ALERT(1)< · "))
    let texts = SurfaceLaws.all(hostile).flatMap(\.marks).compactMap { mark -> String? in
      if case .text(let text, _) = mark.content { text } else { nil }
    }
    #expect(texts.allSatisfy { !$0.contains("\u{202E}") && !$0.contains("\n") && !$0.contains("\u{0}") })
  }

  @Test("hours out of order and twice are shown in order and once; of the two the first counts")
  func order() throws {
    let mixed = try set { snapshot in
      snapshot.hours = snapshot.hours.reversed() + snapshot.hours
      snapshot.days = snapshot.days.reversed() + snapshot.days
    }
    let plain = try set { _ in }
    #expect(mixed.phone.hourly == plain.phone.hourly && mixed.phone.outlook == plain.phone.outlook)
  }

  @Test("a phrase without words leaves no empty line")
  func emptyPhrase() throws {
    let snapshot = try Sample.snapshot(Sample.fullJSON)
    let scene = SurfaceScene(snapshot, phrase: Phrase(headline: "", dataline: " "), at: snapshot.moment)
    let set = SurfaceSet.compose(scene)
    #expect(SurfaceLaws.broken(set) == [] && set.phone.hero.headline == "Sin datos para un titular")
  }

  @Test("a headline that is no page, or no words, is left out; every other has its source")
  func news() throws {
    func item(_ title: String, _ link: String) -> NewsItem {
      NewsItem(source: .rtve, title: title, link: link, publishedAt: nil)
    }
    let snapshot = try Sample.snapshot(Sample.emptyJSON)
    let items = [
      item("Uno", "https://www.rtve.es/1"), item("Dos", "javascript:alert(1)"), item("Tres", "https://x/\"><script>"),
      item(" \n", "https://www.rtve.es/4"), item("Cinco", "HTTP://www.rtve.es/5"), item("Seis", "data:text/html,x"),
    ]
    let extras = SurfaceExtras(news: .init(items: items, fetchedAt: snapshot.moment))
    let news = AuraForecastStack.compose(SurfaceScene(snapshot, at: snapshot.moment, extras: extras), size: .phone).news
    #expect(news.items.map(\.title) == ["Uno", "Cinco"] && news.items.allSatisfy { $0.source == "RTVE" })
  }
}
