// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// The hours of a snapshot's JSON while their columns are read.
struct HourColumns {
  private let reader: SnapshotReader
  private var slots: [HourSlot] = []
  private var from: WallInstant
  private var count: Int?
  private var offsets: [Int]?
  private var skies: [SkyState] = []
  /// Hours whose sky is told by its place among `skies`.
  private var places: [(hour: Int, place: Int)] = []

  /// As many hours as are taken from a list, whatever its length.
  private static let limit = 240

  init(_ reader: SnapshotReader) {
    self.reader = reader
    from = reader.hourStart
    slots.reserveCapacity(SnapshotBounds.hours)
  }

  /// Reads the object and puts its columns together.
  mutating func read(_ json: inout JSONCursor) throws(JSONError) -> [HourSlot] {
    let start = json.startOffset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: reader.tables.hour, in: &walk) {
      if try !json.passNull() { try read(field, &json) }
    }
    let hours = offsets?.count ?? max(slots.count, count ?? 0)
    guard slots.count <= hours, count ?? hours == hours, places.allSatisfy({ skies.indices.contains($0.place) }) else {
      throw json.wrong(start, expected: "columns no longer than \"count\" and \"at\", skies that are listed")
    }
    if hours > 0 { reach(hours - 1) }
    for index in 0..<hours {
      slots[index].start = from.advanced(bySeconds: Int64(offsets?[index] ?? index) * 3600)
    }
    for (hour, place) in places { slots[hour].sky = skies[place] }
    return slots
  }

  private mutating func read(_ field: SnapshotFields.Hour, _ json: inout JSONCursor) throws(JSONError) {
    let reader = reader
    switch field {
    case .from: from = try json.optionalInstant(in: reader.zone) ?? from
    case .count:
      count = try json.optionalInt(in: 0...Self.limit)
      if let count, count > 0 { reach(count - 1) }
    case .at: offsets = try offsets(&json)
    case .skies:
      try json.elements { json, _ throws(JSONError) in
        let start = json.startOffset
        guard skies.count < Self.limit, let sky = try reader.sky(&json) else {
          throw json.wrong(start, expected: "a state of the sky")
        }
        skies.append(sky)
      }
    case .sky:
      try column(&json) { columns, json, hour throws(JSONError) in
        if json.isAtString {
          columns.slots[hour].sky = SnapshotReader.sky(code: try json.readStringToken(), json)
        } else if json.nextKind == .number {
          columns.places.append((hour, try json.readInt()))
        } else {
          columns.slots[hour].sky = try reader.sky(&json)
        }
      }
    case .isNight:
      try column(&json) { columns, json, hour throws(JSONError) in
        columns.slots[hour].isNight = try json.readBoolean()
      }
    case .precipitationMm:
      try column(&json) { columns, json, hour throws(JSONError) in
        columns.slots[hour].precipitation = try reader.depth(&json)
      }
    case .snowMm:
      try column(&json) { columns, json, hour throws(JSONError) in
        columns.slots[hour].snow = try reader.depth(&json)
      }
    case .windFrom:
      try column(&json) { columns, json, hour throws(JSONError) in
        columns.slots[hour].setWind(origin: try reader.origin(&json))
      }
    case .windKmh:
      try column(&json) { columns, json, hour throws(JSONError) in
        columns.slots[hour].setWind(speedKmh: try json.optionalInt(in: SnapshotBounds.kilometresPerHour))
      }
    case .temperatureC: try numbers(&json, in: SnapshotBounds.celsius) { $0.temperatureC = $1 }
    case .feelsLikeC: try numbers(&json, in: SnapshotBounds.celsius) { $0.feelsLikeC = $1 }
    case .humidity: try numbers(&json, in: SnapshotBounds.percent) { $0.relativeHumidity = $1 }
    case .gustKmh: try numbers(&json, in: SnapshotBounds.kilometresPerHour) { $0.gustKmh = $1 }
    case .precipitationProbability:
      try numbers(&json, in: SnapshotBounds.percent) { $0.precipitationProbability = $1 }
    case .stormProbability: try numbers(&json, in: SnapshotBounds.percent) { $0.stormProbability = $1 }
    case .snowProbability: try numbers(&json, in: SnapshotBounds.percent) { $0.snowProbability = $1 }
    }
  }

  @inline(__always)
  private mutating func numbers(
    _ json: inout JSONCursor, in range: ClosedRange<Int>, _ assign: (inout HourSlot, Int) -> Void
  ) throws(JSONError) {
    try column(&json) { columns, json, hour throws(JSONError) in
      if let value = try json.optionalInt(in: range) { assign(&columns.slots[hour], value) }
    }
  }

  /// Reads a column; a null leaves its hour as it is.
  @inline(__always)
  private mutating func column(
    _ json: inout JSONCursor, _ read: (inout HourColumns, inout JSONCursor, Int) throws(JSONError) -> Void
  ) throws(JSONError) {
    let start = json.startOffset
    try json.beginArray()
    var hour = 0
    while try json.nextElement() {
      guard hour < Self.limit else { throw json.wrong(start, expected: "at most \(Self.limit) hours") }
      reach(hour)
      if try !json.passNull() { try read(&self, &json, hour) }
      hour += 1
    }
  }

  private mutating func reach(_ hour: Int) {
    while slots.count <= hour { slots.append(HourSlot(start: from)) }
  }

  /// Hours after the first one, each later than the one before.
  private func offsets(_ json: inout JSONCursor) throws(JSONError) -> [Int] {
    var offsets: [Int] = []
    let start = json.startOffset
    try json.beginArray()
    while try json.nextElement() {
      let offset = try json.readInt()
      guard offset > (offsets.last ?? -1), offset < 1000, offsets.count < Self.limit else {
        throw json.wrong(start, expected: "hours after the first, 0…999, each more than the one before")
      }
      offsets.append(offset)
    }
    return offsets
  }
}

extension SnapshotReader {
  func hours(_ json: inout JSONCursor) throws(JSONError) -> [HourSlot] {
    var columns = HourColumns(self)
    return try columns.read(&json)
  }
}
