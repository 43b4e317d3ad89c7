// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse

/// The conditions of the hour: what is forecast, and what the nearest station measured.
public struct CurrentSurface: Surface {
  public let size: AuraSize
  public let title: String
  /// The hour that the figures are of: `De 14:00 a 15:00`; nil when none is known.
  public let hour: String?
  public let sky: SurfaceIcon
  /// Temperature measured, felt, rain, its probability, storm, snow, humidity, in this order.
  public let readings: [Reading]
  /// How far what is forecast may be trusted.
  public let standing: Standing
  /// How far what was measured may be trusted.
  public let observedStanding: Standing

  public var name: String { "current" }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> CurrentSurface {
    let slot = scene.snapshot.current
    var readings = [
      Reading(.temperature, slot?.temperatureC.map { SpanishQuantity.celsius($0) }),
      scene.observedTemperature(size),
      Reading(.feelsLike, slot?.feelsLikeC.map { SpanishQuantity.celsius($0) }),
      Reading(.precipitationProbability, slot?.precipitationProbability.map(SpanishQuantity.percent)),
      Reading(.precipitation, slot?.precipitation.map(Self.depth)),
      Reading(.stormProbability, slot?.stormProbability.map(SpanishQuantity.percent)),
    ]
    if let snow = Self.snow(slot) { readings.append(snow) }
    readings.append(Reading(.humidity, slot?.relativeHumidity.map(SpanishQuantity.percent)))
    return CurrentSurface(
      size: size, title: "Ahora", hour: slot.map { "De \(scene.time($0.start)) a \(scene.time($0.end))" },
      sky: SurfaceIcon(sky: slot?.sky), readings: readings, standing: scene.hourStanding,
      observedStanding: scene.standing(.observed))
  }

  /// `0,4 mm`, `inapreciable`
  static func depth(_ depth: WaterDepth) -> String {
    switch depth {
    case .trace: "inapreciable"
    case .millimetres(let depth): SpanishQuantity.millimetres(depth)
    }
  }

  /// Told where it may snow or does: in summer a row of snow says nothing.
  private static func snow(_ slot: HourSlot?) -> Reading? {
    let chance = slot?.snowProbability.flatMap { $0 > 0 ? "Probabilidad: \(SpanishQuantity.percent($0))" : nil }
    guard let depth = slot?.snow, depth.isWet else {
      return chance.map { Reading(.snow, slot?.snow.map(Self.depth), label: "Nieve en una hora", detail: $0) }
    }
    return Reading(.snow, Self.depth(depth), label: "Nieve en una hora", detail: chance)
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.text("hour", hour, .value, size)
    scribe.icon("sky", sky)
    scribe.list("readings", readings) { $1.describe(to: &$0, size) }
    scribe.standing(standing, size)
    scribe.group("observed") { $0.standing(observedStanding, size) }
  }
}

extension SurfaceScene {
  /// The temperature that the nearest station measured, with where and when.
  func observedTemperature(_ size: AuraSize) -> Reading {
    guard let reading = snapshot.observed?.temperatureC, reading.value.isFinite else {
      return Reading(.observed, nil)
    }
    let place = "\(Self.stationName(reading.stationName)), \(Self.distance(reading.distanceKm))"
    return Reading(
      .observed, SpanishQuantity.celsius(measured: reading.value),
      detail: Fit.text("\(time(reading.measuredUntil)), \(place)", .detail, size))
  }

  /// How far the figures of the hour may be trusted.
  var hourStanding: Standing {
    let standing = standing(.hours)
    guard standing.isShown, !snapshot.hasCurrentHourData else { return standing }
    // Later hours are known and this one is not.
    return Standing(kind: .unknown, age: standing.age, note: "Sin datos de esta hora", reason: standing.reason)
  }
}
