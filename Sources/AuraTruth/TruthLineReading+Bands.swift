// SPDX-License-Identifier: MIT

import AuraModel

extension TruthLineReading {
  /// An adjective that stands for a band belongs to the noun before it, else to the one behind it.
  mutating func judgeBandWords() {
    for index in text.tokens.indices where text.tokens[index].kind == .word {
      let folded = text.tokens[index].folded
      guard Self.adjectives.contains(where: folded.hasPrefix), folded != "extremadamente",
        !mentions.contains(where: { $0.range.contains(index) })
      else { continue }
      let before = index > 0 ? text.tokens[index - 1].folded : ""
      let isGraded = before == "muy" || before == "extremadamente"
      let adjective = (isGraded ? before + " " : "") + folded
      guard let noun = noun(of: index) else { continue }
      judge(adjective, written: text.tokens[index].written, of: noun)
    }
  }

  private static let adjectives = [
    "inapreciable", "debil", "moderad", "fuerte", "torrencial", "intens", "copios", "floj", "huracanad", "leve",
    "liger",
    "baj", "alt", "extrem", "abundant", "escas", "suave", "desfavorabl", "favorabl", "razonabl", "buen",
  ]

  private func noun(of index: Int) -> TruthMention? {
    let nouns: Set<Topic> = [
      .rain, .precipitation, .shower, .drizzle, .downpour, .snow, .storm, .wind, .gust, .frost, .uv, .heat, .cold,
      .humidity, .air,
    ]
    let segment = text.tokens[index].segment
    let near = mentions.filter { nouns.contains($0.topic) && $0.segment == segment }
    return near.last { $0.range.upperBound <= index && index - $0.range.upperBound <= 4 }
      ?? near.first { $0.range.lowerBound > index && $0.range.lowerBound - index <= 2 }
  }

  private mutating func judge(_ adjective: String, written: String, of noun: TruthMention) {
    func fits<Value>(_ bands: [(stem: String, Value)]) -> Value? {
      bands.first { adjective.hasPrefix($0.stem) }?.1
    }
    switch noun.topic {
    case .rain, .precipitation, .drizzle, .downpour, .shower: judge(rain: adjective, written)
    case .wind:
      guard let band = fits(TruthBands.windKmh.map { ($0.stem, $0.kmh) }) else { return }
      guard let speed = world.wind?.speedKmh, band.contains(speed) else {
        return find(.bandWord, written, expected: "a wind of \(band) km/h")
      }
      recover("wind \(adjective)")
    case .gust:
      guard let band = fits(TruthBands.gustKmh.map { ($0.stem, $0.kmh) }), let gust = world.gustKmh, band.contains(gust)
      else { return find(.bandWord, written, expected: "gusts above 70 or 120 km/h, or no adjective") }
      recover("gusts \(adjective)")
    case .frost:
      guard let band = fits(TruthBands.frostC.map { ($0.stem, $0.celsius) }) else { return }
      let coldest = [world.today?.minimumC, world.now?.temperatureC].compactMap(\.self).min()
      guard let coldest, band.contains(coldest) else {
        return find(.bandWord, written, expected: "a minimum of \(band) °C")
      }
    case .uv:
      guard let band = fits(TruthBands.uv.map { ($0.stem, $0.index) }) else { return }
      guard let index = world.snapshot.uvIndex, band.contains(index) else {
        return find(.bandWord, written, expected: "an index of \(band)")
      }
      recover("UV \(adjective)")
    case .heat:
      let hottest = hottestC ?? -100
      if adjective.hasPrefix("intens"), hottest < TruthBands.intenseHeatFromC {
        find(.bandWord, written, expected: "36 °C or more")
      }
      if adjective.hasPrefix("extrem"), hottest < TruthBands.extremeHeatFromC {
        find(.bandWord, written, expected: "40 °C or more")
      }
    case .air:
      guard let band = fits(TruthBands.air), world.snapshot.airQuality.map({ band == $0.composite.rawValue }) == true
      else { return find(.bandWord, written, expected: "the class of the air's index") }
      recover("air \(adjective)")
    case .snow, .storm:
      // A depth in millimetres of water tells nothing of how heavily it snows.
      if ["fuerte", "intens", "copios", "abundant", "moderad"].contains(where: adjective.hasPrefix), noun.topic == .snow
      {
        find(.bandWord, written, expected: "no adjective: snow is known in mm of water")
      }
    default: break
    }
  }

  private mutating func judge(rain adjective: String, _ written: String) {
    guard let tenths = world.rainTenths else {
      let isLight = ["debil", "escas", "inapreciable", "liger", "leve"].contains(where: adjective.hasPrefix)
      if !(isLight && world.sky.map { [.lightRain, .stormLightRain].contains($0.family) } == true) {
        find(.bandWord, written, expected: "rain of a known depth")
      }
      return
    }
    if adjective.hasPrefix("escas") || adjective.hasPrefix("liger") || adjective.hasPrefix("leve") {
      if tenths > 20 { find(.bandWord, written, expected: "2 mm at most") }
      return
    }
    if adjective.hasPrefix("abundant") {
      if tenths <= 150 { find(.bandWord, written, expected: "more than 15 mm") }
      return
    }
    if adjective.hasPrefix("inapreciable") {
      if tenths != -1 { find(.bandWord, written, expected: "a trace") }
      return
    }
    guard let band = TruthBands.rainTenths.first(where: { adjective.hasPrefix($0.stem) }) else { return }
    if band.tenths.contains(tenths) || tenths == -1 && band.stem == "debil" {
      recover("rain \(band.stem)")
    } else {
      find(.bandWord, written, expected: "rain of \(band.tenths) tenths of mm")
    }
  }

  var hottestC: Int? {
    [world.now?.temperatureC, world.today?.maximumC, world.now?.feelsLikeC, world.observedC].compactMap(\.self).max()
  }

  /// Words that stand for temperatures, dampness and the air.
  mutating func judgeTemperatureWords() {
    let now = world.now?.temperatureC
    let coldest = [now, world.today?.minimumC, world.now?.feelsLikeC].compactMap(\.self).min()
    let hottest = hottestC
    for mention in mentions where !mention.isDenied {
      let isSo: Bool
      let expected: String
      switch mention.topic {
      case .heat:
        let isAnnounced = world.alert(about: .maximumTemperature) != nil && speaks(of: .aviso)
        (isSo, expected) = (isAnnounced || hottest.map { $0 >= TruthBands.heatFromC } == true, "28 °C or more")
      case .sultry:
        let damp = world.now?.relativeHumidity ?? world.today?.maximumHumidity
        isSo =
          hottest.map { $0 >= TruthBands.sultryFromC } == true && damp.map { $0 >= TruthBands.sultryHumidity } != false
        expected = "27 °C and 40 %"
      case .cold:
        isSo =
          coldest.map { $0 <= TruthBands.coldToC } == true
          || world.today?.maximumC.map { $0 <= TruthBands.coldDayToC } == true || announcedCold
        expected = "12 °C or less"
      case .icy: (isSo, expected) = (coldest.map { $0 <= TruthBands.icyToC } == true, "−2 °C or less")
      case .mild:
        let shown = [now, world.today?.maximumC].compactMap(\.self)
        (isSo, expected) = (isWindWord(mention) || shown.contains(where: TruthBands.mildC.contains), "10 to 26 °C")
      case .cool:
        (isSo, expected) = (coldest.map { $0 <= TruthBands.coolToC } == true, "20 °C or less")
      case .frost: (isSo, expected) = (coldestAirC.map { $0 <= 0 } == true || announcedCold, "0 °C or less")
      case .tropicalNight:
        (isSo, expected) = (world.today?.minimumC.map { $0 >= TruthBands.tropicalFromC } == true, "a minimum of 20 °C")
      case .torridNight:
        (isSo, expected) = (world.today?.minimumC.map { $0 >= TruthBands.torridFromC } == true, "a minimum of 25 °C")
      case .feels:
        let gap = world.felt.map { abs($0.feltC - $0.shownC) }
        (isSo, expected) = (gap.map { $0 >= TruthBands.feelsSaidFrom } == true, "3 °C between felt and shown")
      case .uv: (isSo, expected) = (world.snapshot.uvIndex != nil && !world.isNight, "a known index, by day")
      case .air: (isSo, expected) = (world.snapshot.airQuality != nil, "a known index of the air")
      case .humidity:
        (isSo, expected) = (
          world.now?.relativeHumidity != nil || world.today?.maximumHumidity != nil, "a known humidity"
        )
      default: continue
      }
      if isSo {
        recover(mention.topic.rawValue)
      } else {
        find(.phenomenonNotInData, mention.written, expected: expected)
      }
    }
  }

  private var announcedCold: Bool { world.alert(about: .minimumTemperature) != nil }
  private var coldestAirC: Int? { [world.now?.temperatureC, world.today?.minimumC].compactMap(\.self).min() }

  /// "Brisa suave" speaks of the wind.
  private func isWindWord(_ mention: TruthMention) -> Bool {
    mentions.contains { $0.topic == .wind && $0.segment == mention.segment }
  }
}
