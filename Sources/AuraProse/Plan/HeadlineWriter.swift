// SPDX-License-Identifier: MIT

import AuraModel

/// Writes a headline: a pattern of the topic, what fills it, what closes it.
struct HeadlineWriter {
  let facts: WeatherFacts
  let topic: Topic
  let draw: Draw

  /// A headline and how it came about.
  struct Result {
    var text = ""
    var pattern = ""
    var tail = ""
    var euphony = Orthography.Euphony.none
    var isTailDropped = false
    var hasMention = false
    var isLocalWind = false
  }

  func write() -> Result {
    let traits = facts.traits(topic: topic)
    var mentions = facts.mentions(beside: topic)
    while true {
      var (result, isFit) = write(traits, mentions)
      if !isFit, !mentions.isEmpty { (result, isFit) = write(traits, mentions, isBrief: true) }
      // The least salient of what should be named gives way to the length.
      if isFit || mentions.count < 2 { return finished(result) }
      mentions.removeLast()
    }
  }

  /// - Parameter isBrief: whether what is named beside the topic takes its shortest form.
  private func write(_ traits: Traits, _ mentions: [Mention], isBrief: Bool = false) -> (Result, isFit: Bool) {
    let choices = phrase(traits)
    let words = SlotWords(facts: facts, phrase: choices?.words, mentions: mentions)
    let patterns = PatternLibrary.patterns(of: topic, sky: facts.sky)
    let patternDraw = draw.draw(1)
    var limit = UInt64.max
    var shortest: Result?
    // The best candidate that fits; the next best where it is too long for this place or these words.
    while true {
      guard let pattern = best(of: patterns, in: patternDraw, traits: traits, below: limit) else { break }
      limit = patternDraw.weight(pattern.hash)
      var result = Result(pattern: pattern.id, hasMention: !mentions.isEmpty)
      result.isLocalWind = pattern.tellsWind && facts.localWind != nil
      words.write(pattern, to: &result.text)
      let core = result.text
      let tail =
        mentions.isEmpty
        ? tail(for: pattern, phraseTails: choices?.tails ?? PatternLibrary.tails(beside: facts, topic), traits: traits)
        : mentionTail(for: pattern, isBrief: isBrief)
      if let tail {
        words.write(tail, to: &result.text)
        result.tail = tail.id
        if tail.tellsWind && facts.localWind != nil { result.isLocalWind = true }
      }
      if Self.isFit(result.text) { return (result, true) }
      if mentions.isEmpty, Self.isFit(core) {
        result.text = core
        result.tail = ""
        result.isTailDropped = true
        result.isLocalWind = pattern.tellsWind && facts.localWind != nil
        return (result, true)
      }
      if shortest.map({ result.text.utf8.count < $0.text.utf8.count }) ?? true { shortest = result }
    }
    return (shortest ?? Result(), false)
  }

  private func finished(_ result: Result) -> Result {
    var result = result
    (result.text, result.euphony) = Orthography.finish(result.text)
    return result
  }

  private func best(of patterns: [Pattern], in draw: Draw, traits: Traits, below limit: UInt64) -> Pattern? {
    var best = -1
    var bestWeight: UInt64 = 0
    for index in patterns.indices where patterns[index].isEligible(traits) {
      let weight = draw.weight(patterns[index].hash)
      if weight < limit, weight >= bestWeight { (best, bestWeight) = (index, weight) }
    }
    return best < 0 ? nil : patterns[best]
  }

  /// The phrase that stands for the sky or for what falls, with the tails that say none of its words again.
  private func phrase(_ traits: Traits) -> (words: NounPhrase, tails: UInt64)? {
    switch topic {
    case .rain:
      if traits.contains(.drizzle), draw.draw(4).below(2) == 0 { return (BandWords.drizzle, .max) }
      return (facts.rainPhrase, .max)
    case .snow: return (facts.snowPhrase, .max)
    case .rainExpected, .rainProbable:
      return (facts.mayBeSnow ? BandWords.precipitation : BandWords.plainRain, .max)
    case .sky:
      let draw = draw.draw(2)
      var best: PatternLibrary.Phrase?
      var bestWeight: UInt64 = 0
      for phrase in PatternLibrary.phrases where phrase.isEligible(traits) {
        let weight = draw.weight(phrase.hash)
        if best == nil || weight > bestWeight { (best, bestWeight) = (phrase, weight) }
      }
      return best.map { ($0.words, $0.tails) }
    default: return nil
    }
  }

  private func tail(for pattern: Pattern, phraseTails: UInt64, traits: Traits) -> Pattern? {
    let tails = PatternLibrary.tails
    let mask = pattern.tails & phraseTails
    let draw = draw.draw(3)
    var best = -1
    var bestWeight: UInt64 = 0
    for index in tails.indices where mask >> UInt64(index) & 1 == 1 && tails[index].isEligible(traits) {
      // Two lines of the table may read the same: a line draws for itself.
      let weight = draw.weight(tails[index].hash &+ UInt64(index))
      if best < 0 || weight > bestWeight { (best, bestWeight) = (index, weight) }
    }
    return best < 0 ? nil : tails[best]
  }

  /// What must be named beside the topic, in the first form whose conjunction the pattern does not use.
  private func mentionTail(for pattern: Pattern, isBrief: Bool) -> Pattern? {
    let tails = PatternLibrary.mentions
    let first = isBrief ? 0 : draw.draw(5).below(tails.count)
    for offset in tails.indices {
      let tail = tails[(first + offset) % tails.count]
      if tail.stems.isDisjoint(with: pattern.stems) { return tail }
    }
    return tails.last
  }

  private static func isFit(_ text: String) -> Bool {
    Orthography.isFit(text, characters: ProseRegister.headlineLength, words: ProseRegister.headlineWords)
  }
}
