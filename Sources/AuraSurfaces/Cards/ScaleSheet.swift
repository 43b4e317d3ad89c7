// SPDX-License-Identifier: MIT

import AuraModel

/// A scale told row by row, with the row that holds now: the sheet behind wind, air and UV on the phone.
public struct ScaleSheet: Hashable, Sendable {
  /// A class of the scale.
  public struct Row: Hashable, Sendable {
    /// `3`; nil where classes have no number.
    public let number: String?
    public let name: String
    /// `12–19 km/h`
    public let range: String
    /// nil for a scale without colours.
    public let token: ColourToken?
    public let isCurrent: Bool
  }

  /// `Escala de Beaufort`
  public let title: String
  /// Whose scale it is.
  public let credit: String
  public let rows: [Row]
  /// Which row holds now, 0 the first; nil when it is not known.
  public var current: Int? { rows.firstIndex(where: \.isCurrent) }

  /// Mean wind in km/h.
  static func beaufort(_ current: BeaufortForce?) -> ScaleSheet {
    let rows = BeaufortForce.allCases.map { force in
      Row(
        number: "\(force.rawValue)", name: force.name, range: range(force.kmh, unit: "\u{A0}km/h"), token: nil,
        isCurrent: force == current)
    }
    return ScaleSheet(title: "Escala de Beaufort", credit: "Organización Meteorológica Mundial", rows: rows)
  }

  /// The classes, and each pollutant's bounds of them.
  static func airQuality(_ current: AirQualityBand?) -> ScaleSheet {
    let rows = AirQualityBand.allCases.map { band in
      Row(
        number: "\(band.rawValue)", name: band.name, range: pollutants[band.rawValue - 1], token: ColourToken(band),
        isCurrent: band == current)
    }
    return ScaleSheet(title: "Índice de calidad del aire", credit: "MITECO; colores de la AEMA", rows: rows)
  }

  static func uvIndex(_ current: UVBand?) -> ScaleSheet {
    let rows = UVBand.allCases.map { band in
      Row(
        number: nil, name: band.name, range: range(band.indices, unit: ""), token: ColourToken(band),
        isCurrent: band == current)
    }
    return ScaleSheet(title: "Índice ultravioleta", credit: "Organización Mundial de la Salud", rows: rows)
  }

  private static func range(_ bounds: (least: Int, greatest: Int?), unit: String) -> String {
    guard let greatest = bounds.greatest else { return "\(bounds.least)\(unit) o más" }
    return bounds.least == greatest ? "\(greatest)\(unit)" : "\(bounds.least)–\(greatest)\(unit)"
  }

  /// `PM2.5 10 · PM10 20 · …`, the greatest concentration of the class.
  private static let pollutants = AirQualityBand.allCases.indices.map { index in
    Pollutant.allCases.map { pollutant in
      let bounds = pollutant.bounds
      return index < bounds.count
        ? "\(pollutant.name)\u{A0}≤\u{A0}\(bounds[index])" : "\(pollutant.name)\u{A0}>\u{A0}\(bounds[index - 1])"
    }.joined(separator: " · ")
  }

  func describe(to scribe: inout SurfaceScribe) {
    scribe.group("scale") { scribe in
      scribe.text("title", title, .title)
      scribe.list("rows", rows) { scribe, row in
        scribe.text("number", row.number, .accessoryFigure)
        scribe.text("name", row.name, .label)
        scribe.text("range", row.range, .detail)
        scribe.colour("token", row.token)
        scribe.flag("isCurrent", row.isCurrent)
      }
      scribe.text("credit", credit, .credit)
    }
  }
}
