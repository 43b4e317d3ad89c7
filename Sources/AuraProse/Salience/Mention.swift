// SPDX-License-Identifier: MIT

import AuraModel

/// A phenomenon that a headline must name whatever else it is about.
enum Mention: Int, CaseIterable, Hashable, Sendable {
  case storm, probableStorm, snow, rain, expectedRain, probableRain, fog, mist, dust

  /// Whether it is only probable, and stands apart from what is so.
  var isProbable: Bool { self == .probableStorm || self == .probableRain }
}

extension WeatherFacts {
  /// What the headline must name beside its topic, the most salient first.
  func mentions(beside topic: Topic) -> [Mention] {
    var mentions: [Mention] = []
    func add(_ mention: Mention, unless covered: Bool) {
      if !covered { mentions.append(mention) }
    }
    let ofAlert = topic == .alert ? alert?.phenomenon : nil
    let isStormTopic = topic == .storm || topic == .stormExpected || topic == .stormProbable || ofAlert == .storm
    let isStorm = isStormy || stormChance == .stated || (!isSkyOfHour && sky?.isStormy == true)
    let isChance = !isStorm && (stormProbability ?? 0) >= ProseRegister.mustSayPercent
    if isStorm { add(.storm, unless: isStormTopic) }
    if isChance { add(.probableStorm, unless: isStormTopic) }
    let isSnow = isSnowing || (!isSkyOfHour && sky?.isSnowy == true)
    if isSnow { add(.snow, unless: topic == .snow || ofAlert == .snow) }
    // A sky of storms rains by AEMET's own words, and snow is wet: rain beside them is told by its figure. A storm that
    // is only to come stands for no rain.
    if sky?.isStormy != true && !isSnow {
      if rain.isFalling || (!isSkyOfHour && sky?.isWet == true) {
        add(.rain, unless: topic == .rain || ofAlert == .rain)
      } else if isRainOwed {
        let isTold = topic == .rainExpected || topic == .rainProbable || ofAlert == .rain
        add(precipitationChance == .stated ? .expectedRain : .probableRain, unless: isTold)
      }
    }
    switch sky {
    case .fog?: add(.fog, unless: topic == .fog || ofAlert == .fog)
    case .mist?: add(.mist, unless: topic == .mist)
    case .dust?: add(.dust, unless: topic == .dust || ofAlert == .dust)
    default: break
    }
    return mentions
  }
}
