// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// What fills the slots of a headline: the facts' words, and the phrase that was drawn.
struct SlotWords {
  let facts: WeatherFacts
  let moment: MomentWords?
  let phrase: NounPhrase?
  let mentions: [Mention]

  init(facts: WeatherFacts, phrase: NounPhrase?, mentions: [Mention]) {
    self.facts = facts
    self.phrase = phrase
    self.mentions = mentions.filter { !$0.isProbable } + mentions.filter(\.isProbable)
    moment = facts.moment.map { MomentWords.of($0, isAfterMidnight: facts.civil.time.hour < 12) }
  }

  /// Writes a pattern behind a text.
  func write(_ pattern: Pattern, to text: inout String) {
    for piece in pattern.pieces {
      switch piece {
      case .text(let literal): text += literal
      case .slot(let slot): write(slot, to: &text)
      }
    }
  }

  private func write(_ slot: Slot, to text: inout String) {
    switch slot {
    case .inPlace:
      text += "en "
      text += facts.placeName
    case .theMoment: text += moment?.definite ?? ""
    case .aMoment: text += moment?.indefinite ?? ""
    case .thisMoment: text += moment?.demonstrative ?? ""
    case .ofMoment: text += moment?.genitive ?? ""
    case .atMoment: text += moment?.adverbial ?? ""
    case .momentEnding: text += moment?.ending ?? ""
    case .night: text += facts.civil.time.hour < 12 ? "madrugada" : "noche"
    case .phrase: text += phrase?.bare ?? ""
    case .aPhrase: text += phrase?.indefinite ?? ""
    case .thePhrase: text += phrase?.definite ?? ""
    case .verbEnding: text += phrase?.agreement.isPlural == true ? "n" : ""
    case .nounEnding: text += phrase?.agreement.isPlural == true ? "s" : ""
    case .cover: text += facts.sky?.cover.map(BandWords.cover) ?? ""
    case .air: text += facts.temperatureC.map(BandWords.air) ?? ""
    case .wind: text += facts.localWind ?? facts.windPhrase
    case .gusts: text += facts.gustKmh.map(BandWords.gusts) ?? ""
    case .level: text += facts.alert?.level.name ?? ""
    case .phenomenon: text += facts.alertPhenomenon ?? ""
    case .also: text += mentionList
    case .heat: text += facts.heatOfHour?.words.bare ?? ""
    case .frost: text += facts.frost?.words.bare ?? ""
    }
  }

  /// `tormenta y niebla`
  private var mentionList: String {
    var text = ""
    for (index, mention) in mentions.enumerated() {
      // What is only probable stands apart, lest the rest be read so.
      if index > 0 { text += mention.isProbable ? ", y " : index == mentions.count - 1 ? " y " : ", " }
      text += facts.words(for: mention)
    }
    return text
  }
}

extension WeatherFacts {
  /// `viento flojo del norte`
  var windPhrase: String {
    let words = BandWords.wind(windStrength)
    guard let direction = wind?.direction.flatMap(BandWords.direction) else { return words }
    return "\(words) \(direction)"
  }

  /// `cierzo fuerte`, where the wind has a name of its own at the place.
  var localWind: String? {
    guard slot != nil, let strength = windStrength, strength >= .sinAdjetivo, let direction = wind?.direction,
      let name = LocalWind(at: placeCode, from: direction)
    else { return nil }
    return BandWords.wind(strength, named: name)
  }

  /// What the aviso in force is for; nil where its letters are unknown.
  var alertPhenomenon: String? { alert?.phenomenon.map(BandWords.alert) }

  /// The heat both of the day and of the hour, the lesser of the two.
  var heatOfHour: Heat? {
    guard let heat, let now = temperatureC.flatMap(Heat.init(maximumC:)) else { return nil }
    return min(heat, now)
  }

  /// What falls as rain, by its amount in the hour or by the code.
  var rainPhrase: NounPhrase {
    if !isSkyOfHour && !rain.isFalling {
      return sky == .showers
        ? BandWords.plainShowers : sky?.family == .lightRain ? BandWords.scarceRain : BandWords.plainRain
    }
    if rain.code == .showers { return rain.intensity.flatMap { BandWords.showers[$0] } ?? BandWords.plainShowers }
    if rain.isScarce { return BandWords.scarceRain }
    return rain.intensity.flatMap { BandWords.rain[$0] } ?? BandWords.plainRain
  }

  var snowPhrase: NounPhrase { sky?.family == .lightSnow ? BandWords.scarceSnow : BandWords.snow }

  func words(for mention: Mention) -> String {
    switch mention {
    case .storm: "tormenta"
    case .probableStorm: "tormenta probable"
    case .snow: snowPhrase.bare
    case .rain: rainPhrase.bare
    case .expectedRain: mayBeSnow ? "precipitaciones previstas" : "lluvia prevista"
    case .probableRain: mayBeSnow ? "precipitaciones probables" : "lluvia probable"
    case .fog: "niebla"
    case .mist: "bruma"
    case .dust: "calima"
    }
  }
}
