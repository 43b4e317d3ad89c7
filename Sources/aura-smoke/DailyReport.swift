// SPDX-License-Identifier: MIT

import AuraKit

/// A daily forecast as the command prints it for a person.
struct DailyReport {
  let place: Location
  let issue: ForecastIssue
  let today: ForecastDay
  /// The days after today.
  let later: [ForecastDay]
  let notes: [FeedNote]
  let moment: WallInstant

  /// What is not known is said so, and never left to look calm.
  private static let unknown = "sin datos"

  var text: String {
    var lines = ["\(place.shortName) (\(place.province.castilianName)) · \(SpanishDate.long(today.date))", ""]
    let width = rows.map(\.label.count).max() ?? 0
    lines += rows.map { "  " + padded($0.label, to: width) + "  " + $0.value }
    if !later.isEmpty { lines += ["", "Próximos días"] + laterLines }
    lines.append("")
    if let elaborated = issue.elaboratedAt.map({ place.zone.civil(at: $0) }) {
      let date = SpanishDate.dayAndMonth(elaborated.date)
      lines.append("Previsión elaborada el \(date) a las \(SpanishDate.time(elaborated.time)), hora local.")
    }
    lines.append(Reading.attribution)
    return lines.joined(separator: "\n")
  }

  var line: String {
    let parts = [
      sky(today).lowercased(), temperature(today),
      today.precipitationProbability.map { "probabilidad de precipitación del \(SpanishQuantity.percent($0))" },
      SpanishQuantity.wind(today.wind).map { $0 == "en calma" ? "viento en calma" : "viento del \($0)" },
    ]
    return "\(place.shortName), \(SpanishDate.long(today.date)): "
      + parts.compactMap { $0 }.joined(separator: "; ") + ". " + Reading.attribution
  }

  private struct Row {
    let label: String
    let value: String
  }

  private var rows: [Row] {
    var rows = [
      Row(label: "Cielo", value: sky(today)),
      Row(label: "Temperatura", value: temperature(today) ?? Self.unknown),
      Row(label: "Sensación térmica", value: range(today.apparentTemperature) ?? Self.unknown),
      Row(
        label: "Humedad relativa",
        value: SpanishQuantity.percent(from: today.relativeHumidity.minimum, to: today.relativeHumidity.maximum)
          ?? Self.unknown),
      Row(
        label: "Prob. de precipitación",
        value: today.precipitationProbability.map(SpanishQuantity.percent) ?? Self.unknown),
      Row(label: "Viento", value: SpanishQuantity.wind(today.wind) ?? Self.unknown),
    ]
    if let gust = today.gustKmh {
      rows.append(Row(label: "Rachas", value: "de hasta \(SpanishQuantity.kilometresPerHour(gust))"))
    }
    if let level = today.snowLevelM {
      rows.append(Row(label: "Cota de nieve", value: SpanishQuantity.metres(level)))
    }
    if let index = today.uvMax { rows.append(Row(label: "Índice UV máximo", value: "\(index)")) }
    return rows
  }

  private var laterLines: [String] {
    let columns = later.map { day in
      [
        "\(SpanishDate.weekday(day.date)) \(day.date.day)", temperature(day) ?? Self.unknown,
        day.precipitationProbability.map(SpanishQuantity.percent) ?? Self.unknown, sky(day),
      ]
    }
    let widths = (0..<3).map { column in columns.map { $0[column].count }.max() ?? 0 }
    return columns.map { cells in
      "  " + (0..<3).map { padded(cells[$0], to: widths[$0]) + "  " }.joined() + cells[3]
    }
  }

  private func sky(_ day: ForecastDay) -> String {
    guard let sky = day.sky else { return Self.unknown }
    return sky.wording.isEmpty ? "código \(sky.codeText)" : sky.wording
  }

  private func temperature(_ day: ForecastDay) -> String? { range(day.temperature) }

  private func range(_ range: DailyForecastRecord.Range) -> String? {
    SpanishQuantity.celsius(from: range.minimum, to: range.maximum)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
