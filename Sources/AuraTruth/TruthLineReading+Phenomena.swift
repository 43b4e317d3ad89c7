// SPDX-License-Identifier: MIT

import AuraModel

extension TruthLineReading {
  private enum Certainty { case stated, probable, possible, figure }

  /// What falls: there, denied or guessed as the snapshot has it.
  mutating func judgePhenomena() {
    for mention in mentions {
      switch mention.topic {
      case .notKnowable:
        find(.notKnowable, mention.written, expected: "nothing that the snapshot cannot tell")
      case .rain, .drizzle, .shower, .downpour: judge(rain: mention)
      case .precipitation:
        judge(
          mention, isThere: world.isWet || world.isSnowy, probabilities: world.rainProbabilities,
          isAnnounced: announced(.rain) || announced(.storm) || announced(.snow), isKnownAbsent: isKnownDry)
      case .snow, .sleet:
        judge(
          mention, isThere: world.isSnowy, probabilities: world.snowProbabilities, isAnnounced: announced(.snow),
          isKnownAbsent: world.now?.sky?.code != nil && !world.isSnowy && world.now?.snow?.isWet != true)
        if mention.topic == .sleet, !(world.rainTenths.map { $0 != 0 } == true && world.isSnowingNow) {
          find(.phenomenonNotInData, mention.written, expected: "rain and snow together")
        }
      case .storm:
        judge(
          mention, isThere: world.isStormy, probabilities: world.stormProbabilities, isAnnounced: announced(.storm),
          isKnownAbsent: world.now?.sky?.code != nil && !world.isStormy
            && (world.stormProbabilities.max() ?? 0) < TruthBands.possible.lowerBound)
      case .fog, .denseFog: judge(veil: mention, isThere: mention.topic == .fog ? isFoggy : world.sky == .fog)
      case .haze: judge(veil: mention, isThere: world.sky == .dust || announced(.dust) && speaks(of: .aviso))
      default: break
      }
    }
  }

  private var isFoggy: Bool { world.sky == .fog || world.sky == .mist || announced(.fog) && speaks(of: .aviso) }

  private func announced(_ phenomenon: AvisoPhenomenon) -> Bool { world.alert(about: phenomenon) != nil }

  private mutating func judge(veil mention: TruthMention, isThere: Bool) {
    if mention.isDenied {
      if isThere || world.sky == nil { find(.denialNotInData, mention.written, expected: "a sky known to be without") }
    } else if isCause(mention), !announced(mention.topic == .haze ? .dust : .fog) {
      find(.aviso, mention.written, expected: "what the aviso is for")
    } else if !isThere {
      find(.phenomenonNotInData, mention.written, expected: "a sky that has it")
    } else {
      recover(mention.topic.rawValue)
    }
  }

  /// "Aviso rojo por lluvia": what "por" ties to an aviso is what it is for.
  private func isCause(_ mention: TruthMention) -> Bool {
    let start = mention.range.lowerBound
    return start > 0 && text.tokens[start - 1].folded == "por" && speaks(of: .aviso, in: mention.segment)
  }

  private var isKnownDry: Bool {
    world.rainProbability.map { $0 < TruthBands.probable.lowerBound } == true && !world.isWet
      && (world.now?.sky != nil || world.now?.precipitation != nil || world.today?.sky != nil)
  }

  private mutating func judge(rain mention: TruthMention) {
    // Of an hour whose water is all snow no probability speaks of rain.
    let isTraceOfRain = world.rainTenths == -1 && world.now?.snow == WaterDepth.none
    let isAllSnow = world.isSnowingNow && !isTraceOfRain && world.rainTenths.map { $0 <= 0 } != false
    judge(
      mention, isThere: world.isWet && !isAllSnow, probabilities: isAllSnow ? [] : world.rainProbabilities,
      isAnnounced: announced(.rain) || announced(.storm), isKnownAbsent: isKnownDry)
    guard !mention.isDenied else { return }
    let tenths = world.rainTenths
    switch mention.topic {
    case .downpour where !(tenths.map { $0 > 150 } == true):
      find(.bandWord, mention.written, expected: "more than 15 mm in the hour")
    case .shower where !(world.isStormy || world.sky == .showers || tenths.map { $0 >= 20 } == true):
      find(.bandWord, mention.written, expected: "a storm, showers, or 2 mm in the hour")
    case .drizzle where !(world.sky?.family == .lightRain && tenths.map { $0 <= 20 } != false):
      find(.bandWord, mention.written, expected: "light rain of 2 mm at most")
    default: break
    }
  }

  private mutating func judge(
    _ mention: TruthMention, isThere: Bool, probabilities: [Int], isAnnounced: Bool, isKnownAbsent: Bool
  ) {
    if mention.isDenied {
      if !isKnownAbsent { find(.denialNotInData, mention.written, expected: "its absence to be known") }
      return recover("no \(mention.topic.rawValue)")
    }
    if isAnnounced && speaks(of: .aviso) { return recover("\(mention.topic.rawValue), of the aviso") }
    if isCause(mention) { return find(.aviso, mention.written, expected: "what the aviso is for") }
    let certainty = self.certainty(of: mention)
    let isSo =
      switch certainty {
      case .stated: isThere || probabilities.contains { $0 > TruthBands.statedAbove }
      case .probable: probabilities.contains(where: TruthBands.probable.contains)
      case .possible: probabilities.contains(where: TruthBands.possible.contains)
      // The figure itself is judged among the figures.
      case .figure: isThere || probabilities.contains { $0 >= TruthBands.possible.lowerBound }
      }
    recover("\(mention.topic.rawValue) \(certainty)")
    guard !isSo else { return }
    let isThereAtAll = isThere || probabilities.contains { $0 >= TruthBands.possible.lowerBound }
    find(
      isThereAtAll ? .certainty : .phenomenonNotInData, mention.written,
      expected: isThere
        ? "a statement"
        : "one of \(probabilities.map { "\($0) %" }.joined(separator: ", ")) to carry it as \(certainty)")
  }

  /// How sure a mention is made: by the words of its clause; where those say nothing, by those of its segment, of a
  /// segment behind that is nothing but a hedge ("la tormenta, probable, …"), or of the hedge before ("es posible, …").
  private func certainty(of mention: TruthMention) -> Certainty {
    let clause = text.tokens[mention.range.lowerBound].clause
    if let word = certainty(where: { $0.segment == mention.segment && $0.clause == clause }) { return word }
    // "Posibilidad de lluvia y tormenta" is one hedge for both; "… y lluvia inapreciable" says something of its own.
    let own = text.tokens.filter { $0.segment == mention.segment && $0.clause == clause }
    if own.count <= 2 || !own.contains(where: { TruthText.opensClause($0.folded) }),
      let word = certainty(where: { $0.segment == mention.segment })
    {
      return word == .figure ? .stated : word
    }
    for near in [mention.segment + 1, mention.segment - 1] {
      let tokens = text.tokens.filter { $0.segment == near && $0.sentence == mention.sentence }
      // "Tormenta probable, con lluvia": what names something of its own is no hedge of what stands beside it.
      let isOfItsOwn = mentions.contains {
        $0.segment == near && ![.possible, .probable, .probability].contains($0.topic)
      }
      let isHedge = !tokens.isEmpty && tokens.count <= 3 && !isOfItsOwn && tokens.allSatisfy { $0.kind == .word }
      if isHedge, let word = certainty(where: { $0.segment == near }) { return word }
    }
    return .stated
  }

  private func certainty(where holds: (TruthText.Token) -> Bool) -> Certainty? {
    let topics = mentions.filter { holds(text.tokens[$0.range.lowerBound]) }.map(\.topic)
    if topics.contains(.possible) { return .possible }
    if topics.contains(.probable) { return .probable }
    let hasPercent = text.tokens.contains { holds($0) && $0.unit == .percent }
    if topics.contains(.probability) { return hasPercent ? .figure : .probable }
    return hasPercent && !topics.contains(.humidity) ? .figure : nil
  }
}
