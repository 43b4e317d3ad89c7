// SPDX-License-Identifier: MIT

import AuraChance

/// Takes hours out of a JSON product, or sends them twice, and leaves every other byte as it was.
///
/// An hour is an object of a list with a `periodo` of two digits (hourly forecasts) or a `fint` (observations); hours
/// of the day are drawn, and each list loses or repeats those it has.
struct FaultHours {
  enum Change {
    case removes, repeats
  }

  let change: Change
  let count: Int

  func apply(to body: inout [UInt8], _ chance: inout SeedStream) {
    guard body.first == UInt8(ascii: "[") || body.first == UInt8(ascii: "{") else { return }
    var finder = HourFinder()
    let lists = finder.lists(in: body)
    var known = Set(lists.flatMap { $0.compactMap(\.label) }).sorted()
    var drawn: Set<String> = []
    while drawn.count < count, !known.isEmpty {
      drawn.insert(known.remove(at: Int(chance.below(UInt64(known.count)))))
    }
    guard !drawn.isEmpty else { return }
    var changed: [UInt8] = []
    var copied = 0
    for list in lists where list.contains(where: { $0.label.map(drawn.contains) ?? false }) {
      // A list inside an hour that was dealt with already.
      guard list[0].range.lowerBound >= copied else { continue }
      changed += body[copied..<list[0].range.lowerBound]
      changed += rewritten(list, drawn, body)
      copied = list[list.count - 1].range.upperBound
    }
    body = changed + body[copied...]
  }

  /// The elements of a list with what stands between them.
  private func rewritten(_ list: [HourFinder.Element], _ drawn: Set<String>, _ body: [UInt8]) -> [UInt8] {
    let gap = list.count > 1 ? Array(body[list[0].range.upperBound..<list[1].range.lowerBound]) : Array(", ".utf8)
    let elements = list.flatMap { element -> [Range<Int>] in
      guard let label = element.label, drawn.contains(label) else { return [element.range] }
      return change == .repeats ? [element.range, element.range] : []
    }
    return Array(elements.map { body[$0] }.joined(separator: gap))
  }
}

/// Walks over JSON bytes and notes the lists whose elements are hours.
private struct HourFinder {
  struct Element {
    let range: Range<Int>
    /// `07` for an element that is an hour.
    let label: String?
  }

  private struct Frame {
    let start: Int
    let isList: Bool
    var elements: [Element] = []
    var key: Substring?
    var label: String?
  }

  private var frames: [Frame] = []

  /// The lists with at least one hour, in the order in which they begin; none lies in another.
  mutating func lists(in body: [UInt8]) -> [[Element]] {
    var found: [[Element]] = []
    var index = 0
    while index < body.count {
      switch body[index] {
      case UInt8(ascii: "{"): frames.append(Frame(start: index, isList: false))
      case UInt8(ascii: "["): frames.append(Frame(start: index, isList: true))
      case UInt8(ascii: "}"): closeObject(at: index)
      case UInt8(ascii: "]"):
        if let list = frames.popLast(), list.elements.contains(where: { $0.label != nil }) {
          found.append(list.elements)
        }
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < body.count, body[index] != UInt8(ascii: "\"") {
          index += body[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        take(String(decoding: body[min(start, body.count)..<min(index, body.count)], as: UTF8.self))
      case UInt8(ascii: ","):
        if let last = frames.indices.last { frames[last].key = nil }
      default: break
      }
      index += 1
    }
    return found
  }

  private mutating func closeObject(at index: Int) {
    guard let object = frames.popLast(), let list = frames.indices.last, frames[list].isList else { return }
    frames[list].elements.append(Element(range: object.start..<index + 1, label: object.label))
  }

  /// A string of an object is a key, and the next one its value.
  private mutating func take(_ text: String) {
    guard let last = frames.indices.last, !frames[last].isList else { return }
    guard let key = frames[last].key else {
      frames[last].key = text[...]
      return
    }
    if key == "periodo", text.utf8.count == 2 { frames[last].label = text }
    if key == "fint", text.utf8.count >= 13 { frames[last].label = String(text.dropFirst(11).prefix(2)) }
  }
}
