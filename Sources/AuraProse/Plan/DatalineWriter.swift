// SPDX-License-Identifier: MIT

import AuraModel

/// Writes a data line: the range and the figures that the hour has, in one or two sentences.
struct DatalineWriter {
  let facts: WeatherFacts
  let topic: Topic
  let draw: Draw

  /// A data line and how it came about.
  struct Result {
    var text = ""
    var items: [DataItem] = []
    var hasRange = false
    var hasTemperature = false
    var euphony = Orthography.Euphony.none
    var isCut = false
  }

  func write() -> Result {
    let range = RangeWords(facts, draw: draw.draw(1))
    var items = facts.dataItems(topic: topic, isRangeTold: range != nil)
    let most = ProseRegister.datalineFacts - (range == nil ? 0 : 1)
    var result = Result()
    if items.count > most {
      items.removeLast(items.count - most)
      result.isCut = true
    }
    while true {
      let text = sentence(range, items.sorted { $0.order < $1.order })
      let (finished, euphony) = Orthography.finish(text)
      let isFit = finished.utf8.count { $0 & 0xC0 != 0x80 } <= ProseRegister.datalineLength
      if isFit || items.isEmpty {
        result.text = finished
        result.items = items
        result.euphony = euphony
        result.hasRange = range?.isRange ?? false
        result.hasTemperature = range.map { !$0.isRange } ?? false
        return result
      }
      items.removeLast()
      result.isCut = true
    }
  }

  private func sentence(_ range: RangeWords?, _ items: [DataItem]) -> String {
    let words = DataWords(facts: facts, topic: topic, draw: draw.draw(2), items: items)
    let parts = items.filter { $0 != .stormChance || !words.isStormJoined }.map(words.text)
    guard let range else {
      return parts.isEmpty ? nothing : list(parts) + "."
    }
    guard !parts.isEmpty else { return range.opening + "." }
    let form = draw.draw(3).below(12)
    switch parts.count {
    case 1:
      switch form {
      case 0...3: return "\(range.opening), con \(parts[0])."
      case 4...5: return "\(range.opening); \(parts[0])."
      case 6...7 where !range.isClause: return "\(range.opening) y \(parts[0])."
      case 6...7: return "\(range.opening), con \(parts[0])."
      case 8: return "\(range.opening). \(capital(parts[0]))."
      case 9: return "\(parts[0]); \(range.opening)."
      default: return "\(parts[0]) y \(range.item)."
      }
    case 2:
      switch form {
      case 0...2: return "\(range.opening), con \(list(parts))."
      case 3...4: return "\(range.opening); \(list(parts))."
      case 5: return "\(range.opening), con \(list(parts))."
      case 6...7: return "\(range.opening). \(capital(list(parts)))."
      case 8: return "\(parts[0]), con \(parts[1]) y \(range.item)."
      case 9: return "\(parts[0]) y \(parts[1]). \(capital(range.opening))."
      default: return "\(list(parts + [range.item]))."
      }
    default:
      let half = parts.count / 2
      let (first, second) = (Array(parts[..<half]), Array(parts[half...]))
      // Four figures are too many for one sentence.
      switch parts.count == 3 ? form : 5 + form % 7 {
      case 0...2: return "\(range.opening), con \(list(parts))."
      case 3...4: return "\(range.opening); \(list(parts))."
      case 5...7: return "\(range.opening), con \(list(first)). \(capital(list(second)))."
      case 8: return "\(range.opening); \(list(first)). \(capital(list(second)))."
      case 9: return "\(list(first)). \(capital(list(second + [range.item])))."
      default: return "\(range.opening). \(capital(list(parts)))."
      }
    }
  }

  /// `a, b y c`
  private func list(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " y " + parts[parts.count - 1]
  }

  private func capital(_ text: String) -> String { Orthography.finish(text).text }

  private var nothing: String {
    ["Sin datos de temperatura ni de viento a esta hora.", "Faltan los datos de temperatura y de viento."][
      draw.draw(4).below(2)]
  }
}
