// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// Passes over the rows of the national file and holds, for each place and quantity, the best reading so far.
struct ObservationPass {
  private static let fields = JSONFields<ObservationField>()

  var notes: NoteBook
  /// Of the row being read.
  var index = 0
  /// Whether any row had a longitude, which rows of other products have not.
  private(set) var hasMetRow = false

  private let windows: ContiguousArray<PlaceWindow>
  /// Every place's quantities, place by place.
  private var held: ContiguousArray<HeldReading>
  private let usableEnds: ClosedRange<Int64>

  init(places: [Coordinate], moment: WallInstant, notes: NoteBook) {
    self.notes = notes
    windows = ContiguousArray(places.map { PlaceWindow($0) })
    held = ContiguousArray(repeating: HeldReading(), count: places.count * HeldReading.quantityCount)
    let last = moment.millisecondsSinceEpoch
    usableEnds = last - LocalObservation.maximumAgeSeconds * 1000...last
  }

  /// Reads a row as far as it matters, and holds what is better than what was held.
  mutating func row(_ json: inout JSONCursor) throws(JSONError) {
    var row = ObservationRow()
    var walk = try json.beginObject()
    while let field = try json.nextField(of: Self.fields, in: &walk) {
      switch field {
      case .lon:
        row.longitude = try value(&json, field)
        if !row.longitude.isNaN { hasMetRow = true }
        guard windows.contains(where: { $0.holds(longitude: row.longitude) }) else { return try json.skipRow() }
      case .lat:
        row.latitude = try value(&json, field)
        guard windows.contains(where: { $0.holds(latitude: row.latitude) }) else { return try json.skipRow() }
      case .fint:
        guard let end = try end(&json), usableEnds.contains(end) else { return try json.skipRow() }
        row.endMilliseconds = end
      case .idema: row.id = try identifier(&json)
      case .ubi: row.name = try name(&json)
      case .alt: row.altitude = try value(&json, field)
      case .ta: row.airTemperature = try value(&json, field)
      case .tpr: row.dewPoint = try value(&json, field)
      case .hr: row.humidity = try value(&json, field)
      case .vv: row.wind.mean = try value(&json, field)
      case .vmax: row.wind.gust = try value(&json, field)
      case .dv: row.wind.from = try value(&json, field)
      case .vvu: row.ultrasonicWind.mean = try value(&json, field)
      case .vmaxu: row.ultrasonicWind.gust = try value(&json, field)
      case .dvu: row.ultrasonicWind.from = try value(&json, field)
      case .seaLevelPressure: row.seaLevelPressure = try value(&json, field)
      case .prec: row.gauge = try value(&json, field)
      case .pacutp: row.disdrometer = try value(&json, field)
      case .nieve: row.snowDepth = try value(&json, field)
      case .vis: row.visibility = try value(&json, field)
      case .inso: row.sunshine = try value(&json, field)
      case .dmax, .pres, .stdvv, .ts, .tamin, .tamax, .stddv, .tss5cm, .tss20cm, .rviento, .geo925, .geo850, .geo700,
        .stdvvu, .dmaxu, .stddvu, .pliqtp, .psolt:
        try json.skipValue()
      }
    }
    guard row.isWhole else { return }
    for number in windows.indices {
      let distanceKm = windows[number].distanceKm(latitude: row.latitude, longitude: row.longitude)
      guard let distanceKm else { continue }
      offer(row, at: distanceKm, toPlace: number)
    }
  }

  /// The answers, in the order of the places.
  func answers(_ text: UndecodedText) -> [LocalObservation] {
    windows.indices.map { place in
      let first = place * HeldReading.quantityCount
      func plain(_ quantity: HeldReading.Quantity) -> StationReading<Double>? {
        held[first + quantity.rawValue].reading(text) { $0.value }
      }
      var answer = LocalObservation()
      answer.temperatureC = plain(.airTemperature)
      answer.dewPointC = plain(.dewPoint)
      answer.relativeHumidityPercent = plain(.humidity)
      answer.seaLevelPressureHpa = plain(.seaLevelPressure)
      answer.precipitationMm = plain(.precipitation)
      answer.snowDepthCm = plain(.snowDepth)
      answer.visibilityKm = plain(.visibility)
      answer.sunshineMinutes = plain(.sunshine)
      answer.wind = held[first + HeldReading.Quantity.wind.rawValue].reading(text) { $0.wind }
      return answer
    }
  }

  private mutating func offer(_ row: ObservationRow, at distanceKm: Double, toPlace place: Int) {
    let first = place * HeldReading.quantityCount
    for quantity in HeldReading.Quantity.allCases {
      let value = row.value(of: quantity)
      guard !value.isNaN, held[first + quantity.rawValue].yields(to: row, at: distanceKm) else { continue }
      held[first + quantity.rawValue] = HeldReading(row, value, at: distanceKm)
    }
  }

  // MARK: Members

  /// A measurement; not a number where it is unknown.
  private mutating func value(_ json: inout JSONCursor, _ field: ObservationField) throws(JSONError) -> Double {
    guard let range = field.range else { return .nan }
    let start = json.offset
    if let value = json.plainDouble() {
      if range.contains(value) { return value }
      notes.lose("bad-value", at: place(field), found: json.excerpt(start))
      return .nan
    }
    return try json.number(in: range, at: place(field), notes: &notes) ?? .nan
  }

  private mutating func end(_ json: inout JSONCursor) throws(JSONError) -> Int64? {
    switch try json.looseTimestamp() {
    case .unknown: return nil
    case .value(let timestamp): return timestamp.instant(withoutOffsetIn: .utc).millisecondsSinceEpoch
    case .odd(let found):
      notes.lose("bad-value", at: place(.fint), found: found)
      return nil
    }
  }

  /// An identifier as a number that sorts as its letters do; 0 where there is none.
  private mutating func identifier(_ json: inout JSONCursor) throws(JSONError) -> UInt64 {
    guard json.isAtString else { return ObservationID.packed(try json.text(at: place(.idema), notes: &notes)) }
    let token = try json.readStringToken()
    return token.hasEscapes ? ObservationID.packed(json.string(token)) : ObservationID.packed(token)
  }

  private mutating func name(_ json: inout JSONCursor) throws(JSONError) -> JSONStringToken? {
    let token: JSONStringToken
    switch json.nextKind {
    case .string: token = try json.readStringToken()
    case .number: token = try json.readNumberToken()
    case .null:
      try json.readNull()
      return nil
    case .object, .array, .boolean, .none:
      notes.lose("bad-value", at: place(.ubi), found: try json.skipOdd())
      return nil
    }
    return token.count == 0 ? nil : token
  }

  private func place(_ field: ObservationField) -> FeedPlace { FeedPlace(root: index).member(field.rawValue) }
}
