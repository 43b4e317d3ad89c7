// SPDX-License-Identifier: MIT

import AuraTime

/// Words the weather of a day at some places, in the manner of AEMET's texts and in our own words.
struct BulletinProse {
  /// One place: its name, the day spoken of and the day before.
  struct Unit {
    let name: String
    let day: WeatherDay
    let before: WeatherDay

    var daytime: ArraySlice<WeatherHour> { day.hours.dropFirst(7).prefix(14) }
    /// Mean cover by day, tenths of an eighth.
    var cloudTenths: Int { daytime.reduce(0) { $0 + $1.cloudEighths } * 10 / max(1, daytime.count) }
    var rainTenthsMm: Int { day.precipitationTenthsMm }
    /// mm in the wettest hour.
    var heaviestMm: Int { (day.hours.map(\.precipitation.tenthsMm).max() ?? 0) / 10 }
    var snowTenthsMm: Int { day.hours.reduce(0) { $0 + $1.snow.tenthsMm } }
    var thunders: Bool { day.hours.contains(where: \.thunders) }
    var gustKmh: Int { day.hours.map(\.gustKmh).max() ?? 0 }
    var windKmh: Int { day.hours.reduce(0) { $0 + $1.windKmh } / max(1, day.hours.count) }
    var isFoggy: Bool { day.hours.prefix(11).contains { $0.visibilityMetres < 1000 && $0.dustMicrograms < 100 } }
    var isDusty: Bool { day.hours.contains { $0.dustMicrograms >= 100 } }
  }

  let units: [Unit]

  // MARK: Significant phenomena

  /// One sentence each; empty when there is nothing of note.
  var phenomena: [String] {
    var sentences: [String] = []
    let stormy = units.filter { $0.thunders && $0.heaviestMm >= 10 }
    let wet = units.filter { $0.heaviestMm >= 15 && !$0.thunders }
    let snowy = units.filter { $0.snowTenthsMm >= 30 }
    let windy = units.filter { $0.gustKmh >= 70 }
    if !stormy.isEmpty { sentences.append("Chubascos y tormentas localmente fuertes\(place(stormy)).") }
    if !wet.isEmpty { sentences.append("Lluvias localmente fuertes\(place(wet)).") }
    if !snowy.isEmpty { sentences.append("Nevadas\(place(snowy)), con acumulaciones significativas.") }
    if !windy.isEmpty { sentences.append("Rachas de viento muy fuertes\(place(windy)).") }
    for threshold in [40, 38, 36] {
      let hot = units.filter { $0.day.maximumC >= threshold }
      guard !hot.isEmpty else { continue }
      sentences.append("Temperaturas máximas que pueden alcanzar los \(threshold) grados\(place(hot)).")
      break
    }
    let icy = units.filter { $0.day.minimumC <= -6 }
    if !icy.isEmpty { sentences.append("Heladas fuertes\(place(icy)).") }
    return sentences
  }

  // MARK: Forecast

  /// Sky and rain; temperatures; wind: a paragraph each.
  var paragraphs: [String] {
    [([sky] + rain + veil).joined(separator: " "), ([temperatures] + frost).joined(separator: " "), wind]
  }

  private var sky: String {
    let kinds = ["poco nuboso o despejado", "con intervalos nubosos", "nuboso o cubierto"]
    let groups = kinds.indices.map { kind in
      units.filter { ($0.cloudTenths < 25 ? 0 : $0.cloudTenths < 55 ? 1 : 2) == kind }
    }
    let main = groups.indices.max { groups[$0].count < groups[$1].count } ?? 0
    let others = groups.indices.filter { $0 != main && !groups[$0].isEmpty }.map { kinds[$0] + place(groups[$0]) }
    guard !others.isEmpty else { return "Cielo \(kinds[main])." }
    return "Predominio de cielo \(kinds[main]); \(others.joined(separator: ", y "))."
  }

  private var rain: [String] {
    let storms = units.filter(\.thunders)
    let steady = units.filter { !$0.thunders && $0.rainTenthsMm >= 20 }
    let weak = units.filter { !$0.thunders && (1..<20).contains($0.rainTenthsMm) }
    var sentences: [String] = []
    if !storms.isEmpty { sentences.append("Chubascos acompañados de tormenta\(place(storms)).") }
    if !steady.isEmpty { sentences.append("Precipitaciones\(place(steady)), más probables en las horas centrales.") }
    if !weak.isEmpty { sentences.append("Precipitaciones débiles y dispersas\(place(weak)).") }
    let level = units.filter { $0.snowTenthsMm > 0 }.flatMap(\.day.quarters).compactMap(\.snowLevelMetres).min()
    if let level { sentences.append("Cota de nieve en torno a \(level) metros.") }
    return sentences.isEmpty ? ["No se esperan precipitaciones."] : sentences
  }

  private var veil: [String] {
    let foggy = units.filter(\.isFoggy)
    let dusty = units.filter(\.isDusty)
    return (foggy.isEmpty ? [] : ["Brumas y bancos de niebla matinales\(place(foggy))."])
      + (dusty.isEmpty ? [] : ["Calima\(place(dusty))."])
  }

  private var temperatures: String {
    let minima = change(units.reduce(0) { $0 + $1.day.minimumC - $1.before.minimumC })
    let maxima = change(units.reduce(0) { $0 + $1.day.maximumC - $1.before.maximumC })
    return minima == maxima
      ? "Temperaturas \(minima)." : "Temperaturas mínimas \(minima); máximas \(maxima)."
  }

  /// A change over all units together, °C.
  private func change(_ sumC: Int) -> String {
    let tenths = sumC * 10 / max(1, units.count)
    let word = tenths > 0 ? "ascenso" : "descenso"
    switch abs(tenths) {
    case ..<10: return "con pocos cambios"
    case ..<25: return "en ligero \(word)"
    case ..<50: return "en \(word)"
    default: return "en \(word) notable"
    }
  }

  private var frost: [String] {
    let frosty = units.filter { $0.day.minimumC < 0 }
    guard let least = frosty.map(\.day.minimumC).min() else { return [] }
    return ["Heladas \(least <= -4 ? "moderadas" : "débiles")\(place(frosty))."]
  }

  private var wind: String {
    let mean = units.reduce(0) { $0 + $1.windKmh } / max(1, units.count)
    let strength = mean < 12 ? "flojo" : mean < 28 ? "moderado" : "fuerte"
    // The octant that most of the day's hours blow from, the stronger the heavier.
    var weights = [Int](repeating: 0, count: 8)
    for unit in units {
      for hour in unit.day.hours { if let from = hour.windFrom { weights[from.rawValue] += hour.windKmh } }
    }
    let total = weights.reduce(0, +)
    let main = weights.indices.max { weights[$0] < weights[$1] } ?? 0
    let windy = units.filter { $0.gustKmh >= 60 }
    let gusts = windy.isEmpty ? "" : ", con rachas fuertes\(place(windy))"
    guard weights[main] * 10 >= total * 3, total > 0 else {
      return "Viento \(strength) de dirección variable\(gusts)."
    }
    return "Viento \(SpanishWind.origin(WindOctant(rawValue: main))) \(strength)\(gusts)."
  }

  // MARK: Places

  /// ` en Lugo y Ourense`; nothing when it is everywhere.
  private func place(_ some: [Unit]) -> String {
    if some.count == units.count { return "" }
    let names = some.map(\.name)
    guard names.count > 1 else { return " en \(names[0])" }
    let last = names[names.count - 1]
    return " en " + names.dropLast().joined(separator: ", ") + (Self.beginsWithI(last) ? " e " : " y ") + last
  }

  /// Before the sound i the conjunction is e. Source: Ortografía de la lengua española (2010).
  private static func beginsWithI(_ name: String) -> Bool {
    name.hasPrefix("I") || name.hasPrefix("Í") || name.hasPrefix("Hi")
  }
}
