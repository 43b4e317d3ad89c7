// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraSun
import AuraTime

/// The arc of the sun from its rising to its setting, and the moon of the night.
public struct SunSurface: Surface {
  public let size: AuraSize
  public let title: String
  /// `7:24`
  public let sunrise: Figure
  /// `20:51`
  public let sunset: Figure
  /// `13 h 27 min de sol`; nil when not known.
  public let dayLength: String?
  /// How much of the way from rising to setting is done, 0…1; nil while the sun is down and when it is not known.
  public let progress: Double?
  /// How high the sun stands, as a share of the day's greatest height, 0…1; nil as `progress`.
  public let height: Double?
  /// `Se pone en 2 h 10 min`, `Sale mañana a las 7:25`; nil when not known.
  public let next: String?
  /// The moon and `Iluminada al 43 %`.
  public let moon: SurfaceIcon
  public let moonLight: String
  /// Lit share of the moon's disc, 0…1.
  public let moonFraction: Double
  public let standing: Standing

  public var name: String { "sun" }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> SunSurface {
    let moon = scene.moonPhase
    let percent = Int((moon.illuminatedFraction * 100).rounded())
    let place = Place(scene)
    return SunSurface(
      size: size, title: "Sol y luna", sunrise: Figure(scene.sunrise.map(scene.time)),
      sunset: Figure(scene.sunset.map(scene.time)), dayLength: place?.length, progress: place?.progress,
      height: place?.progress == nil ? nil : height(scene), next: place?.next ?? tomorrow(scene),
      moon: SurfaceIcon(moon.name), moonLight: "Iluminada al \(SpanishQuantity.percent(percent))",
      moonFraction: moon.illuminatedFraction, standing: scene.standing(.sun))
  }

  /// Where a moment stands to a day with a sunrise and a sunset.
  private struct Place {
    let length: String
    let progress: Double?
    let next: String?

    init?(_ scene: SurfaceScene) {
      guard let sunrise = scene.sunrise, let sunset = scene.sunset, sunrise < sunset else { return nil }
      let moment = scene.moment
      let seconds = sunrise.seconds(until: sunset)
      length = "\(AgeWords.span(seconds: seconds)) de sol"
      let isUp = sunrise <= moment && moment < sunset
      progress = isUp ? Double(sunrise.seconds(until: moment)) / Double(seconds) : nil
      if moment < sunrise {
        next = "Sale en \(AgeWords.span(seconds: moment.seconds(until: sunrise)))"
      } else if isUp {
        next = "Se pone en \(AgeWords.span(seconds: moment.seconds(until: sunset)))"
      } else {
        next = nil
      }
    }
  }

  /// After sunset: when it rises on the next date, by the outlook.
  private static func tomorrow(_ scene: SurfaceScene) -> String? {
    guard let sunset = scene.sunset, scene.moment >= sunset else { return nil }
    let date = scene.today.advanced(byDays: 1)
    let day = scene.snapshot.days.first { $0.date == date }
    guard let sunrise = day?.sunrise, scene.zone.civil(at: sunrise).date == date else { return nil }
    return "Sale \(scene.when(sunrise.roundedToMinute))"
  }

  /// Source of the greatest height: 90° − |latitude − declination|, the Sun's transit.
  private static func height(_ scene: SurfaceScene) -> Double? {
    guard let sun = scene.sun, let coordinate = scene.snapshot.place.coordinate else { return nil }
    let greatest = 90 - abs(coordinate.latitude - sun.declinationDegrees)
    guard greatest > 0 else { return nil }
    return min(1, max(0, sun.trueElevationDegrees / greatest))
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.text("sunrise", sunrise.text, .value, size)
    scribe.text("sunset", sunset.text, .value, size)
    scribe.text("dayLength", dayLength, .value, size)
    scribe.fraction("progress", progress)
    scribe.fraction("height", height)
    scribe.text("next", next, .value, size)
    scribe.icon("moon", moon)
    scribe.text("moonLight", moonLight, .value, size)
    scribe.fraction("moonFraction", moonFraction)
    scribe.standing(standing, size)
  }
}
