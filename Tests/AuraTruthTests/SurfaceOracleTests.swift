// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import AuraTruth
import Testing

/// The judge of surfaces against texts written by hand.
struct SurfaceOracleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let surface: String
    let path: String
    let right: String
    let wrong: [String]
    var testDescription: String { "\(surface).\(path)" }
  }

  static let cases = [
    Case(
      surface: "hero", path: "temperature", right: "−4\u{A0}°C",
      wrong: ["4\u{A0}°C", "−4", "-4\u{A0}°C", "−5\u{A0}°C", "sin datos"]),
    Case(
      surface: "hero", path: "range", right: "Mín. −6\u{A0}°C · máx. 7\u{A0}°C",
      wrong: ["Mín. −6\u{A0}°C", "7 a −6 °C"]),
    Case(surface: "hourly", path: "items.0.label", right: "Ahora", wrong: ["9:00"]),
    Case(surface: "hourly", path: "items.0.precipitation", right: "0,4\u{A0}mm", wrong: ["0,5\u{A0}mm", "4\u{A0}mm"]),
    Case(surface: "hourly", path: "items.0.precipitationProbability", right: "s/d", wrong: ["0\u{A0}%"]),
    Case(surface: "wind", path: "speed", right: "En calma", wrong: ["0\u{A0}km/h", "sin datos"]),
    Case(surface: "air", path: "band", right: "sin datos", wrong: ["Buena"]),
    Case(surface: "uv", path: "index", right: "sin datos", wrong: ["0", "Bajo"]),
    Case(surface: "alerts", path: "title", right: "No se sabe si hay avisos", wrong: ["Sin avisos", "0\u{A0}avisos"]),
    Case(surface: "accessory-circular", path: "alert.text", right: "Avisos: sin datos", wrong: ["Sin avisos"]),
    Case(surface: "widget-small", path: "hours.7.label", right: "", wrong: ["16:00"]),
  ]

  /// Nine in the morning: four below zero, 0.4 mm, calm; all else is unknown.
  private let snapshot: WeatherSnapshot = {
    let place = WeatherSnapshot.Place(code: MunicipalityCode("24089")!, name: "León", coordinate: nil)
    let start = CivilZone.peninsula.startOfDay(CivilDate(year: 2026, month: 1, day: 31)!).advanced(bySeconds: 9 * 3600)
    var snapshot = WeatherSnapshot(place: place, moment: start.advanced(bySeconds: 600))
    var slot = HourSlot(start: start)
    slot.temperatureC = -4
    slot.precipitation = .millimetres(0.4)
    slot.wind = WindReading(origin: .calm, speedKmh: 0)
    (snapshot.current, snapshot.hours) = (slot, [slot])
    var day = DaySnapshot(date: snapshot.today)
    (day.minimumC, day.maximumC) = (-6, 7)
    snapshot.days = [day]
    return snapshot
  }()

  private func findings(_ one: Case, _ text: String) -> [String] {
    let line = SurfaceOracle.Line(surface: one.surface, path: one.path, text: text)
    return SurfaceOracle.findings(in: [line], of: snapshot, at: snapshot.moment)
  }

  @Test("what is so passes, and what is not is found", arguments: cases)
  func judges(_ one: Case) {
    #expect(one.right.isEmpty || findings(one, one.right) == [])
    #expect(one.wrong.filter { findings(one, $0).isEmpty } == [])
  }
}
