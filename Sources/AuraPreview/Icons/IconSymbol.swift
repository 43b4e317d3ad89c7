// SPDX-License-Identifier: MIT

import AuraSurfaces

/// A picture of our own for the name of one of Apple's symbols, which only Apple's systems have: 24 by 24, put together
/// from a few parts.
package enum IconSymbol: String, CaseIterable, Sendable {
  case sun = "sun.max.fill"
  case moonStars = "moon.stars.fill"
  case cloudSun = "cloud.sun.fill"
  case cloudMoon = "cloud.moon.fill"
  case cloud = "cloud.fill"
  case cloudSunRain = "cloud.sun.rain.fill"
  case cloudMoonRain = "cloud.moon.rain.fill"
  case cloudRain = "cloud.rain.fill"
  case cloudHeavyRain = "cloud.heavyrain.fill"
  case cloudDrizzle = "cloud.drizzle.fill"
  case sunSnow = "sun.snow.fill"
  case cloudSnow = "cloud.snow.fill"
  case cloudSunBolt = "cloud.sun.bolt.fill"
  case cloudMoonBolt = "cloud.moon.bolt.fill"
  case cloudBolt = "cloud.bolt.fill"
  case cloudBoltRain = "cloud.bolt.rain.fill"
  case cloudFog = "cloud.fog.fill"
  case sunHaze = "sun.haze.fill"
  case moonHaze = "moon.haze.fill"
  case sunDust = "sun.dust.fill"
  case moonDust = "moon.dust.fill"
  case question = "questionmark.circle.fill"
  case thermometer = "thermometer.medium"
  case person = "person.fill"
  case antenna = "antenna.radiowaves.left.and.right"
  case umbrella = "umbrella.fill"
  case drop = "drop.fill"
  case snowflake
  case bolt = "bolt.fill"
  case humidity = "humidity.fill"
  case wind
  case location = "location.north.fill"
  case sunrise = "sunrise.fill"
  case sunset = "sunset.fill"
  case air = "aqi.medium"
  case ultraviolet = "sun.max.trianglebadge.exclamationmark.fill"
  case alert = "exclamationmark.triangle.fill"
  case clock = "clock.badge.exclamationmark.fill"
  case noNetwork = "wifi.slash"
  case radar = "dot.radiowaves.left.and.right"
  case text = "doc.text.fill"
  case newspaper = "newspaper.fill"
  case newMoon = "moonphase.new.moon"
  case waxingCrescent = "moonphase.waxing.crescent"
  case firstQuarter = "moonphase.first.quarter"
  case waxingGibbous = "moonphase.waxing.gibbous"
  case fullMoon = "moonphase.full.moon"
  case waningGibbous = "moonphase.waning.gibbous"
  case lastQuarter = "moonphase.last.quarter"
  case waningCrescent = "moonphase.waning.crescent"

  /// The picture of an icon; a question mark for a name without one, which a test keeps from happening.
  init(_ icon: SurfaceIcon) {
    self = IconSymbol(rawValue: icon.symbolName) ?? .question
  }

  /// `i-cloud-sun-fill`
  var id: String { "i-" + rawValue.replacing(".", with: "-") }

  /// The symbols, to be used by the rest of a document.
  static func definitions(_ symbols: [IconSymbol], in writer: inout MarkupWriter) {
    guard !symbols.isEmpty else { return }
    writer.element("defs") { writer in
      for symbol in symbols {
        writer.element("symbol", .id(symbol.id), MarkupAttribute("viewBox", "0 0 24 24")) { writer in
          for part in symbol.parts { writer.constant(part.shapes) }
        }
      }
    }
  }
}
