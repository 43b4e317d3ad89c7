// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport
import Synchronization

/// What was delivered to the phone, by product: where every shown number has to be found.
final class AnswerShelf: Sendable {
  struct Answer: Sendable {
    let body: [UInt8]
    /// On the world's clock, when it was delivered last.
    var deliveredAt: WallInstant
    /// Whether no fault has touched it.
    let isWhole: Bool
    /// Without the blanks between values, made when it is first looked into.
    var packed: [UInt8]?
    /// Of observations: rows by station, cut when it is first looked into.
    var stations: [String: [Range<Int>]] = [:]
  }

  /// Distinct bodies of a product: more than four days of editions.
  private static let depth = 32
  private static let observations = "observations"

  private let answers = Mutex<[String: [Answer]]>([:])

  /// Keeps an answer, the newest first.
  func deliver(_ response: HTTPResponse, _ entry: JournalEntry, at moment: WallInstant) {
    guard response.status == 200, entry.hop != .first, let product = Self.product(entry) else { return }
    answers.withLock { answers in
      var kept = answers[product] ?? []
      if let index = kept.firstIndex(where: { $0.body == response.body }) {
        var known = kept.remove(at: index)
        known.deliveredAt = moment
        kept.insert(known, at: 0)
      } else {
        kept.insert(
          Answer(body: response.body, deliveredAt: moment, isWhole: entry.faults.isEmpty, packed: nil), at: 0)
        // The national file is large, and the stations of an hour are in twelve of them.
        let depth = response.body.count > 50_000 ? 8 : Self.depth
        if kept.count > depth { kept.removeLast() }
      }
      answers[product] = kept
    }
  }

  /// The first of what looking into a product's answers brings, the newest answer first.
  func first<Result>(of product: String, where look: ([UInt8]) -> Result?) -> Result? {
    let count = answers.withLock { $0[product]?.count ?? 0 }
    for index in 0..<count {
      let packed = answers.withLock { answers -> [UInt8] in
        guard let answer = answers[product]?[index] else { return [] }
        if let packed = answer.packed { return packed }
        let packed = Self.packed(answer.body)
        answers[product]?[index].packed = packed
        return packed
      }
      if let result = look(packed) { return result }
    }
    return nil
  }

  /// The first of what looking into a station's rows of the observations brings, the newest file first.
  func firstRow<Result>(ofStation id: String, where look: ([UInt8]) -> Result?) -> Result? {
    let count = answers.withLock { $0[Self.observations]?.count ?? 0 }
    for index in 0..<count {
      let rows = answers.withLock { answers -> [[UInt8]] in
        guard var answer = answers[Self.observations]?[index] else { return [] }
        if answer.stations.isEmpty {
          answer.stations = Self.stations(in: answer.body)
          answers[Self.observations]?[index] = answer
        }
        return (answer.stations[id] ?? []).map { Self.packed([UInt8(ascii: "{")] + answer.body[$0]) }
      }
      for row in rows {
        if let result = look(row) { return result }
      }
    }
    return nil
  }

  /// Where the rows of each station stand in a file of observations: from `idema` to the next one's.
  private static func stations(in body: [UInt8]) -> [String: [Range<Int>]] {
    var stations: [String: [Range<Int>]] = [:]
    let mark = Array("\"idema\"".utf8)
    var next = ByteSearch.first(mark, in: body[...])
    while let start = next {
      next = ByteSearch.first(mark, in: body[(start + mark.count)...])
      let end = next ?? body.count
      let cells = body[(start + mark.count)..<end].split(separator: UInt8(ascii: "\""), maxSplits: 2)
      guard cells.count >= 2 else { continue }
      stations[String(decoding: cells[1], as: UTF8.self), default: []].append(start..<end)
    }
    return stations
  }

  /// When a whole answer of a product was delivered last; nil for never.
  func lastWhole(of product: String) -> WallInstant? {
    answers.withLock { $0[product]?.filter(\.isWhole).map(\.deliveredAt).max() }
  }

  /// How many bodies there are of all products.
  var count: Int { answers.withLock { $0.values.reduce(0) { $0 + $1.count } } }

  /// `hourly 28079`, `avisos 72`, `observations`: what a surface's groups are read from.
  private static func product(_ entry: JournalEntry) -> String? {
    let argument = entry.arguments.first ?? ""
    switch entry.template {
    case "/prediccion/especifica/municipio/horaria/{municipio}": return "hourly \(argument)"
    case "/prediccion/especifica/municipio/diaria/{municipio}": return "daily \(argument)"
    case "/avisos_cap/ultimoelaborado/area/{area}": return "avisos \(argument)"
    case "/observacion/convencional/todas": return observations
    case "/prediccion/especifica/uvi/{dia}": return "uvi"
    default: return entry.target.contains("ica-ultima-hora") ? "air" : nil
    }
  }

  /// JSON without the blanks between its values; other bytes as they are.
  private static func packed(_ body: [UInt8]) -> [UInt8] {
    guard body.first == UInt8(ascii: "[") || body.first == UInt8(ascii: "{") else { return body }
    return [UInt8](unsafeUninitializedCapacity: body.count) { out, count in
      var isInside = false
      var previous: UInt8 = 0
      for byte in body {
        if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isInside.toggle() }
        if isInside || byte > 0x20 {
          out[count] = byte
          count += 1
        }
        previous = byte
      }
    }
  }
}
