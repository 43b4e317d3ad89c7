// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import Testing

struct EdgeCaseTests {
  @Test("The forty published edge cases: what must be said is, what must not is not", arguments: EdgeCase.all)
  func edge(_ edge: EdgeCase) throws {
    let phrase = ForecastPhrase.compose(edge.snapshot, at: edge.snapshot.moment)
    let text = "\(phrase.headline) · \(phrase.dataline)"
    var broken: [String] = []
    for pattern in edge.must where try !found(pattern, in: text) { broken.append("lacks \(pattern)") }
    for pattern in edge.mustHeadline where try !found(pattern, in: phrase.headline) {
      broken.append("headline lacks \(pattern)")
    }
    for pattern in edge.mustNot where try found(pattern, in: text) { broken.append("has \(pattern)") }
    #expect(broken.isEmpty, "\(text)")
  }

  @Test("Each edge case without one field after another: nothing forbidden, nothing left hanging, nothing too long")
  func withoutEachField() throws {
    var broken: [String] = []
    let hanging = #"\b(?:nil|null|Optional)\b|[{}]|  |,,|\.\.|, *\.|\b(?:con|y|de|en|por|del|al)[.,;]|\(\)"#
    let hangs = try expression(hanging)
    for edge in EdgeCase.all {
      let forbidden = try edge.mustNot.map { (pattern: $0, expression: try expression($0)) }
      for (field, snapshot) in edge.withoutEach {
        let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
        let text = "\(phrase.headline) · \(phrase.dataline)"
        for (pattern, expression) in forbidden where try found(expression, in: text) {
          // Without its hour or its light a sky is still a sky: what is forbidden is what the case forbids.
          broken.append("\(edge.id) without \(field) has \(pattern): \(text)")
        }
        if try found(hangs, in: text) { broken.append("\(edge.id) without \(field) hangs: \(text)") }
        if phrase.headline.count > 70 || phrase.dataline.count > 140 || phrase.headline.isEmpty
          || phrase.dataline.isEmpty
        {
          broken.append("\(edge.id) without \(field) is too long or empty: \(text)")
        }
      }
    }
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
  }

  /// Whether a pattern is found.
  private func found(_ pattern: String, in text: String) throws -> Bool {
    try found(expression(pattern), in: text)
  }

  private func found(_ expression: Regex<AnyRegexOutput>, in text: String) throws -> Bool {
    try expression.firstMatch(in: text.replacing("\u{A0}", with: " ")) != nil
  }

  /// What a pattern stands for: classes by name, any space where the pattern has one, case ignored.
  private func expression(_ pattern: String) throws -> Regex<AnyRegexOutput> {
    // A figure is a whole figure: `5 %` is not in `45 %`.
    var expression = pattern.first?.isNumber == true ? "(?:^|[^0-9,])" + pattern : pattern
    for (name, words) in wordClasses { expression.replace("@\(name)", with: words) }
    #expect(!expression.contains("@"), "an unknown class in \(pattern)")
    return try Regex(expression).ignoresCase()
  }
}
