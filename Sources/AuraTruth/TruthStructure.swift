// SPDX-License-Identifier: MIT

/// The structure of a line: what is left of it when figures, names and the words that speak of weather are taken out.
///
/// It is counted from the text alone, so two templates that print alike are one structure.
public enum TruthStructure {
  /// `De # a #, humedad del # y viento flojo del suroeste` is `de # a # <humidity> del # y <wind> flojo del suroeste`.
  public static func of(_ line: String, place: String) -> String {
    let text = TruthText(line)
    let own = Set(place.split { !$0.isLetter }.map { TruthText.fold($0) })
    var names: [String?] = text.tokens.map { token in
      switch token.kind {
      case .figure, .clock: "#"
      case .dash: "–"
      case .word: own.contains(token.folded) ? "@" : token.folded
      }
    }
    for mention in text.mentions() {
      for index in mention.range { names[index] = nil }
      names[mention.range.lowerBound] = "<\(mention.topic.rawValue)>"
    }
    return names.compactMap(\.self).joined(separator: " ")
  }
}
