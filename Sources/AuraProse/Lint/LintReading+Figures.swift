// SPDX-License-Identifier: MIT

extension LintReading {
  private static let symbols: Set<String> = ["%", "mm", "km", "m", "°", "hPa"]
  private static let wrongUnits: Set<String> = ["Km", "KM", "Kmh", "kmh", "kph", "mph", "Mm", "MM", "cms", "mms"]

  /// Figures: their decimal comma, their minus, the space and the symbol behind them, the ranges they make.
  mutating func judgeFigures() {
    for index in text.tokens.indices {
      let token = text.tokens[index]
      if token.kind == .word, Self.wrongUnits.contains(token.text) { find(.unit, token.text) }
      if token.text.hasPrefix("º") { find(.unit, token.text) }
      guard token.kind == .figure else { continue }
      judgeDecimal(token.text)
      judgeMinus(at: index)
      judgeUnit(at: index)
      judgeRange(at: index)
    }
    judgeColdTwice()
  }

  private mutating func judgeDecimal(_ figure: String) {
    if figure.contains(".") { find(.decimal, figure) }
    let parts = figure.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count > 2 || parts.contains(where: \.isEmpty) { find(.decimal, figure) }
    if parts.count == 2, parts[1].allSatisfy({ $0 == "0" }) || parts[1].count > 1 { find(.decimal, figure) }
    if let whole = parts.first, whole.count > 1, whole.hasPrefix("0") { find(.decimal, figure) }
  }

  private mutating func judgeMinus(at index: Int) {
    let token = text.tokens[index]
    guard index > 0, token.gap.isEmpty, text.tokens[index - 1].kind == .mark else { return }
    let sign = text.tokens[index - 1]
    let isSign = index < 2 || !sign.gap.isEmpty || text.isMark(index - 2, "(-−–")
    if sign.text == "-" || sign.text == "–", isSign { find(.minus, sign.text + token.text) }
    if sign.text == "−", token.text == "0" { find(.minus, "−0") }
    if "−-–".contains(sign.text), text.isMark(index - 2, "−-–+") { find(.minus, "two signs") }
  }

  /// A symbol stands behind a space that does not break; a noun agrees with its figure.
  private mutating func judgeUnit(at index: Int) {
    guard index + 1 < text.tokens.count else { return }
    let figure = text.tokens[index]
    let next = text.tokens[index + 1]
    if Self.symbols.contains(next.text) {
      if next.gap != "\u{A0}" && next.gap != "\u{202F}" { find(.unit, "\(figure.text)\(next.gap)\(next.text)") }
      if next.text == "°" {
        let hasCelsius = text.tokens.indices.contains(index + 2) && text.tokens[index + 2].text == "C"
        if !hasCelsius || !text.tokens[index + 2].gap.isEmpty { find(.unit, "\(figure.text) °") }
      }
      if figure.text == "0", next.text == "mm" || next.text == "km" || next.text == "%" {
        find(.unit, "0 \(next.text)")
      }
    }
    let isOne = figure.text == "1"
    if isOne ? LintLexicon.unitPlurals.contains(next.lower) : LintLexicon.unitSingulars.contains(next.lower) {
      find(.numberOfUnit, "\(figure.text) \(next.text)")
    }
  }

  /// "de 9 a 15", "entre 9 y 15": the least first, two values, and the words that belong together.
  private mutating func judgeRange(at index: Int) {
    guard let first = value(at: index) else { return }
    var joint = index + 1
    while joint < text.tokens.count, ["°", "C", "%"].contains(text.tokens[joint].text) { joint += 1 }
    guard let word = text.word(joint), ["a", "y", "e", "hasta"].contains(word) else { return }
    var second = joint + 1
    if text.isMark(second, "−-–") { second += 1 }
    guard let last = value(at: second) else { return }
    let signed = index > 0 && text.isMark(index - 1, "−-–") ? index - 1 : index
    guard let opening = text.word(signed - 1) else { return }
    let written = "\(opening) \(text.tokens[index].text) \(word) \(text.tokens[second].text)"
    if opening == "entre" && word != "y" && word != "e" { find(.range, written) }
    let isRange = opening == "entre" || (["de", "desde", "del"].contains(opening) && ["a", "hasta"].contains(word))
    if isRange && first >= last { find(.range, written) }
  }

  private func value(at index: Int) -> Double? {
    guard text.tokens.indices.contains(index), text.tokens[index].kind == .figure,
      let value = Double(text.tokens[index].text.replacing(",", with: "."))
    else { return nil }
    let isNegative = text.isMark(index - 1, "−-–") && text.tokens[index].gap.isEmpty
    return isNegative ? -value : value
  }

  /// "−3 °C bajo cero" is below zero twice.
  private mutating func judgeColdTwice() {
    for index in text.tokens.indices where text.word(index) == "bajo" && text.word(index + 1) == "cero" {
      let before = text.tokens[max(0, index - 4)..<index]
      if before.contains(where: { "−-–".contains($0.text) }) { find(.doubleCold, "− bajo cero") }
    }
  }
}
