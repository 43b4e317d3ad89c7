// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HeroBackgroundTests {
  @Test func namesOfTheArt() {
    let all = HeroBackground.all
    #expect(all.count == 2 * 8 * 6 && Set(all.map(\.artName)).count == 96)
    let landscape = all.filter { $0.family == .landscape }.map(\.artName)
    let words = landscape.map { $0.split(separator: "_").map(String.init) }
    #expect(words.allSatisfy { $0.count == 2 })
    #expect(Set(words.map { $0[0] }) == ["clear", "fewclouds", "cloudy", "overcast", "rain", "storm", "snow", "fog"])
    #expect(Set(words.map { $0[1] }) == ["dawn", "morning", "midday", "afternoon", "dusk", "night"])
    let city = HeroBackground(family: .cityscape, condition: .rain, time: .dusk)
    #expect(city.artName == "city_rain_dusk" && WidgetHero(city, tier: .regular).artName == "city_rain_dusk_w")
    #expect(WidgetHero(city, tier: .extraLarge).artName == "city_rain_dusk")
    #expect(HeroBackground.Family.landscape.appName == "Paisaje")
    #expect(HeroBackground.Family.landscape.widgetName == "Naturaleza")
    #expect(HeroBackground.Family.cityscape.appName == "Ciudad")
  }

  /// Nearest first, by hand from a clock face of six: dawn, morning, midday, afternoon, dusk, night.
  static let nearness: [(time: DayMoment, order: [DayMoment])] = [
    (.dawn, [.dawn, .morning, .night, .midday, .dusk, .afternoon]),
    (.morning, [.morning, .midday, .dawn, .afternoon, .night, .dusk]),
    (.midday, [.midday, .morning, .afternoon, .dawn, .dusk, .night]),
    (.afternoon, [.afternoon, .midday, .dusk, .morning, .night, .dawn]),
    (.dusk, [.dusk, .afternoon, .night, .midday, .dawn, .morning]),
    (.night, [.night, .dusk, .dawn, .afternoon, .morning, .midday]),
  ]

  @Test func everySubsetOfArt() {
    #expect(Self.nearness.map(\.time) == DayMoment.allCases)
    var wrong: [String] = []
    let bits = Dictionary(uniqueKeysWithValues: DayMoment.allCases.enumerated().map { ($1, $0) })
    for wanted in HeroBackground.all {
      let order = Self.nearness.first { $0.time == wanted.time }!.order
      for subset in 0..<64 {
        // The subset is of the wanted condition; every picture of the others and of the other family is there.
        let isThere = { (art: HeroBackground) in
          art.condition != wanted.condition || art.family != wanted.family
            || subset >> bits[art.time]! & 1 == 1
        }
        let time = order.first { isThere(HeroBackground(family: wanted.family, condition: wanted.condition, time: $0)) }
        let expected: HeroArt =
          switch time {
          case wanted.time: .exact(wanted)
          case let other?:
            .otherTime(HeroBackground(family: wanted.family, condition: wanted.condition, time: other))
          case nil: .procedural(AuraSky(condition: wanted.condition, time: wanted.time))
          }
        if wanted.resolved(isThere) != expected { wrong.append("\(wanted.artName) of \(subset)") }
      }
    }
    #expect(wrong == [])
  }

  @Test func conditionsOfTheSky() {
    // Each word of AEMET's description says what the picture must show.
    let wrong = SkyCondition.allCases.filter { sky in
      let wording = sky.wording
      let expected: HeroBackground.Condition =
        if wording.contains("tormenta") { .storm } else if wording.contains("nieve") {
          .snow
        } else if wording.contains("lluvia") || wording == "Chubascos" {
          .rain
        } else if ["Niebla", "Bruma", "Calima"].contains(wording) { .fog } else if wording == "Despejado" {
          .clear
        } else if wording == "Poco nuboso" || wording == "Nubes altas" {
          .fewClouds
        } else if wording == "Intervalos nubosos" || wording == "Nuboso" { .cloudy } else { .overcast }
      return HeroBackground.Condition(sky) != expected
    }
    #expect(wrong == [])
  }

  @Test func sunless() {
    let sunny = HeroBackground.all.filter { !$0.isSunless }
    #expect(sunny.count == 2 * 3 * 5)
    #expect(Set(sunny.map(\.condition)) == [.clear, .fewClouds, .cloudy] && !sunny.contains { $0.time == .night })
  }

  @Test("text on a procedural sky has the contrast of AA at the zenith, and no two skies of a time look the same")
  func proceduralSkies() {
    let skies = HeroBackground.Condition.allCases.flatMap { condition in
      DayMoment.allCases.map { AuraSky(condition: condition, time: $0) }
    }
    #expect(skies.filter { $0.zenith.contrast(with: $0.textColour) < 4.5 } == [])
    #expect(Set(skies.map { [$0.zenith, $0.horizon] }).count == 48)
    // Cover takes light away: a storm is darker than rain, rain than an overcast sky, night than midday.
    let light = { (condition: HeroBackground.Condition, time: DayMoment) in
      AuraSky(condition: condition, time: time).horizon.relativeLuminance
    }
    let wrong = DayMoment.allCases.filter { time in
      !(light(.storm, time) < light(.rain, time) && light(.rain, time) < light(.overcast, time)
        && (time == .night || light(.clear, .night) < light(.storm, time)))
    }
    #expect(wrong == [])
  }

  @Test func widgetTiersHaveBudgets() {
    // Decoded, a picture takes four bytes a pixel, and iOS ends a widget that uses some 30 MB.
    #expect(WidgetHero.Tier.allCases.allSatisfy { $0.pixelBudget * 4 <= 6_000_000 })
    #expect(WidgetHero.Tier.regular.byteBudget < WidgetHero.Tier.extraLarge.byteBudget)
  }
}
