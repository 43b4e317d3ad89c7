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
    var range = RangeWords(facts, draw: draw.draw(1))
    var items = facts.dataItems(topic: topic, isRangeTold: range != nil)
    let most = ProseRegister.datalineFacts - (range == nil ? 0 : 1)
    var result = Result()
    if items.count > most {
      items.removeLast(items.count - most)
      result.isCut = true
    }
    // A shorter opening before a fact less.
    for attempt: UInt64 in 0..<Self.openings where !isFit(sentence(range, items.sorted { $0.order < $1.order })) {
      range = RangeWords(facts, draw: draw.draw(Self.firstOpening + attempt))
    }
    while true {
      let text = sentence(range, items.sorted { $0.order < $1.order })
      let (finished, euphony) = Orthography.finish(text)
      if isFit(finished) || items.isEmpty {
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

  /// How many other openings are tried, and the number of the first one's draw.
  private static let openings: UInt64 = 8
  private static let firstOpening: UInt64 = 16

  private func isFit(_ text: String) -> Bool {
    text.utf8.count { $0 & 0xC0 != 0x80 } <= ProseRegister.datalineLength
  }

  private func sentence(_ range: RangeWords?, _ items: [DataItem]) -> String {
    let words = DataWords(facts: facts, topic: topic, draw: draw.draw(2), items: items)
    let told = items.filter { $0 != .stormChance || !words.isStormJoined }
    let parts = told.map(words.text)
    // Two certainties are not joined by *y*, lest the one be read for the other.
    let isSplit = told.suffix(2).count { $0.isOfFalling } == 2
    guard let range else {
      return parts.isEmpty ? nothing : list(parts, isSplit: isSplit) + "."
    }
    guard !parts.isEmpty else { return range.opening + "." }
    // Behind a felt temperature no other one stands in the same sentence.
    let isFelt = told.contains(.feelsFar) || told.contains(.feelsNear)
    let form = draw.draw(3).below(isFelt ? 8 : 12)
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
      case 0...2: return "\(range.opening), con \(list(parts, isSplit: isSplit))."
      case 3...4: return "\(range.opening); \(list(parts, isSplit: isSplit))."
      case 5: return "\(range.opening), con \(list(parts, isSplit: isSplit))."
      case 6...7: return "\(range.opening). \(capital(list(parts, isSplit: isSplit)))."
      case 8: return "\(parts[0]), con \(parts[1]) y \(range.item)."
      case 9: return "\(list(parts, isSplit: isSplit)). \(capital(range.opening))."
      default: return "\(list(parts + [range.item]))."
      }
    default:
      let half = parts.count / 2
      let (first, second) = (Array(parts[..<half]), Array(parts[half...]))
      // Four figures are too many for one sentence.
      switch parts.count == 3 ? form : 5 + form % (isFelt ? 4 : 7) {
      case 0...2: return "\(range.opening), con \(list(parts, isSplit: isSplit))."
      case 3...4: return "\(range.opening); \(list(parts, isSplit: isSplit))."
      case 5...7:
        return
          "\(range.opening), con \(list(first, isSplit: first.count == 2 && told.prefix(2).allSatisfy(\.isOfFalling))). \(capital(list(second, isSplit: isSplit)))."
      case 8:
        return
          "\(range.opening); \(list(first, isSplit: first.count == 2 && told.prefix(2).allSatisfy(\.isOfFalling))). \(capital(list(second, isSplit: isSplit)))."
      case 9:
        return
          "\(list(first, isSplit: first.count == 2 && told.prefix(2).allSatisfy(\.isOfFalling))). \(capital(list(second + [range.item])))."
      default: return "\(range.opening). \(capital(list(parts, isSplit: isSplit)))."
      }
    }
  }

  /// `a, b y c`; `a, b, así como c` where the last two speak of what falls.
  private func list(_ parts: [String], isSplit: Bool = false) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + (isSplit ? ", así como " : " y ") + parts[parts.count - 1]
  }

  private func capital(_ text: String) -> String { Orthography.finish(text).text }

  private var nothing: String {
    ["Sin datos de temperatura a esta hora.", "Faltan los datos de temperatura por ahora."][
      draw.draw(4).below(2)]
  }
}
