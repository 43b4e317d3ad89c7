// SPDX-License-Identifier: MIT

import AuraModel

/// The judgement of one line as it goes: its words, what they were understood to say, and what is wrong in them.
struct TruthLineReading {
  typealias Topic = TruthLexicon.Topic

  let line: TruthVerdict.Line
  let text: TruthText
  let world: TruthWorld
  let mentions: [TruthMention]
  private(set) var findings: [TruthVerdict.Finding] = []
  private(set) var recovered: [String] = []

  init(line: TruthVerdict.Line, text: TruthText, world: TruthWorld) {
    self.line = line
    self.text = text
    self.world = world
    mentions = text.mentions()
  }

  mutating func judge() {
    judgeFigures()
    judgePhenomena()
    judgeSky()
    judgeWind()
    judgeTemperatureWords()
    judgeBandWords()
    judgeTimes()
    judgeAvisos()
    judgeNames()
  }

  mutating func find(_ rule: TruthRule, _ words: String, expected: String) {
    findings.append(TruthVerdict.Finding(rule: rule, line: line, words: words, expected: expected))
  }

  mutating func recover(_ fact: String) { recovered.append(fact) }

  // MARK: What stands near a token

  func speaks(of topics: Topic..., in segment: Int? = nil) -> Bool {
    mentions.contains { topics.contains($0.topic) && !$0.isDenied && (segment == nil || $0.segment == segment) }
  }

  /// The mention of some topics that governs a token: the last one before it in its segment; one behind it where none
  /// is before, or where "de" ties it ("60 % de humedad"); else the last one of its sentence.
  func governor(of index: Int, among topics: Set<Topic>, reaching isReaching: Bool = true) -> TruthMention? {
    let token = text.tokens[index]
    // What an aviso behind the figure is for says nothing of the figure: "0,4 mm y aviso por nieve".
    let aviso = mentions.first {
      $0.topic == .aviso && $0.segment == token.segment && $0.range.lowerBound > index
    }
    let near = mentions.filter { mention in
      topics.contains(mention.topic) && mention.segment == token.segment
        && (aviso.map { mention.range.lowerBound < $0.range.lowerBound } ?? true)
    }
    let nearest = near.min { distance(of: $0, to: index) < distance(of: $1, to: index) }
    if nearest != nil || !isReaching { return nearest }
    return mentions.last {
      topics.contains($0.topic) && $0.sentence == token.sentence && $0.range.upperBound <= index
    }
  }

  private func distance(of mention: TruthMention, to index: Int) -> Int {
    guard mention.range.lowerBound > index else { return index - mention.range.upperBound + 1 }
    let isTied = index + 1 < text.tokens.count && text.tokens[index + 1].folded == "de"
    let words = mention.range.lowerBound - index
    return isTied && words <= 3 ? words - 3 : 1_000 + words
  }

  /// The folded words of a segment.
  func words(in segment: Int) -> [String] {
    text.tokens.filter { $0.segment == segment && $0.kind == .word }.map(\.folded)
  }

  func hasWord(_ word: String) -> Bool { text.tokens.contains { $0.folded == word } }
}
