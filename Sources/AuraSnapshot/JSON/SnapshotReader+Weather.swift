// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFormats
import AuraModel
import AuraTime

// The current hour and the days.
extension SnapshotReader {
  func hour(_ json: inout JSONCursor) throws(JSONError) -> HourSlot {
    var slot = HourSlot(start: hourStart)
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.hour, in: &walk) {
      if try json.passNull() { continue }
      switch field {
      case .from: slot.start = try json.optionalInstant(in: zone) ?? hourStart
      case .sky: slot.sky = try sky(&json)
      case .isNight: slot.isNight = try json.readBoolean()
      case .precipitationMm: slot.precipitation = try depth(&json)
      case .snowMm: slot.snow = try depth(&json)
      case .windFrom: slot.setWind(origin: try origin(&json))
      case .windKmh: slot.setWind(speedKmh: try json.optionalInt(in: SnapshotBounds.kilometresPerHour))
      case .count, .at, .skies: try json.skipValue()
      case .temperatureC: slot.temperatureC = try json.optionalInt(in: SnapshotBounds.celsius)
      case .feelsLikeC: slot.feelsLikeC = try json.optionalInt(in: SnapshotBounds.celsius)
      case .humidity: slot.relativeHumidity = try json.optionalInt(in: SnapshotBounds.percent)
      case .gustKmh: slot.gustKmh = try json.optionalInt(in: SnapshotBounds.kilometresPerHour)
      case .precipitationProbability: slot.precipitationProbability = try json.optionalInt(in: SnapshotBounds.percent)
      case .stormProbability: slot.stormProbability = try json.optionalInt(in: SnapshotBounds.percent)
      case .snowProbability: slot.snowProbability = try json.optionalInt(in: SnapshotBounds.percent)
      }
    }
    return slot
  }

  /// Where a wind comes from: the eight main letters and calm without a text made of them.
  func origin(_ json: inout JSONCursor) throws(JSONError) -> WindReading.Origin? {
    let origin = WindLetters.origin(&json, try json.readStringToken())
    guard case .other(let letters) = origin else { return origin }
    return WindReading.origin(letters: letters)
  }

  func sky(_ json: inout JSONCursor) throws(JSONError) -> SkyState? {
    if json.isAtString { return Self.sky(code: try json.readStringToken(), json) }
    var code: String?
    var words = ""
    let start = json.startOffset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.sky, in: &walk) {
      switch field {
      case .code: code = try json.optionalString()
      case .text: words = try json.optionalString() ?? ""
      }
    }
    guard let code, !code.isEmpty else { throw json.wrong(start, expected: "a state of the sky with \"code\"") }
    return SkyState(codeText: code, wording: words)
  }

  /// A code alone: in AEMET's words where its table has it.
  static func sky(code token: JSONStringToken, _ json: borrowing JSONCursor) -> SkyState? {
    if token.count <= 3, !token.hasEscapes,
      let code = SkyCode(littleEndianBytes: UInt32(truncatingIfNeeded: token.head))
    {
      return SkyState(code)
    }
    return token.count == 0 ? nil : SkyState(codeText: json.string(token), wording: "")
  }

  /// A number of millimetres or `Ip`.
  func depth(_ json: inout JSONCursor) throws(JSONError) -> WaterDepth? {
    let start = json.startOffset
    if json.isAtString {
      let token = try json.readStringToken()
      guard token.count == 2, token.head | 0x2020 == 0x7069 else {
        throw json.wrong(start, expected: "millimetres, or \"Ip\" for a trace")
      }
      return .trace
    }
    let depth = try json.double()
    guard SnapshotBounds.depthMm.contains(depth) else {
      throw .outOfRange(at: json.place(start), found: json.excerpt(start), expected: "0…2000 mm")
    }
    return .millimetres(depth)
  }

  func days(_ json: inout JSONCursor) throws(JSONError) -> [DaySnapshot] {
    var days: [DaySnapshot] = []
    days.reserveCapacity(SnapshotBounds.days)
    try json.elements { json, _ throws(JSONError) in
      let start = json.startOffset
      let day = try day(&json)
      guard days.last.map({ $0.date < day.date }) ?? true else {
        throw json.wrong(start, expected: "a later date than the day before")
      }
      days.append(day)
    }
    return days
  }

  private func day(_ json: inout JSONCursor) throws(JSONError) -> DaySnapshot {
    var day = DaySnapshot(date: zone.civil(at: moment).date)
    var hasDate = false
    let start = json.startOffset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.day, in: &walk) {
      if try json.passNull() { continue }
      switch field {
      case .date:
        day.date = try json.date()
        hasDate = true
      case .sky: day.sky = try sky(&json)
      case .minimumC: day.minimumC = try json.optionalInt(in: SnapshotBounds.celsius)
      case .maximumC: day.maximumC = try json.optionalInt(in: SnapshotBounds.celsius)
      case .feelsLikeMinimumC: day.feelsLikeMinimumC = try json.optionalInt(in: SnapshotBounds.celsius)
      case .feelsLikeMaximumC: day.feelsLikeMaximumC = try json.optionalInt(in: SnapshotBounds.celsius)
      case .minimumHumidity: day.minimumHumidity = try json.optionalInt(in: SnapshotBounds.percent)
      case .maximumHumidity: day.maximumHumidity = try json.optionalInt(in: SnapshotBounds.percent)
      case .precipitationProbability: day.precipitationProbability = try json.optionalInt(in: SnapshotBounds.percent)
      case .windFrom:
        day.wind = WindReading(origin: try origin(&json), speedKmh: day.wind?.speedKmh)
      case .windKmh:
        day.wind = WindReading(
          origin: day.wind?.origin, speedKmh: try json.optionalInt(in: SnapshotBounds.kilometresPerHour))
      case .gustKmh: day.gustKmh = try json.optionalInt(in: SnapshotBounds.kilometresPerHour)
      case .snowLevelM: day.snowLevelM = try json.optionalInt(in: SnapshotBounds.snowLevelM)
      case .uvMax: day.uvMax = try json.optionalInt(in: SnapshotBounds.uvIndex)
      case .sunrise: day.sunrise = try json.optionalInstant(in: zone)
      case .sunset: day.sunset = try json.optionalInstant(in: zone)
      }
    }
    guard hasDate else { throw json.wrong(start, expected: "a day with \"date\"") }
    return day
  }
}
