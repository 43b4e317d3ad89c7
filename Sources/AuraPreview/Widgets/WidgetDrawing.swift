// SPDX-License-Identifier: MIT

import AuraModel
package import AuraSurfaces

/// A widget of the home screen in its true size.
package enum WidgetDrawing {
  /// Points. Source: Apple, Human Interface Guidelines, Widgets: iPhone of 390 × 844 points, iPad of 820 × 1180.
  static func size(_ family: HomeWidget.Family) -> (width: Double, height: Double) {
    switch family {
    case .small: (158, 158)
    case .medium: (338, 158)
    case .large: (338, 354)
    case .extraLarge: (716, 342)
    }
  }

  package static func draw(_ widget: HomeWidget, name: String? = nil) -> Drawing {
    let (width, height) = size(widget.family)
    var canvas = Canvas(name: name ?? widget.name, width: width, padding: 14)
    let ground = widget.sky.gradient[0].token
    canvas.rectangle(x: 0, y: 0, width: width, height: height, radius: 22, MarkupAttribute("fill", ground.colour))
    let sky = skyPlace(widget.family)
    SkyPart(sky: widget.sky, x: sky.x, y: sky.y, width: sky.width, height: sky.height, radius: 22).draw(on: &canvas)
    if widget.sky.sky != nil { join(sky, ground, &canvas) }
    var words = Canvas(name: name ?? widget.name, width: width, padding: 14)
    switch widget.family {
    case .small: SmallWidget(widget: widget, height: height).draw(on: &words)
    case .medium: MediumWidget(widget: widget, height: height).draw(on: &words)
    case .large: LargeWidget(widget: widget, height: height).draw(on: &words)
    case .extraLarge: ExtraLargeWidget(widget: widget, height: height).draw(on: &words)
    }
    canvas.writer.element("g", .class("on-sky"), .inks(ground.textColour, on: ground.colour)) {
      $0.append(words.writer)
    }
    canvas.adopt(words)
    if let edge = edge(widget.standing.kind) {
      var frame = Canvas(name: canvas.name, width: width)
      frame.rectangle(x: 1.5, y: 1.5, width: width - 3, height: height - 3, radius: 21, edge)
      canvas.writer.element("g", .inks(ground.textColour, on: ground.colour)) { $0.append(frame.writer) }
    }
    return Drawing(
      canvas, title: "\(widget.placeLabel): \(widget.temperature.text)", spoken: widget.spokenText, height: height,
      standing: widget.standing.kind)
  }

  /// The sky fills the top, or the right of what is wider than high; the words stand on its own ground.
  private static func skyPlace(_ family: HomeWidget.Family) -> (x: Double, y: Double, width: Double, height: Double) {
    switch family {
    case .small: (0, 0, 158, 40)
    case .medium: (0, 0, 338, 34)
    case .large: (0, 0, 338, 66)
    case .extraLarge: (0, 0, 716, 76)
    }
  }

  private static func join(
    _ sky: (x: Double, y: Double, width: Double, height: Double), _ ground: ColourToken, _ canvas: inout Canvas
  ) {
    canvas.rectangle(
      x: sky.x, y: sky.y + sky.height - 4, width: sky.width, height: 12, radius: 0,
      MarkupAttribute("fill", ground.colour))
  }

  private static func edge(_ kind: Standing.Kind) -> MarkupAttribute? {
    switch kind {
    case .current: nil
    case .stale: MarkupAttribute("class", "edge stale sky")
    case .offline: MarkupAttribute("class", "edge offline sky")
    case .expired: MarkupAttribute("class", "edge expired sky")
    case .unknown: MarkupAttribute("class", "edge unknown sky")
    }
  }
}
