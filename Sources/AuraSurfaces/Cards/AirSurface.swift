// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse

/// The quality of the air by Spain's index.
public struct AirSurface: Surface {
  /// One pollutant.
  public struct Row: Hashable, Sendable {
    /// `PM₁₀`
    public let name: String
    /// `Regular`
    public let band: String
    public let token: ColourToken
    /// `43 µg/m³`; nil where the station told the class alone.
    public let value: String?
    /// Whether it makes the index.
    public let isWorst: Bool
  }

  public let size: AuraSize
  public let title: String
  /// `Razonablemente buena`
  public let band: Figure
  public let token: ColourToken
  /// Where the class lies on the scale of six, 0 the best … 1 the worst; nil when not known.
  public let position: Double?
  /// The pollutants known, in the order of the index; empty when the index alone is known.
  public let rows: [Row]
  /// `Índice parcial: faltan contaminantes`; nil where it is whole.
  public let partial: String?
  /// `Plaza del Carmen, a 3,2 km, a las 14:00`; nil when not known.
  public let source: String?
  /// `MITECO`; nil when no air is shown.
  public let credit: String?
  /// The scale; nil on the watch.
  public let scale: ScaleSheet?
  public let standing: Standing

  public var name: String { "air" }
  /// Whether MITECO's data are on the card.
  public var isShown: Bool { band.isKnown }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> AirSurface {
    let air = scene.snapshot.airQuality
    return AirSurface(
      size: size, title: "Calidad del aire", band: Figure(air?.composite.name),
      token: air.map { ColourToken($0.composite) } ?? .unknown,
      position: air.map { Double($0.composite.rawValue - 1) / Double(AirQualityBand.allCases.count - 1) },
      rows: air.map(rows) ?? [], partial: air?.isPartial == true ? "Índice parcial: faltan contaminantes" : nil,
      source: air.map { source($0.source, scene, size) }, credit: air == nil ? nil : "MITECO",
      scale: size == .phone ? .airQuality(air?.composite) : nil, standing: scene.standing(.airQuality))
  }

  private static func rows(_ air: AirQuality) -> [Row] {
    air.breakdown.map { component in
      Row(
        name: component.pollutant.name, band: component.band.name, token: ColourToken(component.band),
        value: component.microgramsPerCubicMetre.flatMap {
          $0.isFinite ? SpanishQuantity.microgramsPerCubicMetre($0) : nil
        },
        isWorst: component.band == air.composite)
    }
  }

  private static func source(_ source: AirSource, _ scene: SurfaceScene, _ size: AuraSize) -> String {
    let rest = "\(SurfaceScene.distance(source.distanceKm)), \(scene.when(source.hour))"
    let room = TextBound.detail.limit(size) - rest.count - 2
    return "\(Fit.line(SurfaceScene.stationName(source.stationName), limit: room)), \(rest)"
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.text("band", band.text, .value, size)
    scribe.flag("band.isKnown", band.isKnown)
    scribe.colour("token", token)
    scribe.fraction("position", position)
    scribe.list("rows", rows) { scribe, row in
      scribe.text("name", row.name, .label, size)
      scribe.text("band", row.band, .value, size)
      scribe.colour("token", row.token)
      scribe.text("value", row.value, .value, size)
      scribe.flag("isWorst", row.isWorst)
    }
    scribe.text("partial", partial, .detail, size)
    scribe.text("source", source, .detail, size)
    scribe.text("credit", credit, .credit, size)
    scale?.describe(to: &scribe)
    scribe.standing(standing, size)
  }
}
