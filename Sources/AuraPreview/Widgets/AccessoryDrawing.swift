// SPDX-License-Identifier: MIT

import AuraModel
package import AuraSurfaces

/// The small surfaces of the lock screen and of watch faces, light on dark as the system draws them.
package enum AccessoryDrawing {
  package static func drawings(_ set: AccessorySet) -> [Drawing] {
    let prefix = set.host == .lock ? "" : "watch-"
    return [
      circular(set.circular, prefix), rectangular(set.rectangular, prefix), inline(set.inline, prefix),
      set.corner.map { corner($0, prefix) },
    ].compactMap(\.self)
  }

  private static let ground = MarkupAttribute("fill", "#10141c")
  private static let ink = Tone.colour(.white)
  private static let soft = Tone.colour(Colour(0xB9C3D3))

  private static func finish(
    _ canvas: Canvas, _ height: Double, _ place: String, spoken: String, isStale: Bool
  ) -> Drawing {
    Drawing(canvas, title: place, spoken: spoken, height: height, standing: isStale ? .stale : .current)
  }

  private static func icon(_ icon: SurfaceIcon, x: Double, y: Double, size: Double, on canvas: inout Canvas) {
    var own = Canvas(name: canvas.name, width: canvas.width)
    own.icon(icon, x: x, y: y, size: size)
    canvas.writer.element("g", .class("on-sky"), .inks(.white, on: Colour(0x10141C))) { $0.append(own.writer) }
    canvas.adopt(own)
  }

  // MARK: Circular

  /// 76 by 76: the lock screen's circle of an iPhone of 390 points.
  private static func circular(_ value: CircularAccessory, _ prefix: String) -> Drawing {
    var canvas = Canvas(name: prefix + value.name, width: 76, padding: 0)
    canvas.circle(x: 38, y: 38, radius: 38, ground)
    let (centre, radius) = (38.0, 31.0)
    gauge(value.gauge, centre: centre, radius: radius, isStale: value.isStale, on: &canvas)
    icon(value.icon, x: 29, y: 13, size: 18, on: &canvas)
    canvas.fittedText(
      value.temperature.text, [.large, .title, .smallBold], x: 38, y: 49, width: 46, tone: ink, anchor: .middle)
    canvas.text(value.minimum.text, .micro, x: 25, y: 66, tone: soft, anchor: .middle)
    canvas.text(value.maximum.text, .micro, x: 51, y: 66, tone: soft, anchor: .middle)
    badge(value.alert, x: 62, y: 12, on: &canvas)
    return finish(canvas, 76, "Accesorio circular", spoken: value.spoken, isStale: value.isStale)
  }

  /// Three quarters of a circle, open below; dashed for data that are not current, without a mark where not known.
  private static func gauge(
    _ share: Double?, centre: Double, radius: Double, isStale: Bool, on canvas: inout Canvas
  ) {
    // Ends at 135° and 45° below the horizontal: cos 45° = sin 45° = 0.7071.
    let reach = radius * 0.7071
    var track = PathData()
    track.move(centre - reach, centre + reach)
    track.arc(radius, isLarge: true, to: centre + reach, centre + reach)
    canvas.writer.void(
      "path", MarkupAttribute("fill", "none"), MarkupAttribute("stroke", "#5c6778"), MarkupAttribute("stroke-width", 5),
      MarkupAttribute("stroke-linecap", "round"),
      MarkupAttribute("stroke-dasharray", numbers: isStale ? [2, 7] : []), MarkupAttribute("d", track))
    guard let share else { return }
    canvas.writer.element("g", .transform("rotate", -135 + 270 * share, centre, centre)) { writer in
      writer.void(
        "circle", MarkupAttribute("cx", centre), MarkupAttribute("cy", centre - radius), MarkupAttribute("r", 4.5),
        MarkupAttribute("fill", "#fff"), MarkupAttribute("stroke", "#10141c"), MarkupAttribute("stroke-width", 2))
    }
  }

  private static func badge(_ alert: AlertBadge, x: Double, y: Double, on canvas: inout Canvas) {
    guard let token = alert.token else { return }
    canvas.circle(x: x, y: y, radius: 9, MarkupAttribute("fill", token.colour))
    let isKnown = alert.state != .unknown
    canvas.text(
      isKnown ? "!" : "?", .smallBold, x: x, y: y + 4.2, tone: .colour(token.textColour), anchor: .middle)
  }

  // MARK: Rectangular and inline

  private static func rectangular(_ value: RectangularAccessory, _ prefix: String) -> Drawing {
    var canvas = Canvas(name: prefix + value.name, width: 172, padding: 8)
    canvas.rectangle(x: 0, y: 0, width: 172, height: 76, radius: 14, ground)
    icon(value.icon, x: 8, y: 6, size: 20, on: &canvas)
    canvas.fittedText(value.title, [.smallBold, .tiny], x: 34, y: 20, width: 130, tone: ink)
    canvas.fittedText(value.line, [.small, .tiny, .micro], x: 8, y: 38, width: 156, tone: ink)
    var left = 8.0
    if let token = value.alert.token {
      canvas.circle(x: 13, y: 49, radius: 5, MarkupAttribute("fill", token.colour))
      left = 22
    }
    canvas.fittedText(value.secondLine, [.tiny, .micro], x: left, y: 53, width: 164 - left, tone: soft)
    if let note = value.note {
      canvas.fittedText(note, [.tiny, .micro], x: 8, y: 68, width: 156, tone: .colour(Colour(0xFFB169)))
    }
    return finish(canvas, 76, "Accesorio rectangular", spoken: value.spoken, isStale: value.note != nil)
  }

  private static func inline(_ value: InlineAccessory, _ prefix: String) -> Drawing {
    var canvas = Canvas(name: prefix + value.name, width: 250, padding: 6)
    canvas.rectangle(x: 0, y: 0, width: 250, height: 26, radius: 13, ground)
    icon(value.icon, x: 8, y: 4, size: 18, on: &canvas)
    canvas.fittedText(value.text, [.smallBold, .small, .tiny, .micro], x: 32, y: 17, width: 208, tone: ink)
    return finish(canvas, 26, "Accesorio en línea", spoken: value.spoken, isStale: false)
  }

  // MARK: Corner

  /// The upper left corner of a face: the figure in it, the line around it on the face's edge.
  private static func corner(_ value: CornerAccessory, _ prefix: String) -> Drawing {
    var canvas = Canvas(name: prefix + value.name, width: 132, padding: 6)
    let path = "\(canvas.name)-edge"
    var quarter = PathData()
    quarter.move(0, 132)
    quarter.line(0, 110)
    quarter.arc(110, to: 110, 0)
    quarter.line(132, 0)
    quarter.line(132, 132)
    quarter.close()
    canvas.writer.void("path", ground, MarkupAttribute("d", quarter))
    var edge = PathData()
    edge.move(14, 128)
    edge.arc(114, to: 128, 14)
    canvas.writer.element("defs") { writer in
      writer.void("path", .id(path), MarkupAttribute("d", edge))
    }
    // A quarter of a circle of 114 px is 179 px long.
    let style: TextStyle = TextMeasure.width(value.curved, .tiny) <= 172 ? .tiny : .micro
    let line = TextMeasure.lines(value.curved, style, width: 172, limit: 1).first ?? ""
    canvas.writer.element(
      "text", .class(style.className), value.alert.token == nil ? soft.fill : MarkupAttribute("fill", "#ffd24d"),
      MarkupAttribute("text-anchor", "middle")
    ) { writer in
      writer.element("textPath", .anchor("href", path), MarkupAttribute("startOffset", "50%"), text: line)
    }
    icon(value.icon, x: 58, y: 52, size: 24, on: &canvas)
    canvas.fittedText(
      value.temperature.text, [.large, .title, .smallBold], x: 88, y: 104, width: 60, tone: ink, anchor: .middle)
    if value.isStale { canvas.text("·?", .smallBold, x: 122, y: 104, tone: .colour(Colour(0xFFB169)), anchor: .middle) }
    return finish(canvas, 132, "Accesorio de esquina", spoken: value.spoken, isStale: value.isStale)
  }
}
