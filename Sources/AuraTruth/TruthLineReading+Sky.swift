// SPDX-License-Identifier: MIT

import AuraModel

extension TruthLineReading {
  /// The skies each word may speak of. Source of the order: AEMET's own words of the 35 codes.
  private static func skies(of topic: Topic) -> Set<SkyCondition.Cover>? {
    switch topic {
    case .clear: [.clear, .few]
    case .fewClouds: [.few, .high]
    case .intervals: [.intervals, .few]
    case .cloudy: [.few, .intervals, .cloudy, .veryCloudy, .overcast, .high]
    case .veryCloudy: [.veryCloudy, .overcast]
    case .overcast: [.overcast, .veryCloudy]
    case .highClouds: [.high, .few]
    case .sun, .stars: [.clear, .few, .intervals, .high]
    default: nil
    }
  }

  /// A state of the sky that is said is the sky's.
  mutating func judgeSky() {
    for mention in mentions {
      guard let allowed = Self.skies(of: mention.topic) else { continue }
      judge(mention, allowed: allowed)
    }
    let sunIsSaid = mentions.first { $0.topic == .sun && !$0.isDenied }
    if let sunIsSaid, world.isNight, !speaksOfLater(sunIsSaid) {
      find(.time, sunIsSaid.written, expected: "no sun by night")
    }
    if let stars = mentions.first(where: { $0.topic == .stars && !$0.isDenied }), !world.isNight, !speaksOfLater(stars)
    {
      find(.time, stars.written, expected: "no moon or stars by day")
    }
  }

  private mutating func judge(_ mention: TruthMention, allowed: Set<SkyCondition.Cover>) {
    guard let sky = world.sky else {
      return find(.sky, mention.written, expected: "no word on a sky that is not known")
    }
    // "Entre nubes", "la lluvia y las nubes": what falls brings clouds with it.
    let cover = sky.cover ?? (sky == .showers ? .intervals : nil)
    let isVeiled = sky == .dust && mention.topic == .highClouds
    let isSo = isVeiled || cover.map(allowed.contains) ?? false
    if mention.isDenied {
      if isSo && mention.topic != .cloudy || mention.topic == .cloudy && cover != .clear && cover != .few {
        find(.sky, mention.written, expected: "not to deny \(sky.wording)")
      }
      return
    }
    let isBright = [.sun, .clear, .stars, .fewClouds].contains(mention.topic)
    if !isSo || isBright && sky.family != .dry {
      find(.sky, mention.written, expected: sky.wording)
    } else if mention.topic == .clear && cover == .few && mention.written.lowercased().hasPrefix("sin nubes") {
      find(.sky, mention.written, expected: sky.wording)
    } else {
      recover("sky \(mention.topic.rawValue)")
    }
  }

  /// Whether the words around say that they speak of hours to come.
  private func speaksOfLater(_ mention: TruthMention) -> Bool {
    let words = words(in: mention.segment)
    return words.contains { ["luego", "despues", "pronto"].contains($0) }
  }
}
