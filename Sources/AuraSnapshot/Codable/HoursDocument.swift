// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// The hours in columns.
struct HoursDocument: Codable {
  var from: String?
  var count: Int?
  var at: [Int]?
  var skies: [SkyDocument]?
  var sky: [Either<Int, Either<String, SkyDocument>>?]?
  var isNight: [Bool?]?
  var precipitationMm: [DepthDocument?]?
  var snowMm: [DepthDocument?]?
  var temperatureC: [Int?]?
  var feelsLikeC: [Int?]?
  var humidity: [Int?]?
  var windFrom: [String?]?
  var windKmh: [Int?]?
  var gustKmh: [Int?]?
  var precipitationProbability: [Int?]?
  var stormProbability: [Int?]?
  var snowProbability: [Int?]?

  init(_ hours: [HourSlot]) {
    from = DocumentReader.text(hours.first?.start)
    count = hours.count
    let offsets = hours.map { Int(hours[0].start.seconds(until: $0.start) / 3600) }
    at = offsets == Array(hours.indices) ? nil : offsets
    var odd: [SkyDocument] = []
    sky = column(hours) { slot in
      guard let sky = slot.sky else { return nil }
      switch SkyDocument.written(sky) {
      case .short(let code): return .long(.short(code))
      case .long(let document):
        if let place = odd.firstIndex(of: document) { return .short(place) }
        odd.append(document)
        return .short(odd.count - 1)
      }
    }
    skies = odd.isEmpty ? nil : odd
    isNight = column(hours) { $0.sky == nil ? $0.isNight : nil }
    precipitationMm = column(hours) { $0.precipitation.map { .written($0) } }
    snowMm = column(hours) { $0.snow.map { .written($0) } }
    temperatureC = column(hours) { $0.temperatureC }
    feelsLikeC = column(hours) { $0.feelsLikeC }
    humidity = column(hours) { $0.relativeHumidity }
    windFrom = column(hours) { $0.wind?.letters }
    windKmh = column(hours) { $0.wind?.speedKmh }
    gustKmh = column(hours) { $0.gustKmh }
    precipitationProbability = column(hours) { $0.precipitationProbability }
    stormProbability = column(hours) { $0.stormProbability }
    snowProbability = column(hours) { $0.snowProbability }
  }

  func slots(_ reader: DocumentReader) throws -> [HourSlot] {
    let lengths = self.lengths
    let length = at?.count ?? max(count ?? 0, lengths.max() ?? 0)
    let isWhole = (count ?? length) == length && (0...240).contains(length)
    guard isWhole, lengths.allSatisfy({ $0 <= length }), (at ?? []).allSatisfy({ (0..<1000).contains($0) }) else {
      throw reader.wrong("\(lengths)", expected: "columns no longer than count and at")
    }
    let hour = floorDivide(reader.moment.secondsSinceEpoch, by: 3600) * 3600
    let first = try reader.instant(from) ?? WallInstant(secondsSinceEpoch: hour)
    return try (0..<length).map { index in
      var slot = HourSlot(start: first.advanced(bySeconds: Int64(at?[index] ?? index) * 3600))
      slot.sky = try state(sky?.cell(index), reader)
      slot.isNight = isNight?.cell(index)
      slot.precipitation = try precipitationMm?.cell(index)?.depth(reader)
      slot.snow = try snowMm?.cell(index)?.depth(reader)
      slot.temperatureC = temperatureC?.cell(index)
      slot.feelsLikeC = feelsLikeC?.cell(index)
      slot.relativeHumidity = humidity?.cell(index)
      slot.wind = WindReading(document: windFrom?.cell(index), windKmh?.cell(index))
      slot.gustKmh = gustKmh?.cell(index)
      slot.precipitationProbability = precipitationProbability?.cell(index)
      slot.stormProbability = stormProbability?.cell(index)
      slot.snowProbability = snowProbability?.cell(index)
      return slot
    }
  }

  private var lengths: [Int] {
    let counts: [Int?] = [
      sky?.count, isNight?.count, precipitationMm?.count, snowMm?.count, temperatureC?.count, feelsLikeC?.count,
      humidity?.count, windFrom?.count, windKmh?.count, gustKmh?.count, precipitationProbability?.count,
      stormProbability?.count, snowProbability?.count,
    ]
    return counts.compactMap { $0 }
  }

  private func state(
    _ cell: Either<Int, Either<String, SkyDocument>>?, _ reader: DocumentReader
  ) throws -> SkyState? {
    switch cell {
    case nil: return nil
    case .long(let sky): return sky.state
    case .short(let place):
      guard let skies, skies.indices.contains(place) else { throw reader.wrong("\(place)", expected: "a listed sky") }
      return skies[place].state
    }
  }
}

/// A column of the hours, nil where nothing is known.
private func column<Value>(_ hours: [HourSlot], _ value: (HourSlot) -> Value?) -> [Value?]? {
  let cells = hours.map(value)
  return cells.contains { $0 != nil } ? cells : nil
}

extension Array {
  /// The cell of an hour; nil past the end of the column.
  fileprivate func cell<Value>(_ index: Int) -> Value? where Element == Value? {
    indices.contains(index) ? self[index] : nil
  }
}
