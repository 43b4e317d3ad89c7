// SPDX-License-Identifier: MIT

extension IconSymbol {
  /// Shapes of a symbol: from parts that many share, or its own.
  struct Piece {
    let shapes: StaticString

    init(_ part: IconPart) { shapes = part.shapes }
    init(_ shapes: StaticString) { self.shapes = shapes }
  }

  /// From the farthest to the nearest.
  var parts: [Piece] {
    switch self {
    case .sun: [Piece(.sun)]
    case .moonStars: [Piece(.moon), Piece(.stars)]
    case .cloudSun: [Piece(.sunBehind), Piece(.cloud)]
    case .cloudMoon: [Piece(.moonBehind), Piece(.cloud)]
    case .cloud: [Piece(.cloud)]
    case .cloudSunRain: [Piece(.sunBehind), Piece(.highCloud), Piece(.rain)]
    case .cloudMoonRain: [Piece(.moonBehind), Piece(.highCloud), Piece(.rain)]
    case .cloudRain: [Piece(.highCloud), Piece(.rain)]
    case .cloudHeavyRain: [Piece(.highCloud), Piece(.heavyRain)]
    case .cloudDrizzle: [Piece(.highCloud), Piece(.drizzle)]
    case .sunSnow: [Piece(.lowSun), Piece(.fewFlakes)]
    case .cloudSnow: [Piece(.highCloud), Piece(.snow)]
    case .cloudSunBolt: [Piece(.sunBehind), Piece(.highCloud), Piece(.bolt)]
    case .cloudMoonBolt: [Piece(.moonBehind), Piece(.highCloud), Piece(.bolt)]
    case .cloudBolt: [Piece(.highCloud), Piece(.bolt)]
    case .cloudBoltRain: [Piece(.highCloud), Piece(.boltAndRain)]
    case .cloudFog: [Piece(.highCloud), Piece(.fogLines)]
    case .sunHaze: [Piece(.lowSun), Piece(.hazeLines)]
    case .moonHaze: [Piece(.highMoon), Piece(.hazeLines)]
    case .sunDust: [Piece(.lowSun), Piece(.dust)]
    case .moonDust: [Piece(.highMoon), Piece(.dust)]
    case .newMoon, .waxingCrescent, .firstQuarter, .waxingGibbous, .fullMoon, .waningGibbous, .lastQuarter,
      .waningCrescent:
      [Piece(#"<circle class="i-dark" cx="12" cy="12" r="9"/>"#), Piece(litMoon)]
    case .question, .thermometer, .person, .antenna, .umbrella, .drop, .snowflake, .bolt, .humidity, .wind, .location,
      .sunrise, .sunset, .air, .ultraviolet, .alert, .clock, .noNetwork, .radar, .text, .newspaper:
      [Piece(glyph)]
    }
  }

  /// The lit part of the moon's disc as seen from the north: waxing on the right.
  private var litMoon: StaticString {
    switch self {
    case .waxingCrescent: #"<path class="i-moon" d="M12 3a9 9 0 0 1 0 18 14 14 0 0 0 0-18z"/>"#
    case .firstQuarter: #"<path class="i-moon" d="M12 3a9 9 0 0 1 0 18z"/>"#
    case .waxingGibbous: #"<path class="i-moon" d="M12 3a9 9 0 0 1 0 18 14 14 0 0 1 0-18z"/>"#
    case .fullMoon: #"<circle class="i-moon" cx="12" cy="12" r="9"/>"#
    case .waningGibbous: #"<path class="i-moon" d="M12 3a9 9 0 0 0 0 18 14 14 0 0 0 0-18z"/>"#
    case .lastQuarter: #"<path class="i-moon" d="M12 3a9 9 0 0 0 0 18z"/>"#
    case .waningCrescent: #"<path class="i-moon" d="M12 3a9 9 0 0 0 0 18 14 14 0 0 1 0-18z"/>"#
    default: #"<circle class="i-ring" cx="12" cy="12" r="8.6"/>"#
    }
  }

  /// A picture of one piece.
  private var glyph: StaticString {
    switch self {
    case .thermometer:
      #"<path class="i-line" d="M9.6 14.2V5.4a2.4 2.4 0 0 1 4.8 0v8.8a4.4 4.4 0 1 1-4.8 0z"/><path class="i-line" d="M12 9v8.4"/><circle class="i-ink" cx="12" cy="17.8" r="2"/>"#
    case .person:
      #"<circle class="i-ink" cx="12" cy="7.4" r="4"/><path class="i-ink" d="M4.6 20.4c0-4.4 3.3-7 7.4-7s7.4 2.6 7.4 7z"/>"#
    case .antenna:
      #"<path class="i-line" d="M12 12v9M8.8 8.9a4.4 4.4 0 0 0 0 5.4M15.2 8.9a4.4 4.4 0 0 1 0 5.4M5.7 6.4a8.4 8.4 0 0 0 0 10.4M18.3 6.4a8.4 8.4 0 0 1 0 10.4"/><circle class="i-ink" cx="12" cy="11.4" r="1.9"/>"#
    case .umbrella:
      #"<path class="i-ink" d="M2.6 12.4a9.4 9.4 0 0 1 18.8 0c-2-1.3-4.1-1.3-6.2 0-2.1-1.3-4.3-1.3-6.4 0-2.1-1.3-4.2-1.3-6.2 0z"/><path class="i-line" d="M12 2v1.4M12 12.4v6.4a2 2 0 0 0 4 0"/>"#
    case .drop:
      #"<path class="i-ink" d="M12 2.6c3.4 4.4 6.2 7.6 6.2 11.6a6.2 6.2 0 0 1-12.4 0c0-4 2.8-7.2 6.2-11.6z"/>"#
    case .snowflake:
      #"<path class="i-line" d="M12 2.6v18.8M3.9 7.3l16.2 9.4M20.1 7.3L3.9 16.7M9.6 4.4L12 6.4l2.4-2M9.6 19.6l2.4-2 2.4 2M4.6 10.6l3-1.1-.6-3.1M19.4 13.4l-3 1.1.6 3.1M19.4 10.6l-3-1.1.6-3.1M4.6 13.4l3 1.1-.6 3.1"/>"#
    case .bolt:
      #"<path class="i-ink" d="M13.8 2L5.4 13.4h5.4L9.2 22l9.4-12.2h-5.8z"/>"#
    case .humidity:
      #"<path class="i-ink" d="M8.4 2.6c2.8 3.6 5 6.2 5 9.4a5 5 0 0 1-10 0c0-3.2 2.2-5.8 5-9.4z"/><path class="i-line" d="M15.4 6.2c1-.9 1.9-.9 2.9 0s1.9.9 2.9 0M15.4 10.6c1-.9 1.9-.9 2.9 0s1.9.9 2.9 0M15.4 15c1-.9 1.9-.9 2.9 0s1.9.9 2.9 0M4 20.4c1.5-1.2 2.9-1.2 4.4 0s2.9 1.2 4.4 0 2.9-1.2 4.4 0 2.4 1.2 3.6.4"/>"#
    case .wind:
      #"<path class="i-line" d="M2.6 8.6h10.8a3 3 0 1 0-3-3M2.6 12.4h15.6a3.1 3.1 0 1 1-3.1 3.1M2.6 16.2h7.8a2.6 2.6 0 1 1-2.6 2.6"/>"#
    case .location:
      #"<path class="i-ink" d="M12 2.4l7 18.2-7-4.2-7 4.2z"/>"#
    case .sunrise:
      #"<path class="i-ink" d="M5.4 16.6a6.6 6.6 0 0 1 13.2 0z"/><path class="i-line" d="M2 20.2h20M12 8V3M9.4 5.2L12 2.6l2.6 2.6M3.6 12l1.5.9M20.4 12l-1.5.9"/>"#
    case .sunset:
      #"<path class="i-ink" d="M5.4 16.6a6.6 6.6 0 0 1 13.2 0z"/><path class="i-line" d="M2 20.2h20M12 2.6V8M9.4 5.4L12 8l2.6-2.6M3.6 12l1.5.9M20.4 12l-1.5.9"/>"#
    case .air:
      #"<g class="i-ink"><circle cx="6" cy="7" r="2.6"/><circle cx="13.4" cy="5.4" r="1.8"/><circle cx="18.8" cy="9.6" r="2.4"/><circle cx="11.6" cy="12.2" r="2.8"/><circle cx="5" cy="15.4" r="1.9"/><circle cx="17.4" cy="17.4" r="2.8"/><circle cx="10" cy="19.2" r="2"/></g>"#
    case .ultraviolet:
      #"<circle class="i-ink" cx="10" cy="10" r="4"/><path class="i-line" d="M10 1.8v2.4M1.8 10h2.4M4.2 4.2l1.7 1.7M15.8 4.2l-1.7 1.7M4.2 15.8l1.7-1.7M10 15.8v2.4"/><path class="i-ink" d="M17.4 11.6l5.4 9.6H12z"/><path class="i-hole" d="M17.4 15v3M17.4 19.5v.1"/>"#
    case .alert:
      #"<path class="i-ink" d="M12 2.8a1.6 1.6 0 0 1 1.4.8l8.4 15.2a1.6 1.6 0 0 1-1.4 2.4H3.6a1.6 1.6 0 0 1-1.4-2.4l8.4-15.2a1.6 1.6 0 0 1 1.4-.8z"/><path class="i-hole" d="M12 8.8v5.4M12 17.6v.2"/>"#
    case .clock:
      #"<circle class="i-line" cx="11" cy="12" r="8.4"/><path class="i-line" d="M11 7v5.2l3.4 2"/><circle class="i-ink" cx="19.4" cy="5" r="3.8"/><path class="i-hole" d="M19.4 3v2.2M19.4 6.9v.1"/>"#
    case .noNetwork:
      #"<path class="i-line" d="M3 9.4a13 13 0 0 1 18 0M6.2 13a8.4 8.4 0 0 1 11.6 0M9.2 16.4a4 4 0 0 1 5.6 0M4 3.6l16 17"/><circle class="i-ink" cx="12" cy="19.6" r="1.5"/>"#
    case .radar:
      #"<circle class="i-ink" cx="12" cy="12" r="2.4"/><path class="i-line" d="M8 8a5.7 5.7 0 0 0 0 8M16 8a5.7 5.7 0 0 1 0 8M4.8 4.8a10.2 10.2 0 0 0 0 14.4M19.2 4.8a10.2 10.2 0 0 1 0 14.4"/>"#
    case .text:
      #"<path class="i-ink" d="M6 2.4h8.4L19.6 8v12a1.6 1.6 0 0 1-1.6 1.6H6A1.6 1.6 0 0 1 4.4 20V4A1.6 1.6 0 0 1 6 2.4z"/><path class="i-hole" d="M8 11h8M8 14.2h8M8 17.4h5"/>"#
    case .newspaper:
      #"<path class="i-ink" d="M3.4 4.4h14v14a2 2 0 0 0 3.4 1.4V8.4h-2v-4zM3.4 4.4v14a2 2 0 0 0 2 2h13.4a3 3 0 0 1-1.4-2.4v-13.6z"/><path class="i-hole" d="M6.4 8h8M6.4 11.4h8M6.4 14.8h5"/>"#
    default:
      #"<circle class="i-ink" cx="12" cy="12" r="9.6"/><path class="i-hole" d="M9.3 9.6a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.2 1-1.2 2M12 17v.1"/>"#
    }
  }
}
