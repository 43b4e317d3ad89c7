// SPDX-License-Identifier: MIT

/// Shapes that icons are put together from, on a ground of 24 by 24.
enum IconPart {
  case sun, lowSun, sunBehind, moon, moonBehind, highMoon, stars
  case cloud, highCloud
  case rain, heavyRain, drizzle, snow, bolt, boltAndRain
  case fogLines, hazeLines, dust, fewFlakes

  var shapes: StaticString {
    switch self {
    case .sun:
      #"<g class="i-sun"><circle cx="12" cy="12" r="4.6"/><path class="i-ray" d="M12 2.2v2.6M12 19.2v2.6M2.2 12h2.6M19.2 12h2.6M5.1 5.1l1.8 1.8M17.1 17.1l1.8 1.8M5.1 18.9l1.8-1.8M17.1 6.9l1.8-1.8"/></g>"#
    case .lowSun:
      #"<g class="i-sun"><circle cx="12" cy="9.5" r="3.8"/><path class="i-ray" d="M12 1.8v2M4.3 9.5h2M17.7 9.5h2M6.6 4.1L8 5.5M17.4 4.1L16 5.5"/></g>"#
    case .sunBehind:
      #"<g class="i-sun"><circle cx="8.4" cy="8" r="3.6"/><path class="i-ray" d="M8.4 1.4v1.7M1.8 8h1.7M3.7 3.3l1.2 1.2M13.1 3.3l-1.2 1.2M3.7 12.7l1.2-1.2"/></g>"#
    case .moon:
      #"<path class="i-moon" d="M19.6 14.6A8 8 0 1 1 10 4.1a6.6 6.6 0 0 0 9.6 10.5z"/>"#
    case .moonBehind:
      #"<path class="i-moon" d="M13.4 9.2A5.3 5.3 0 1 1 7.4 2.4a4.4 4.4 0 0 0 6 6.8z"/>"#
    case .highMoon:
      #"<path class="i-moon" d="M17.2 10.4A6 6 0 1 1 10.3 2.6a5 5 0 0 0 6.9 7.8z"/>"#
    case .stars:
      #"<path class="i-moon" d="M17.5 2.6l.7 1.7 1.7.7-1.7.7-.7 1.7-.7-1.7-1.7-.7 1.7-.7zM21 8.6l.45 1.1 1.1.45-1.1.45-.45 1.1-.45-1.1-1.1-.45 1.1-.45z"/>"#
    case .cloud:
      #"<path class="i-cloud" d="M7.4 19.4a4.4 4.4 0 0 1-.5-8.77 5.9 5.9 0 0 1 11.3 1.05A3.9 3.9 0 0 1 17.9 19.4z"/>"#
    case .highCloud:
      #"<path class="i-cloud" d="M7.4 15.2a4.2 4.2 0 0 1-.5-8.37 5.9 5.9 0 0 1 11.3 1A3.7 3.7 0 0 1 17.9 15.2z"/>"#
    case .rain:
      #"<path class="i-rain" d="M8.6 17.4l-1.3 3.6M12.6 17.4l-1.3 3.6M16.6 17.4l-1.3 3.6"/>"#
    case .heavyRain:
      #"<path class="i-rain" d="M6.9 17.2L5.3 21.6M10.3 17.2l-1.6 4.4M13.7 17.2l-1.6 4.4M17.1 17.2l-1.6 4.4"/>"#
    case .drizzle:
      #"<path class="i-rain" d="M8.2 17.4l-.6 1.5M12.2 17.4l-.6 1.5M16.2 17.4l-.6 1.5M10 20.4l-.5 1.2M14 20.4l-.5 1.2"/>"#
    case .snow:
      #"<path class="i-snow" d="M8 17.4v3.6M6.4 18.3l3.2 1.8M9.6 18.3l-3.2 1.8M15.8 17.4v3.6M14.2 18.3l3.2 1.8M17.4 18.3l-3.2 1.8"/>"#
    case .bolt:
      #"<path class="i-bolt" d="M13.2 13.2l-4.4 5.4h2.9l-1.3 4.2 4.9-5.8h-3z"/>"#
    case .boltAndRain:
      #"<path class="i-bolt" d="M12.6 13.2l-4.2 5.2h2.8l-1.3 4.2 4.7-5.7h-2.9z"/><path class="i-rain" d="M6.6 17.2l-1.2 3.2M17.6 17.2l-1.2 3.2"/>"#
    case .fogLines:
      #"<path class="i-fog" d="M5 18.2h11.5M7.5 21.2H19"/>"#
    case .hazeLines:
      #"<path class="i-fog" d="M3.5 15.4h17M6 18.4h12M8.6 21.4h6.8"/>"#
    case .dust:
      #"<path class="i-dust" d="M3.5 15.6h.01M7 15.6h7M17.5 15.6h3M5.5 18.6h3M12 18.6h6.5M8.6 21.4h.01M12 21.4h3.4"/>"#
    case .fewFlakes:
      #"<path class="i-snow" d="M7.4 14.8v6M4.8 16.3l5.2 3M10 16.3l-5.2 3M16.6 14.8v6M14 16.3l5.2 3M19.2 16.3l-5.2 3"/>"#
    }
  }
}
