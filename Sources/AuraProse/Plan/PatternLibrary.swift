// SPDX-License-Identifier: MIT

import AuraModel

/// The patterns of headlines, read once from their tables.
enum PatternLibrary {
  /// A noun phrase of a sky with what must hold for it.
  struct Phrase: Sendable {
    let needs: Traits
    let bars: Traits
    let words: NounPhrase
    let hash: UInt64
    /// The tails that say none of its words again.
    let tails: UInt64

    func isEligible(_ traits: Traits) -> Bool { traits.isSuperset(of: needs) && traits.isDisjoint(with: bars) }
  }

  static let tails = Pattern.table("tail", tailTable)
  static let mentions = Pattern.table("mention", mentionTable)
  static let frames = table("frame", frameTable)

  static let phrases: [Phrase] = phraseTable.split(separator: "\n").map { line in
    let pattern = Pattern(line, id: "phrase")
    let lemmas = line.split(separator: "|")[1].split(separator: "+").map { NounPhrase(lemmas: $0) }
    let words = lemmas.count == 2 ? NounPhrase(lemmas[0], lemmas[1]) : lemmas[0]
    return Phrase(
      needs: pattern.needs, bars: pattern.bars, words: words, hash: pattern.hash,
      tails: compatible(Stem.all(of: words.bare)))
  }

  /// The tails that say nothing of what an aviso is for; all of them beside another topic.
  static func tails(beside facts: WeatherFacts, _ topic: Topic) -> UInt64 {
    guard topic == .alert else { return .max }
    switch facts.alert?.phenomenon {
    case .wind?: return besideWind
    case .maximumTemperature?, .minimumTemperature?: return besideAir
    default: return .max
    }
  }

  private static let besideWind = mask(without: [.calm, .lightWind, .breezy, .strongWind])
  private static let besideAir = mask(without: [.temperature, .cold, .hot, .frost, .tropical])

  private static func mask(without traits: Traits) -> UInt64 {
    tails.indices.reduce(0) { tails[$1].needs.isDisjoint(with: traits) ? $0 | 1 << UInt64($1) : $0 }
  }

  /// The patterns of a topic; those of a sky stand before the frames that hold any.
  static func patterns(of topic: Topic, sky: SkyCondition?) -> [Pattern] {
    switch topic {
    case .alert: alert
    case .storm: storm
    case .stormExpected: stormExpected
    case .snow: snow
    case .rain: rain
    case .rainExpected: rainExpected
    case .gust: gust
    case .fog: fog
    case .mist: mist
    case .dust: dust
    case .heat: heat
    case .frost: frost
    case .cold: cold
    case .stormProbable: stormProbable
    case .rainProbable: rainProbable
    case .feels: feels
    case .strongWind: strongWind
    case .tropicalNight: tropical
    case .unknown: unknown
    case .sky:
      switch sky {
      case .clear?: clear
      case .fewClouds?, .highClouds?: few
      case .cloudIntervals?: intervals
      case .cloudy?, .veryCloudy?: cloudy
      case .overcast?: overcast
      default: frames
      }
    }
  }

  /// Every pattern, for reports: a table once.
  static var all: [Pattern] {
    tails + mentions + overcast + alert + storm + stormExpected + snow + rain + rainExpected + gust + fog + mist + dust
      + heat + frost + cold + stormProbable + rainProbable + feels + strongWind + tropical + unknown
      + [clear, few, intervals, cloudy].flatMap { $0.dropLast(frames.count) }
  }

  private static let clear = table("clear", clearTable) + frames
  private static let few = table("few", fewTable) + frames
  private static let intervals = table("intervals", intervalsTable) + frames
  private static let cloudy = table("cloudy", cloudyTable) + frames
  private static let overcast = table("overcast", overcastTable) + frames
  private static let alert = table("alert", alertTable)
  private static let storm = table("storm", stormTable)
  private static let stormExpected = table("storm-expected", stormExpectedTable)
  private static let snow = table("snow", snowTable)
  private static let rain = table("rain", rainTable)
  private static let rainExpected = table("rain-expected", rainExpectedTable)
  private static let gust = table("gust", gustTable)
  private static let fog = table("fog", fogTable)
  private static let mist = table("mist", mistTable)
  private static let dust = table("dust", dustTable)
  private static let heat = table("heat", heatTable)
  private static let frost = table("frost", frostTable)
  private static let cold = table("cold", coldTable)
  private static let stormProbable = table("storm-probable", stormProbableTable)
  private static let rainProbable = table("rain-probable", rainProbableTable)
  private static let feels = table("feels", feelsTable)
  private static let strongWind = table("wind", strongWindTable)
  private static let tropical = table("tropical", tropicalTable)
  private static let unknown = table("unknown", unknownTable)

  private static func table(_ name: String, _ text: String) -> [Pattern] {
    Pattern.table(name, text).map { pattern in
      var pattern = pattern
      pattern.tails = compatible(pattern.stems, pattern.ending)
      return pattern
    }
  }

  private static func compatible(_ stems: Set<String>, _ ending: Pattern.Ending = .open) -> UInt64 {
    precondition(tails.count <= 64, "a tail has one bit of 64")
    var mask: UInt64 = 0
    for (index, tail) in tails.enumerated() where tail.stems.isDisjoint(with: stems) {
      let isFit =
        switch ending {
        case .open: true
        case .clause: !tail.joinsNoun
        case .place: tail.stems.isSubset(of: ["en"])
        case .closed: tail.pieces.isEmpty
        }
      if isFit { mask |= 1 << UInt64(index) }
    }
    return mask
  }
}
