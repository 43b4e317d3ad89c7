// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

extension SurfaceWorld {
  /// What a text has to say; nil for texts that tell nothing of the snapshot.
  func expected(_ line: SurfaceOracle.Line, label: String?) -> SurfaceOracle.Expectation? {
    let parts = line.path.split(separator: ".").map(String.init)
    if let label { return reading(label) }
    switch (line.surface, parts.first ?? "", parts.count) {
    case ("hero", "temperature", 1): return celsius(slot?.temperatureC)
    case ("hero", "range", 1): return range
    case ("hero", "feelsLike", 1): return .figures(slot?.feelsLikeC.map { [Double($0)] }, unit: "°C")
    case ("hourly", "items", _): return hour(parts, slots)
    case ("outlook", "items", _): return day(parts, days)
    case ("sun", "sunrise", 1): return ofToday(snapshot.at(moment).sunrise).map { time(minute($0)) }
    case ("sun", "sunset", 1): return ofToday(snapshot.at(moment).sunset).map { time(minute($0)) }
    case ("wind", _, 1): return wind(parts[0])
    case ("air", "band", 1): return air.map { .exactly(Self.airNames[$0.composite.rawValue - 1]) } ?? .unknown
    case ("air", "rows", 3): return airRow(parts)
    case ("air", "source", 1): return air.map { .word(clock($0.source.hour)) }
    case ("uv", "index", 1): return .figures(uvIndex.map { [Double($0)] }, unit: "")
    case ("uv", "band", 1): return uvIndex.map { .exactly(Self.uvName($0)) }
    case ("alerts", _, _): return alert(parts)
    case ("bulletin", "issued", 1): return snapshot.bulletin.map { .word(clock($0.issuedAt)) }
    default: return small(line.surface, parts)
    }
  }

  /// Where the snapshot has no sunrise or sunset of the date, the surface works it out: nothing of the snapshot's to hold.
  private func ofToday(_ instant: WallInstant?) -> WallInstant? {
    let dates = [instant, moment].compactMap { $0 }.map { zone.civil(at: $0).date }
    return dates.count == 2 && dates[0] == dates[1] ? instant : nil
  }

  private func celsius(_ value: Int?) -> SurfaceOracle.Expectation {
    .figures(value.map { [Double($0)] }, unit: "\u{A0}°C")
  }

  private func degrees(_ value: Int?) -> SurfaceOracle.Expectation { .figures(value.map { [Double($0)] }, unit: "°") }

  private func percent(_ value: Int?) -> SurfaceOracle.Expectation {
    .figures(value.map { [Double($0)] }, unit: "\u{A0}%")
  }

  private func time(_ instant: WallInstant?) -> SurfaceOracle.Expectation {
    instant.map { .exactly(clock($0)) } ?? .unknown
  }

  private var range: SurfaceOracle.Expectation {
    let ends = [today?.minimumC, today?.maximumC].compactMap { $0 }.map { Double($0) }
    return .figures(ends, unit: "°C")
  }

  private func small(_ surface: String, _ parts: [String]) -> SurfaceOracle.Expectation? {
    switch (surface.hasPrefix("widget"), surface.hasPrefix("accessory"), parts.first ?? "") {
    case (true, _, "temperature"): return celsius(slot?.temperatureC)
    case (true, _, "range"): return range
    case (true, _, "hours"): return hour(parts, slots)
    case (true, _, "days"): return day(parts, days)
    case (_, true, "temperature"): return degrees(slot?.temperatureC)
    case (_, true, "minimum"): return degrees(today?.minimumC)
    case (_, true, "maximum"): return degrees(today?.maximumC)
    case (true, _, "alert"), (_, true, "alert"): return parts.last == "text" ? badge : nil
    default: return nil
    }
  }

  /// The label tells what the figure beside it is.
  private func reading(_ label: String) -> SurfaceOracle.Expectation? {
    switch label {
    case "Temperatura prevista": return celsius(slot?.temperatureC)
    case "Sensación térmica": return celsius(slot?.feelsLikeC)
    case "Medido en una estación":
      let reading = observed?.temperatureC.flatMap { reading in
        abs(reading.value) <= 99 && reading.distanceKm >= 0 && reading.distanceKm <= 20_100 ? reading.value : nil
      }
      return .figures(reading.map { [($0 * 10).rounded(.toNearestOrAwayFromZero) / 10] }, unit: "°C")
    case "Probabilidad de precipitación": return percent(slot?.precipitationProbability)
    case "Probabilidad de tormenta": return percent(slot?.stormProbability)
    case "Humedad relativa": return percent(slot?.relativeHumidity)
    case "Precipitación en una hora": return depth(slot?.precipitation)
    case "Nieve en una hora": return depth(slot?.snow)
    case "Viento": return windText(slot?.wind)
    case "Calidad del aire": return air.map { .exactly(Self.airNames[$0.composite.rawValue - 1]) } ?? .unknown
    case "Índice ultravioleta": return .figures(uvIndex.map { [Double($0)] }, unit: "")
    default: return .word("\u{0}never: no such row")
    }
  }

  private func depth(_ depth: WaterDepth?) -> SurfaceOracle.Expectation {
    switch depth {
    case nil: .unknown
    case .trace: .exactly("inapreciable")
    case .millimetres(let mm): .figures([(mm * 10).rounded(.toNearestOrAwayFromZero) / 10], unit: "\u{A0}mm")
    }
  }

  private func hour(_ parts: [String], _ slots: [HourSlot]) -> SurfaceOracle.Expectation? {
    guard parts.count == 3, let index = Int(parts[1]) else { return nil }
    guard slots.indices.contains(index) else { return .word("\u{0}never: no such hour") }
    let slot = slots[index]
    switch parts[2] {
    case "label": return .word(slot.start <= moment ? "ahora" : clock(slot.start))
    case "temperature": return degrees(slot.temperatureC)
    case "precipitationProbability": return percent(slot.precipitationProbability)
    case "precipitation": return depth(slot.precipitation)
    case "wind": return windText(slot.wind)
    default: return nil
    }
  }

  private func day(_ parts: [String], _ days: [DaySnapshot]) -> SurfaceOracle.Expectation? {
    guard parts.count == 3, let index = Int(parts[1]) else { return nil }
    guard days.indices.contains(index) else { return .word("\u{0}never: no such day") }
    let day = days[index]
    switch parts[2] {
    case "label":
      let ahead = day.date.dayNumber - zone.civil(at: moment).date.dayNumber
      return ahead == 0 ? .exactly("Hoy") : ahead == 1 ? .exactly("Mañana") : .figures([Double(day.date.day)], unit: "")
    case "minimum": return degrees(day.minimumC)
    case "maximum": return degrees(day.maximumC)
    case "precipitationProbability": return percent(day.precipitationProbability)
    case "wind": return windText(day.wind)
    case "gust": return .figures(day.gustKmh.map { [Double($0)] }, unit: "km/h")
    case "snowLevel": return .figures(day.snowLevelM.map { [Double($0)] }, unit: "m")
    case "uvIndex": return .figures(day.uvMax.map { [Double($0)] }, unit: "UV")
    default: return nil
    }
  }

  private func wind(_ part: String) -> SurfaceOracle.Expectation? {
    let wind = slot?.wind
    let isCalm = wind?.origin == .calm || wind?.speedKmh == 0
    switch part {
    case "speed":
      if isCalm { return .exactly("En calma") }
      return .figures(wind?.speedKmh.map { [Double($0)] }, unit: "\u{A0}km/h")
    case "abbreviation": return wind?.direction.map { .exactly(Self.letters[Int($0.rawValue)]) } ?? .unknown
    case "gust": return .figures(slot?.gustKmh.map { [Double($0)] }, unit: "km/h")
    case "force":
      let speed = isCalm ? 0 : wind?.speedKmh ?? -1
      return .figures([Double(Self.beaufort.count { speed > $0 })], unit: "Fuerza")
    default: return nil
    }
  }

  /// `SO 15 km/h`
  private func windText(_ wind: WindReading?) -> SurfaceOracle.Expectation {
    guard let wind, wind.origin == .calm || wind.speedKmh != nil || wind.direction != nil else { return .unknown }
    if wind.origin == .calm || wind.speedKmh == 0 { return .exactly("en calma") }
    let letters = wind.direction.map { Self.letters[Int($0.rawValue)] }
    let speed = wind.speedKmh.map { "\($0)\u{A0}km/h" }
    return .exactly([letters, speed].compactMap { $0 }.joined(separator: " "))
  }

  private func airRow(_ parts: [String]) -> SurfaceOracle.Expectation? {
    guard let air, let index = Int(parts[1]), air.breakdown.indices.contains(index) else { return .unknown }
    switch parts[2] {
    case "band": return .exactly(Self.airNames[air.breakdown[index].band.rawValue - 1])
    case "value":
      let value = air.breakdown[index].microgramsPerCubicMetre.flatMap { $0 >= 0 && $0 <= 99_999 ? $0 : nil }
      let tenths = value.map { ($0 * 10).rounded(.toNearestOrAwayFromZero) / 10 }
      // µg/m³ has no figure of its own: ³ is no digit here.
      return .figures(tenths.map { [$0] }, unit: "µg/m³")
    default: return nil
    }
  }

  private func alert(_ parts: [String]) -> SurfaceOracle.Expectation? {
    guard let alerts else { return parts == ["title"] ? .unknown : nil }
    if parts == ["title"] {
      return .figures([Double(alerts.count + snapshot.at(moment).omittedAlertCount)], unit: "aviso")
    }
    guard parts.count == 3, parts[0] == "items", parts[2] == "title", let index = Int(parts[1]) else { return nil }
    // In force before to come, the worst first.
    let now = alerts.filter { $0.onset <= moment }
    let level = now.indices.contains(index) ? now.map(\.level.rawValue).sorted(by: >)[index] : nil
    let later = alerts.filter { $0.onset > moment }.map(\.level.rawValue).sorted(by: >)
    let rest = index - now.count
    let names = ["verde", "amarillo", "naranja", "rojo"]
    if let level { return .word("aviso \(names[level])") }
    return later.indices.contains(rest) ? .word("aviso \(names[later[rest]])") : .word("\u{0}never: no such warning")
  }

  private var badge: SurfaceOracle.Expectation? {
    guard let alerts else { return .unknown }
    let inForce = alerts.filter { $0.onset <= moment }
    guard let worst = (inForce.isEmpty ? alerts : inForce).map(\.level.rawValue).max() else {
      return .word("\u{0}never: there are no warnings")
    }
    return .word("aviso \(["verde", "amarillo", "naranja", "rojo"][worst])")
  }

  private static func uvName(_ index: Int) -> String {
    switch index {
    case ...2: "Bajo"
    case ...5: "Moderado"
    case ...7: "Alto"
    case ...10: "Muy alto"
    default: "Extremo"
    }
  }

  /// Clockwise from north, as the rose is written in Spanish.
  private static let letters = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSO", "SO", "OSO", "O", "ONO", "NO", "NNO",
  ]
}
