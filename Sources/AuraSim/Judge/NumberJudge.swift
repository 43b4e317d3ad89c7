// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// Looks for every shown number in the bytes that were delivered: a reading of its own, by searching.
///
/// Derived numbers have a rule each: hours of a clock change stand twice under one label, wind directions are words, the
/// probability is of a span that holds the hour, the index of a day without its own is the day's greatest.
struct NumberJudge: Sendable {
  let answers: AnswerShelf

  /// What is shown and stands in no answer: a line each.
  func strangers(in snapshot: WeatherSnapshot) -> [String] {
    var strangers: [String] = []
    let code = snapshot.place.code
    if let hour = snapshot.current, !hour.isEmpty { strangers += hourStrangers(hour, snapshot) }
    if let today = snapshot.todaySummary { strangers += dayStrangers(today, code) }
    if let reading = snapshot.observed?.temperatureC, !isMeasured(reading) {
      strangers.append("\(reading.value) °C of station \(reading.stationID)")
    }
    if let index = snapshot.uvIndex, !isForecast(uv: index, snapshot) { strangers.append("UV \(index) of \(code)") }
    if let air = snapshot.airQuality, !isInTable(air) {
      strangers.append("air \(air.composite) of station \(air.source.stationCode)")
    }
    return strangers
  }

  // MARK: Hours

  private func hourStrangers(_ hour: HourSlot, _ snapshot: WeatherSnapshot) -> [String] {
    let code = snapshot.place.code
    let civil = snapshot.place.zone.civil(at: hour.start)
    let label = digits(civil.time.hour, width: 2)
    let wanted: [(list: String, member: String, value: Int?)] = [
      ("temperatura", "value", hour.temperatureC), ("sensTermica", "value", hour.feelsLikeC),
      ("humedadRelativa", "value", hour.relativeHumidity), ("vientoAndRachaMax", "value", hour.gustKmh),
      ("vientoAndRachaMax", "velocidad", hour.wind?.speedKmh),
    ]
    // All from one answer: an hour is never patched together.
    let best: [String]? = answers.first(of: "hourly \(code)") { body -> [String]? in
      guard let day = Self.day(civil.date, in: body) else { return nil }
      let missing = wanted.filter { row in
        guard let value = row.value else { return false }
        guard let list = ByteSearch.between("\"\(row.list)\":[", "}]", in: day) else { return true }
        return !Self.values(of: row.member, label: label, in: list).contains("\(value)")
      }
      return missing.isEmpty ? [] : nil
    }
    var strangers = best == nil ? ["hour \(civil.date) \(label) of \(code): \(wanted.compactMap(\.value))"] : []
    if let chance = hour.precipitationProbability {
      let isThere = answers.first(of: "hourly \(code)") { body -> Bool? in
        let days = [civil.date, civil.date.advanced(byDays: -1)].compactMap { Self.day($0, in: body) }
        let lists = days.compactMap { ByteSearch.between("\"probPrecipitacion\":[", "]", in: $0) }
        return lists.contains { ByteSearch.first("\"value\":\"\(chance)\"", in: $0) != nil } ? true : nil
      }
      if isThere == nil { strangers.append("rain probability \(chance) of \(code)") }
    }
    return strangers
  }

  /// The part of a forecast that tells of a date; members stand before and after it.
  private static func day(_ date: CivilDate, in body: [UInt8]) -> ArraySlice<UInt8>? {
    guard let found = ByteSearch.first("\"fecha\":\"\(date)", in: body[...]) else { return nil }
    var start = body.startIndex
    var rest = body[..<found]
    // From the end of the day before.
    while let earlier = ByteSearch.first("\"fecha\":\"", in: rest) {
      start = earlier + 9
      rest = rest[start...]
    }
    return body[start..<found]
  }

  /// The values of a member under a label of a list of objects; two in the hour that a clock shows twice.
  private static func values(of member: String, label: String, in list: ArraySlice<UInt8>) -> [String] {
    var values: [String] = []
    var rest = list
    while let end = ByteSearch.first("\"periodo\":\"\(label)\"", in: rest) {
      // Back to the object's beginning.
      let start = rest[..<end].lastIndex(of: UInt8(ascii: "{")) ?? rest.startIndex
      let object = rest[start..<end]
      if let text = ByteSearch.between("\"\(member)\":\"", "\"", in: object)
        ?? ByteSearch.between("\"\(member)\":[\"", "\"", in: object)
      {
        // "-0" is shown as 0.
        let value = String(decoding: text, as: UTF8.self)
        values.append(Int(value).map { "\($0)" } ?? value)
      }
      rest = rest[(end + 1)...]
    }
    return values
  }

  // MARK: Days

  private func dayStrangers(_ day: DaySnapshot, _ code: MunicipalityCode) -> [String] {
    let wanted: [(member: String, value: Int?)] = [("maxima", day.maximumC), ("minima", day.minimumC)]
    let best: Bool? = answers.first(of: "daily \(code)") { body in
      guard let part = Self.day(day.date, in: body),
        let list = ByteSearch.between("\"temperatura\":{", "\"dato\"", in: part)
      else { return nil }
      let isAll = wanted.allSatisfy { row in
        row.value.map { value in
          let found = ByteSearch.first("\"\(row.member)\":\(value),", in: list)
          return found != nil
        } ?? true
      }
      return isAll ? true : nil
    }
    return best == nil ? ["\(day.date) \(wanted.compactMap(\.value)) of \(code)"] : []
  }

  // MARK: The rest

  private func isMeasured(_ reading: StationReading<Double>) -> Bool {
    let civil = CivilZone.utc.civil(at: reading.measuredUntil)
    return answers.firstRow(ofStation: reading.stationID) { row -> Bool? in
      guard ByteSearch.first("\"fint\":\"\(civil)", in: row[...]) != nil,
        let text = ByteSearch.between("\"ta\":", ",", in: row + [UInt8(ascii: ",")])
      else { return nil }
      return Double(String(decoding: text, as: UTF8.self)) == reading.value ? true : nil
    } ?? false
  }

  private func isForecast(uv index: Int, _ snapshot: WeatherSnapshot) -> Bool {
    let code = snapshot.place.code
    let isFiled = answers.first(of: "uvi") { body -> Bool? in
      guard let row = ByteSearch.between("\"id\":\"\(code)\"", "}", in: body[...]) else { return nil }
      return ByteSearch.first("\"uv\":\"\(index)\"", in: row) != nil ? true : nil
    }
    if isFiled == true { return true }
    return answers.first(of: "daily \(code)") { body -> Bool? in
      guard let found = ByteSearch.first("\"fecha\":\"\(snapshot.today)", in: body[...]) else { return nil }
      let whole = [Self.day(snapshot.today, in: body) ?? [], body[found...].prefix { $0 != UInt8(ascii: "}") }]
      return whole.contains { ByteSearch.first("\"uvMax\":\(index)", in: $0) != nil } ? true : nil
    } ?? false
  }

  /// The row of the station and its index, or tenfold where it rests on part of the pollutants (Q-ICA-04).
  private func isInTable(_ air: AirQuality) -> Bool {
    answers.first(of: "air") { body in
      let code = String(air.source.stationCode.drop { $0 == "0" })
      guard let start = ByteSearch.first(code + ",", in: body[...]) else { return nil }
      let row = body[start...].prefix { $0 != 0x0A }
      let cells = row.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
      let level = "\(air.composite.rawValue)"
      return cells.contains(level) || cells.contains(level + "0") ? true : nil
    } ?? false
  }
}
