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
    var isAlertJoined = false
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
    var text = sentence(range, items.sorted { $0.order < $1.order })
    // A shorter opening before a fact less.
    for attempt: UInt64 in 0..<Self.openings where !isFit(text) {
      range = RangeWords(facts, draw: draw.draw(Self.firstOpening + attempt))
      text = sentence(range, items.sorted { $0.order < $1.order })
    }
    while true {
      // What is felt far off has to be told: every cut into sentences is tried before it goes.
      if items.last == .feelsFar, !isFit(Orthography.finish(text).text),
        let (other, words) = otherShape(items.sorted { $0.order < $1.order })
      {
        (range, text) = (other, words)
      }
      let (finished, euphony) = Orthography.finish(text)
      if isFit(finished) || items.isEmpty {
        result.text = finished
        result.items = items
        result.isAlertJoined = words(items).alertHost != nil
        result.euphony = euphony
        result.hasRange = range?.isRange ?? false
        result.hasTemperature = range.map { !$0.isRange } ?? false
        return result
      }
      items.removeLast()
      result.isCut = true
      text = sentence(range, items.sorted { $0.order < $1.order })
    }
  }

  /// An opening and a cut into sentences that fit; nil where none of those drawn does.
  private func otherShape(_ items: [DataItem]) -> (RangeWords?, String)? {
    for attempt: UInt64 in 0..<4 * Self.openings {
      let range = RangeWords(facts, draw: draw.draw(Self.firstOpening + attempt))
      let text = sentence(range, items, shape: draw.draw(Self.firstShape + attempt))
      if isFit(Orthography.finish(text).text) { return (range, text) }
    }
    return nil
  }

  /// How many other openings are tried, and the number of the first one's draw.
  private static let openings: UInt64 = 8
  private static let firstOpening: UInt64 = 16
  private static let firstShape: UInt64 = 64

  private func isFit(_ text: String) -> Bool {
    Orthography.isFit(text, characters: ProseRegister.datalineLength, words: ProseRegister.datalineWords)
  }

  private func words(_ items: [DataItem]) -> DataWords {
    DataWords(facts: facts, topic: topic, draw: draw.draw(2), items: items)
  }

  private func sentence(_ range: RangeWords?, _ items: [DataItem], shape: Draw? = nil) -> String {
    let words = words(items)
    let isJoined = words.alertHost != nil
    let told = items.filter { ($0 != .stormChance || !words.isStormJoined) && ($0 != .alert || !isJoined) }
    let parts = told.map(words.text)
    guard let range else {
      return parts.isEmpty ? nothing : list(parts) + "."
    }
    guard !parts.isEmpty else { return range.opening + "." }
    // Behind a felt temperature no other one stands in the same sentence, and behind the cause of an aviso nothing.
    let leads = told.contains(.feelsFar) || told.contains(.feelsNear) || told.contains(.alert)
    let form = (shape ?? draw.draw(3)).below(leads ? 8 : 12)
    switch parts.count {
    case 1:
      switch form {
      case 0...3: return "\(range.opening), con \(parts[0])."
      case 4...5: return "\(range.opening); \(parts[0])."
      case 6...7 where !range.isClause && !joins(range.opening): return "\(range.opening) y \(parts[0])."
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
      case 9: return "\(list(parts)). \(capital(range.opening))."
      default: return "\(list(parts + [range.item]))."
      }
    default:
      let half = parts.count / 2
      let (first, second) = (Array(parts[..<half]), Array(parts[half...]))
      // Four figures are too many for one sentence.
      switch parts.count == 3 ? form : 5 + form % (leads ? 4 : 7) {
      case 0...2: return "\(range.opening), con \(list(parts))."
      case 3...4: return "\(range.opening); \(list(parts))."
      case 5...7:
        return
          "\(range.opening), con \(list(first)). \(capital(list(second)))."
      case 8:
        return
          "\(range.opening); \(list(first)). \(capital(list(second)))."
      case 9:
        return
          "\(list(first)). \(capital(list(second + [range.item])))."
      default: return "\(range.opening). \(capital(list(parts)))."
      }
    }
  }

  /// `a, b y c`; `a y b, además de c` where two probabilities share a noun.
  private func list(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    let isJoined = joins(parts[parts.count - 2])
    return parts.dropLast().joined(separator: ", ") + (isJoined ? ", además de " : " y ") + parts[parts.count - 1]
  }

  /// Whether a text joins two things with *y*. By bytes: as characters it was a quarter of a phrase.
  private func joins(_ text: String) -> Bool {
    var (last, before): (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      if byte == 0x20, last == 0x79, before == 0x20 { return true }
      (before, last) = (last, byte)
    }
    return false
  }

  private func capital(_ text: String) -> String { Orthography.finish(text).text }

  private var nothing: String {
    ["Sin datos de temperatura a esta hora.", "Faltan los datos de temperatura por ahora."][
      draw.draw(4).below(2)]
  }
}
