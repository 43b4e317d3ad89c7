// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// A sky as a picture: gradient, sun or moon where they stand, stars, clouds as dense as the veil, and what falls.
///
/// The hills at its foot have the zenith's colour, so that a ground of that colour joins them without a seam, and text on
/// it has the contrast that the sky's own ink was chosen for.
struct SkyPart {
  let sky: SkySurface
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  var radius = 0.0
  var hasHills = true

  private var right: Double { x + width }
  private var bottom: Double { y + height }

  func draw(on canvas: inout Canvas) {
    let (paint, clip) = ("\(canvas.name)-sky", "\(canvas.name)-clip")
    canvas.writer.element("defs") { writer in
      writer.element(
        "linearGradient", .id(paint), MarkupAttribute("x1", 0), MarkupAttribute("y1", 0), MarkupAttribute("x2", 0),
        MarkupAttribute("y2", 1)
      ) { writer in
        for stop in sky.gradient {
          writer.void(
            "stop", MarkupAttribute("offset", stop.position), MarkupAttribute("stop-color", stop.token.colour))
        }
      }
      writer.element("clipPath", .id(clip)) { writer in
        writer.void(
          "rect", MarkupAttribute("x", x), MarkupAttribute("y", y), MarkupAttribute("width", width),
          MarkupAttribute("height", height), MarkupAttribute("rx", radius))
      }
    }
    var inner = Canvas(name: canvas.name, width: canvas.width)
    inner.rectangle(x: x, y: y, width: width, height: height, .url("fill", paint))
    if sky.sky == nil { hatch(&inner) }
    stars(&inner)
    if let disc = sky.disc { self.disc(disc, &inner) }
    clouds(&inner)
    falling(&inner)
    if hasHills { hills(&inner) }
    canvas.writer.element("g", .url("clip-path", clip)) { $0.append(inner.writer) }
  }

  // MARK: Lights

  /// Where stars stand, shares of width and height.
  private static let starPlaces: [(x: Double, y: Double)] = (0..<46).map { index in
    // Steps of the golden ratio and of the square root of two spread points evenly without a pattern.
    let across = (Double(index) * 0.618_033_988_7).truncatingRemainder(dividingBy: 1)
    let down = (Double(index) * 0.414_213_562_4 + 0.11).truncatingRemainder(dividingBy: 1)
    return (across, down)
  }

  private func stars(_ canvas: inout Canvas) {
    guard sky.stars > 0.02 else { return }
    let count = Int((Double(Self.starPlaces.count) * sky.stars).rounded())
    canvas.writer.element("g", MarkupAttribute("fill", "#fff"), MarkupAttribute("opacity", sky.stars)) { writer in
      for (index, place) in Self.starPlaces.prefix(count).enumerated() {
        writer.void(
          "circle", MarkupAttribute("cx", x + place.x * width), MarkupAttribute("cy", y + place.y * height * 0.85),
          MarkupAttribute("r", index % 7 == 0 ? 1.4 : 0.8))
      }
    }
  }

  private func disc(_ disc: SkyDisc, _ canvas: inout Canvas) {
    let size = max(9, min(width, height) * 0.11)
    let foot = hasHills ? 0.82 : 0.96
    let centre = (x: x + size + disc.x * (width - 2 * size), y: y + size + (1 - disc.y) * (height * foot - size))
    canvas.writer.element("g", MarkupAttribute("opacity", max(0.35, disc.opacity))) { writer in
      var inner = Canvas(name: canvas.name, width: canvas.width)
      switch disc.body {
      case .sun:
        inner.writer.element("g", MarkupAttribute("fill", "#fff3c4"), MarkupAttribute("opacity", 0.3)) { writer in
          for share in [2.4, 1.6] {
            writer.void(
              "circle", MarkupAttribute("cx", centre.x), MarkupAttribute("cy", centre.y),
              MarkupAttribute("r", size * share))
          }
        }
        inner.circle(x: centre.x, y: centre.y, radius: size, MarkupAttribute("fill", "#ffe9a3"))
      case .moon:
        inner.circle(x: centre.x, y: centre.y, radius: size, MarkupAttribute("fill", "#3b4468"))
        inner.writer.void(
          "path", MarkupAttribute("fill", "#f4f1e2"),
          MarkupAttribute("d", Self.lit(disc, x: centre.x, y: centre.y, radius: size)))
      }
      writer.append(inner.writer)
    }
  }

  /// The lit part of the moon: half the disc, and half an ellipse whose width tells the phase.
  private static func lit(_ disc: SkyDisc, x: Double, y: Double, radius: Double) -> PathData {
    var path = PathData()
    path.move(x, y - radius)
    path.arc(radius, isClockwise: disc.isLitOnTheRight, to: x, y + radius)
    let isGibbous = disc.lit > 0.5
    path.halfEllipse(
      radius * abs(1 - 2 * disc.lit), radius, isClockwise: disc.isLitOnTheRight == isGibbous, to: x, y - radius)
    path.close()
    return path
  }

  // MARK: Clouds and what falls

  private static let cloudPlaces: [(x: Double, y: Double, size: Double)] = [
    (0.66, 0.3, 1.0), (0.24, 0.42, 0.8), (0.9, 0.52, 0.75), (0.45, 0.2, 0.9), (0.06, 0.22, 0.9), (0.78, 0.12, 0.8),
    (0.33, 0.6, 0.7),
  ]

  private func clouds(_ canvas: inout Canvas) {
    guard sky.sky != nil, sky.veil > 0.05 else { return }
    let count = Int((sky.veil * Double(Self.cloudPlaces.count)).rounded(.up))
    let isDark = isHeavy || sky.sky?.time == .night
    let unit = max(16, height * 0.17)
    canvas.writer.element(
      "g", MarkupAttribute("fill", isDark ? "#c9d2de" : "#fff"), MarkupAttribute("opacity", isDark ? 0.4 : 0.7)
    ) { writer in
      for place in Self.cloudPlaces.prefix(count) {
        let (cx, cy, size) = (x + place.x * width, y + place.y * height, unit * place.size)
        writer.void(
          "path", MarkupAttribute("d", Self.cloud(x: cx, y: cy, size: size)))
      }
    }
  }

  private var isHeavy: Bool {
    switch sky.sky?.condition {
    case .rain, .storm, .overcast: true
    case .clear, .fewClouds, .cloudy, .snow, .fog, nil: false
    }
  }

  /// A cloud with a level foot: three arcs.
  private static func cloud(x: Double, y: Double, size: Double) -> PathData {
    var path = PathData()
    path.move(x - 1.5 * size, y + 0.5 * size)
    path.arc(0.56 * size, to: x - 0.95 * size, y - 0.2 * size)
    path.arc(0.95 * size, to: x + 0.75 * size, y - 0.28 * size)
    path.arc(0.52 * size, to: x + 1.45 * size, y + 0.5 * size)
    path.close()
    return path
  }

  private func falling(_ canvas: inout Canvas) {
    switch sky.sky?.condition {
    case .rain: drops(&canvas)
    case .storm:
      drops(&canvas)
      var bolt = PathData()
      let (cx, cy, size) = (x + width * 0.62, y + height * 0.3, height * 0.2)
      bolt.move(cx + 0.2 * size, cy)
      bolt.line(cx - 0.5 * size, cy + 1.2 * size)
      bolt.line(cx, cy + 1.2 * size)
      bolt.line(cx - 0.3 * size, cy + 2.2 * size)
      bolt.line(cx + 0.7 * size, cy + 0.8 * size)
      bolt.line(cx + 0.15 * size, cy + 0.8 * size)
      bolt.close()
      canvas.writer.void("path", MarkupAttribute("fill", "#ffe28a"), MarkupAttribute("d", bolt))
    case .snow:
      canvas.writer.element("g", MarkupAttribute("fill", "#fff"), MarkupAttribute("opacity", 0.9)) { writer in
        for place in Self.starPlaces {
          writer.void(
            "circle", MarkupAttribute("cx", x + place.x * width), MarkupAttribute("cy", y + place.y * height),
            MarkupAttribute("r", 1.6))
        }
      }
    case .fog:
      canvas.writer.element("g", MarkupAttribute("fill", "#fff"), MarkupAttribute("opacity", 0.4)) { writer in
        for (index, share) in [0.4, 0.55, 0.7, 0.84].enumerated() {
          writer.void(
            "rect", MarkupAttribute("x", x - 20 + Double(index % 2) * 40), MarkupAttribute("y", y + share * height),
            MarkupAttribute("width", width), MarkupAttribute("height", height * 0.06), MarkupAttribute("rx", 6))
        }
      }
    case .clear, .fewClouds, .cloudy, .overcast, nil: break
    }
  }

  private func drops(_ canvas: inout Canvas) {
    var path = PathData()
    for place in Self.starPlaces {
      let (cx, cy) = (x + place.x * width, y + (0.35 + 0.6 * place.y) * height)
      path.move(cx, cy)
      path.line(cx - 3, cy + 9)
    }
    canvas.writer.void(
      "path", MarkupAttribute("fill", "none"), MarkupAttribute("stroke", "#dbe9f7"),
      MarkupAttribute("stroke-width", 1.2), MarkupAttribute("opacity", 0.7), MarkupAttribute("d", path))
  }

  /// A sky that is not known is no sky at all.
  private func hatch(_ canvas: inout Canvas) {
    var path = PathData()
    var start = x - height
    while start < right {
      path.move(start, bottom)
      path.line(start + height, y)
      start += 18
    }
    canvas.writer.void(
      "path", MarkupAttribute("fill", "none"), MarkupAttribute("stroke", "#fff"), MarkupAttribute("stroke-width", 5),
      MarkupAttribute("opacity", 0.2), MarkupAttribute("d", path))
  }

  private func hills(_ canvas: inout Canvas) {
    guard let ground = sky.gradient.first?.token.colour, sky.sky != nil else { return }
    for (opacity, rise, shift) in [(0.5, 0.2, 0.0), (1.0, 0.11, 0.31)] {
      let points: [(x: Double, y: Double)] = (0...6).map { step in
        let share = Double(step) / 6
        let phase = (share + shift) * 9.7
        let lift = rise * (0.62 + 0.38 * (Int(phase) % 2 == 0 ? 1 : -1) * 0.9)
        return (x - 2 + share * (width + 4), bottom - lift * height)
      }
      var path = PathData.smooth(points)
      path.line(right + 2, bottom + 2)
      path.line(x - 2, bottom + 2)
      path.close()
      canvas.writer.void(
        "path", MarkupAttribute("fill", ground), MarkupAttribute("opacity", opacity), MarkupAttribute("d", path))
    }
  }
}
