// SPDX-License-Identifier: MIT

import AuraModel

extension TruthLineReading {
  /// Every figure has a unit and a value of the snapshot of that unit and role.
  mutating func judgeFigures() {
    for index in text.tokens.indices {
      let token = text.tokens[index]
      if case .clock(let minute) = token.kind { judge(clock: minute, written: token.written) }
      guard let tenths = token.tenths else { continue }
      switch token.unit {
      case .celsius: judge(celsius: tenths, at: index)
      case .kilometresAnHour: judge(kmh: tenths, at: index)
      case .percent: judge(percent: tenths, at: index)
      case .millimetres: judge(millimetres: tenths, at: index)
      case .kilometres:
        let distance = world.snapshot.observed?.temperatureC.map { TruthWorld.tenths($0.distanceKm) }
        expect(tenths, among: [distance, distance.map { ($0 + 5) / 10 * 10 }], "km to the station", at: index)
      case .metres: expect(tenths, among: [world.today?.snowLevelM.map { $0 * 10 }], "m of snow level", at: index)
      case nil: judge(bare: tenths, at: index)
      }
    }
    judgeRanges()
  }

  private mutating func judge(clock minute: Int, written: String) {
    guard minute == world.sunriseMinute || minute == world.sunsetMinute else {
      return find(.figureNotInData, written, expected: "the minute of sunrise or sunset")
    }
    recover("clock \(written)")
  }

  /// A figure is one of some values, in tenths, or the value an aviso announces in that unit.
  private mutating func expect(_ tenths: Int, among values: [Int?], _ what: String, at index: Int) {
    let known = values.compactMap(\.self)
    let unit = text.tokens[index].unit
    let announced = world.alerts.contains { alert in
      guard let value = alert.parameter?.value, let sent = alert.parameter?.unit else { return false }
      return TruthWorld.tenths(value) == tenths && sent == unit?.rawValue
    }
    if known.contains(tenths) || announced && speaks(of: .aviso) {
      recover("\(what) \(Double(tenths) / 10)")
    } else {
      find(
        .figureNotInData, text.tokens[index].written + " " + (unit?.rawValue ?? ""),
        expected: "\(what): "
          + (known.isEmpty ? "unknown" : known.map { "\(Double($0) / 10)" }.joined(separator: " or ")))
    }
  }

  private mutating func judge(celsius tenths: Int, at index: Int) {
    let isBelowZero = text.tokens.dropFirst(index + 1).prefix(2).map(\.folded) == ["bajo", "cero"]
    let value = isBelowZero ? -tenths : tenths
    if isBelowZero && tenths < 0 {
      return find(.figureNotInData, text.tokens[index].written + " bajo cero", expected: "one minus, not two")
    }
    let role = governor(
      of: index, among: [.maximum, .minimum, .feels, .observed, .temperature], reaching: isApposed(index))
    switch role?.topic {
    case .maximum: expectC(value, [world.today?.maximumC], "max °C", at: index)
    case .minimum: expectC(value, [world.today?.minimumC], "min °C", at: index)
    case .feels:
      // "19 °C, sensación de 15 °C": what stands before the word in its segment is no felt temperature.
      let isFelt = role!.range.lowerBound < index
      expectC(value, isFelt ? [world.now?.feelsLikeC] : world.temperaturesC, isFelt ? "felt °C" : "°C", at: index)
    case .observed: expectC(value, [world.observedC], "observed °C", at: index)
    default: expectC(value, world.temperaturesC, "°C", at: index)
    }
  }

  /// "La máxima, de 23 °C": a segment that begins so speaks of what stands before its comma.
  private func isApposed(_ index: Int) -> Bool {
    let segment = text.tokens[index].segment
    let first = text.tokens.first { $0.segment == segment }
    return first.map { ["de", "en", "a", "hasta"].contains($0.folded) } ?? false
  }

  private mutating func expectC(_ tenths: Int, _ values: [Int?], _ what: String, at index: Int) {
    expect(tenths, among: values.map { $0.map { $0 * 10 } }, what, at: index)
  }

  private mutating func judge(kmh tenths: Int, at index: Int) {
    let isGust = governor(of: index, among: [.wind, .gust])?.topic == .gust
    let value = isGust ? world.gustKmh : world.wind?.speedKmh
    if value == 0 { return find(.figureNotInData, text.tokens[index].written + " km/h", expected: "a calm in words") }
    expect(tenths, among: [value.map { $0 * 10 }], isGust ? "gust km/h" : "wind km/h", at: index)
  }

  private mutating func judge(percent tenths: Int, at index: Int) {
    let values: [Int]
    let topic = governor(
      of: index, among: [.humidity, .rain, .precipitation, .drizzle, .shower, .storm, .snow, .probability])?.topic
    switch topic {
    case .humidity: values = [world.now?.relativeHumidity ?? world.today?.maximumHumidity].compactMap(\.self)
    case .storm: values = world.stormProbabilities
    case .snow: values = world.snowProbabilities
    case .rain, .precipitation, .drizzle, .shower, .probability:
      values = world.rainProbabilities + world.stormProbabilities
    default: return find(.figureWithoutUnit, text.tokens[index].written + " %", expected: "a word for what it is of")
    }
    expect(tenths, among: values.map { $0 * 10 }, "\(topic!.rawValue) %", at: index)
  }

  private mutating func judge(millimetres tenths: Int, at index: Int) {
    if tenths == 0 { return find(.figureNotInData, "0 mm", expected: "no figure for no rain") }
    let isSnow =
      governor(of: index, among: [.rain, .precipitation, .drizzle, .shower, .downpour, .storm, .snow])?.topic == .snow
    // All that falls from a sky that snows is snow where the feed does not tell it apart.
    let isUntold = world.isSnowingNow && (world.now?.snow == nil || world.now?.snow == .trace)
    let values =
      isSnow
      ? [world.snowTenths, isUntold ? world.depthTenths : nil]
      : [world.depthTenths, world.rainTenths.map { max(0, $0) }]
    expect(tenths, among: values, isSnow ? "snow mm" : "rain mm", at: index)
  }

  /// A figure without a unit is a UV index or a mistake.
  private mutating func judge(bare tenths: Int, at index: Int) {
    guard governor(of: index, among: [.uv]) != nil else {
      return find(.figureWithoutUnit, text.tokens[index].written, expected: "a unit")
    }
    expect(tenths, among: [world.snapshot.uvIndex.map { $0 * 10 }], "UV", at: index)
  }

  /// "de 9 a 15", "entre 9 y 15", "9–15": the least first, and two values.
  private mutating func judgeRanges() {
    for index in text.tokens.indices.dropLast(2) {
      guard let first = text.tokens[index].tenths, let second = text.tokens[index + 2].tenths,
        text.tokens[index].unit == text.tokens[index + 2].unit, text.tokens[index].unit == .celsius,
        text.tokens[index + 1].kind == .dash || ["a", "y", "hasta"].contains(text.tokens[index + 1].folded)
      else { continue }
      let written = text.tokens[index...index + 2].map(\.written).joined(separator: " ")
      if first >= second { find(.rangeReversed, written, expected: "the least first, and two values") }
      let today = world.today
      if today?.minimumC.map({ $0 * 10 }) != first || today?.maximumC.map({ $0 * 10 }) != second {
        let range = "\(today?.minimumC.map(String.init) ?? "?") to \(today?.maximumC.map(String.init) ?? "?")"
        find(.figureNotInData, written, expected: "today's range, \(range)")
      }
    }
  }
}
