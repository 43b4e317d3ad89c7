// SPDX-License-Identifier: MIT

/// A topic that a line speaks of, where, and whether it is denied.
struct TruthMention {
  let topic: TruthLexicon.Topic
  /// Of the line's tokens.
  let range: Range<Int>
  let segment: Int
  let sentence: Int
  let isDenied: Bool
  let written: String
}

extension TruthText {
  /// What the line speaks of, in its order.
  func mentions() -> [TruthMention] {
    var taken = [Bool](repeating: false, count: tokens.count)
    var found: [TruthMention] = []
    let heads = tokens.map { $0.folded.utf8.first ?? 0 }
    for pattern in TruthLexicon.patterns {
      for start in heads.indices where heads[start] == pattern.head && start + pattern.words.count <= tokens.count {
        let range = start..<start + pattern.words.count
        guard !range.contains(where: { taken[$0] }), matches(pattern, at: start) else { continue }
        for index in range { taken[index] = true }
        found.append(
          TruthMention(
            topic: pattern.topic, range: range, segment: tokens[start].segment, sentence: tokens[start].sentence,
            isDenied: isDenied(at: start), written: tokens[range].map(\.written).joined(separator: " ")))
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func matches(_ pattern: TruthLexicon.Pattern, at start: Int) -> Bool {
    for (offset, word) in pattern.words.enumerated() {
      let token = tokens[start + offset]
      guard token.kind == .word, token.segment == tokens[start].segment else { return false }
      guard word.isPrefix ? token.folded.hasPrefix(word.stem) : token.folded == word.stem else { return false }
    }
    return true
  }

  private static let denials: Set<String> = ["sin", "ni", "no", "nada", "ningun", "ninguna", "tampoco"]

  private static let turningVerbs = ["descarta", "tapa", "oculta", "esconde", "apaga", "borra", "quita"]

  /// Whether one of the three words before denies it: "sin apenas lluvia". "Sin descartar lluvia" does not.
  private func isDenied(at start: Int) -> Bool {
    for index in (max(0, start - 3)..<start).reversed() {
      guard tokens[index].segment == tokens[start].segment, tokens[index].kind == .word else { return false }
      // "Por ahora no descarga: tormenta probable", "sin nubes y viento flojo": what stands behind is said.
      let isNewClause = tokens[index].clause != tokens[start].clause
      if isNewClause && !tokens[index...start].contains(where: { $0.folded == "ni" }) { return false }
      // "No se descarta lluvia" and "no tapan el sol" deny no rain and no sun.
      if Self.turningVerbs.contains(where: tokens[index].folded.hasPrefix) { return false }
      if Self.denials.contains(tokens[index].folded) { return true }
    }
    return false
  }
}
