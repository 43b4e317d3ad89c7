// SPDX-License-Identifier: MIT

import AuraKit

/// A snapshot as the command prints it for a person: what a card of current conditions shows.
struct SnapshotReport {
  let snapshot: WeatherSnapshot
  let place: Location

  /// What is not known is said so, and never left to look calm.
  private static let unknown = "sin datos"

  /// MITECO is credited exactly when its data are shown.
  var attribution: String { Reading.attribution + (snapshot.airQuality == nil ? "" : " y MITECO") }

  var text: String {
    let now = place.zone.civil(at: snapshot.moment)
    var lines = [
      "\(place.shortName) (\(place.province.castilianName)) · \(SpanishDate.long(now.date)), \(SpanishDate.time(now.time))",
      "",
    ]
    let rows = self.rows
    let width = rows.map(\.label.count).max() ?? 0
    lines += rows.map { "  " + padded($0.label, to: width) + "  " + $0.value }
    let later = laterLines
    if !later.isEmpty { lines += ["", "Próximas horas"] + later }
    lines.append("")
    if let issued = snapshot.provenance[.hours].issuedAt ?? snapshot.provenance[.days].issuedAt {
      let civil = place.zone.civil(at: issued)
      let date = SpanishDate.dayAndMonth(civil.date)
      lines.append("Previsión elaborada el \(date) a las \(SpanishDate.time(civil.time)), hora local.")
    }
    lines.append(attribution)
    return lines.joined(separator: "\n")
  }

  var line: String {
    let wind = SpanishQuantity.wind(snapshot.currentWind).map {
      $0 == "en calma" ? "viento en calma" : "viento del \($0)"
    }
    let parts = [
      now, snapshot.currentPrecipProb.map { "probabilidad de precipitación del \(SpanishQuantity.percent($0))" }, wind,
      snapshot.activeAlert.map { "aviso \($0.level.name)" } ?? (snapshot.alerts == nil ? "avisos sin datos" : nil),
    ]
    let civil = place.zone.civil(at: snapshot.moment)
    return "\(place.shortName), \(SpanishDate.dayAndMonth(civil.date)), \(SpanishDate.time(civil.time)): "
      + parts.compactMap { $0 }.joined(separator: "; ") + ". " + attribution
  }

  /// A line for each group that could not be read.
  var failures: [String] {
    let names: [(Provenance.Field, String)] = [
      (.hours, "Previsión por horas"), (.days, "Previsión por días"), (.observed, "Observación"), (.alerts, "Avisos"),
      (.uvIndex, "Índice UV"), (.bulletin, "Boletín"),
    ]
    let lines = names.compactMap { field, name in
      snapshot.provenance[field].failure.map { "\(name): \(FailurePhrase.sentence(for: $0))" }
    }
    // The sentences speak of AEMET.
    let hasAir = snapshot.provenance[.airQuality].failure == nil
    return lines + (hasAir ? [] : ["Calidad del aire: no se han podido leer los datos de MITECO."])
  }

  private struct Row {
    let label: String
    let value: String
  }

  private var rows: [Row] {
    [
      Row(label: "Ahora", value: now),
      Row(label: "Sensación térmica", value: told(snapshot.currentFeelsLike.map { SpanishQuantity.celsius($0) })),
      Row(label: "Observado", value: told(observed)),
      Row(label: "Precipitación en la hora", value: told(precipitation)),
      Row(label: "Prob. de precipitación", value: told(snapshot.currentPrecipProb.map(SpanishQuantity.percent))),
      Row(label: "Prob. de tormenta", value: told(snapshot.currentStormProb.map(SpanishQuantity.percent))),
      Row(label: "Viento", value: told(wind)),
      Row(label: "Humedad relativa", value: told(snapshot.currentHumidity.map(SpanishQuantity.percent))),
      Row(label: "Hoy", value: told(today)),
      Row(label: "Índice UV", value: told(uvIndex)),
      Row(label: "Calidad del aire", value: told(air)),
      Row(label: "Sol", value: told(sun)),
    ] + alerts.map { Row(label: "Avisos", value: $0) }
  }

  private func told(_ text: String?) -> String { text ?? Self.unknown }

  private var now: String {
    let parts = [snapshot.currentTemperature.map { SpanishQuantity.celsius($0) }, words(snapshot.currentSky)]
    let known = parts.compactMap { $0 }
    return known.isEmpty ? Self.unknown : known.joined(separator: ", ")
  }

  private var observed: String? {
    snapshot.observed?.temperatureC.map { reading in
      "\(decimal(reading.value))\u{A0}°C a las \(time(reading.measuredUntil)), \(reading.stationName), "
        + "a \(decimal(reading.distanceKm))\u{A0}km"
    }
  }

  private var precipitation: String? {
    guard let depth = snapshot.current?.precipitation else { return nil }
    guard let snow = snapshot.current?.snow, snow.isWet else { return words(depth) }
    return "\(words(depth)), de ellos \(words(snow)) de nieve"
  }

  private var wind: String? {
    guard let wind = SpanishQuantity.wind(snapshot.currentWind) else { return nil }
    return wind + (snapshot.currentGustKmh.map { "; rachas de \(SpanishQuantity.kilometresPerHour($0))" } ?? "")
  }

  private var today: String? {
    guard let day = snapshot.todaySummary else { return nil }
    let parts = [
      SpanishQuantity.celsius(from: day.minimumC, to: day.maximumC),
      SpanishQuantity.percent(from: day.minimumHumidity, to: day.maximumHumidity).map { "humedad \($0)" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private var uvIndex: String? {
    snapshot.uvIndex.map { index in "\(index)" + (UVBand(index: index).map { ", \($0.name.lowercased())" } ?? "") }
  }

  private var air: String? {
    snapshot.airQuality.map { air in
      "\(air.composite.name.lowercased())\(air.isPartial ? " (índice parcial)" : ""), \(air.source.stationName), "
        + "a \(decimal(air.source.distanceKm))\u{A0}km, \(time(air.source.hour))"
    }
  }

  private var sun: String? {
    guard let sunrise = snapshot.sunrise, let sunset = snapshot.sunset else { return nil }
    return "de \(time(sunrise.roundedToMinute)) a \(time(sunset.roundedToMinute))"
  }

  /// A line for each, or what is known of there being any.
  private var alerts: [String] {
    guard let alerts = snapshot.alerts else { return ["no se sabe si hay avisos"] }
    if alerts.isEmpty { return ["sin avisos"] }
    let rest = snapshot.omittedAlertCount
    return alerts.map { alert in
      let isNow = alert.phase(at: snapshot.moment) == .inForce
      let end = alert.expires.map { ", hasta el \(dayAndTime($0))" } ?? ""
      return alert.headline + (isNow ? ", en vigor" : ", desde el \(dayAndTime(alert.onset))") + end
    } + (rest == 0 ? [] : ["y \(rest) más"])
  }

  private var laterLines: [String] {
    let slots = snapshot.hours.filter { $0.start > snapshot.moment }.prefix(6)
    let columns = slots.map { slot in
      [
        time(slot.start), told(slot.temperatureC.map { SpanishQuantity.celsius($0) }),
        told(slot.precipitationProbability.map(SpanishQuantity.percent)), told(words(slot.sky)),
      ]
    }
    let widths = (0..<3).map { column in columns.map { $0[column].count }.max() ?? 0 }
    return columns.map { cells in
      "  " + (0..<3).map { padded(cells[$0], to: widths[$0]) + "  " }.joined() + cells[3]
    }
  }

  // MARK: Words

  private func words(_ sky: SkyState?) -> String? {
    sky.map { $0.wording.isEmpty ? "código \($0.codeText)" : $0.wording.lowercased() }
  }

  private func words(_ depth: WaterDepth) -> String {
    switch depth {
    case .trace: "inapreciable"
    case .millimetres(let depth): SpanishQuantity.millimetres(depth)
    }
  }

  private func time(_ instant: WallInstant) -> String { SpanishDate.time(place.zone.civil(at: instant).time) }

  private func dayAndTime(_ instant: WallInstant) -> String {
    let civil = place.zone.civil(at: instant)
    return "\(SpanishDate.dayAndMonth(civil.date)) a las \(SpanishDate.time(civil.time))"
  }

  /// One decimal behind a comma, halves away from zero.
  private func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded(.toNearestOrAwayFromZero))
    return (tenths < 0 ? "−" : "") + "\(tenths.magnitude / 10),\(tenths.magnitude % 10)"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
