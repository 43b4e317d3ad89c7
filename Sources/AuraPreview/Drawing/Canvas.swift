// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// A drawing under way: shapes and lines of text, from the top down, and which icons they use.
struct Canvas {
  /// Of the file, and what begins the ids of its gradients and clips.
  let name: String
  /// px
  let width: Double
  /// Between the edge and what is drawn, px.
  let padding: Double
  /// Where the next part begins, px from the top.
  var y: Double
  var writer = MarkupWriter(capacity: 4096)
  private(set) var icons: [IconSymbol] = []

  init(name: String, width: Double, padding: Double = 16) {
    (self.name, self.width, self.padding, y) = (name, width, padding, padding)
  }

  /// px between the paddings.
  var room: Double { width - 2 * padding }

  enum Anchor {
    case start, middle, end

    var attribute: MarkupAttribute {
      switch self {
      case .start: MarkupAttribute("text-anchor", "start")
      case .middle: MarkupAttribute("text-anchor", "middle")
      case .end: MarkupAttribute("text-anchor", "end")
      }
    }
  }

  // MARK: Text

  /// One line at a baseline.
  mutating func text(
    _ text: String, _ style: TextStyle, x: Double, y: Double, tone: Tone = .ink, anchor: Anchor = .start
  ) {
    writer.element(
      "text", MarkupAttribute("x", x), MarkupAttribute("y", y), .class(style.className), tone.fill, anchor.attribute,
      text: text)
  }

  /// A line that is made narrower where its room does not suffice, down to what can be read, and then shortened.
  mutating func fittedText(
    _ text: String, _ styles: [TextStyle], x: Double, y: Double, width: Double, tone: Tone = .ink,
    anchor: Anchor = .start
  ) {
    let fitting = styles.first { TextMeasure.width(text, $0) <= width }
    let style = fitting ?? styles[styles.count - 1]
    let line = fitting == nil ? TextMeasure.lines(text, style, width: width, limit: 1).first ?? "" : text
    self.text(line, style, x: x, y: y, tone: tone, anchor: anchor)
  }

  /// A paragraph at `y`, which goes on below it.
  mutating func paragraph(
    _ text: String?, _ style: TextStyle, x: Double? = nil, width: Double? = nil, tone: Tone = .ink, limit: Int = 40,
    anchor: Anchor = .start, after gap: Double = 4
  ) {
    guard let text else { return }
    for line in TextMeasure.lines(text, style, width: width ?? room, limit: limit) {
      self.text(line, style, x: x ?? padding, y: y + style.size, tone: tone, anchor: anchor)
      y += style.leading
    }
    y += gap
  }

  // MARK: Shapes

  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, _ paint: MarkupAttribute
  ) {
    writer.void(
      "rect", MarkupAttribute("x", x), MarkupAttribute("y", y), MarkupAttribute("width", max(0, width)),
      MarkupAttribute("height", max(0, height)), MarkupAttribute("rx", radius), paint)
  }

  mutating func circle(x: Double, y: Double, radius: Double, _ paint: MarkupAttribute) {
    writer.void("circle", MarkupAttribute("cx", x), MarkupAttribute("cy", y), MarkupAttribute("r", radius), paint)
  }

  mutating func line(x1: Double, y1: Double, x2: Double, y2: Double, _ paint: StaticString) {
    writer.void(
      "line", MarkupAttribute("x1", x1), MarkupAttribute("y1", y1), MarkupAttribute("x2", x2),
      MarkupAttribute("y2", y2), .class(paint))
  }

  /// A rule across the card at `y`.
  mutating func rule(after gap: Double = 8) {
    line(x1: padding, y1: y, x2: width - padding, y2: y, "rule")
    y += gap
  }

  /// An icon in a square.
  mutating func icon(_ icon: SurfaceIcon, x: Double, y: Double, size: Double) {
    let symbol = IconSymbol(icon)
    if !icons.contains(symbol) { icons.append(symbol) }
    writer.void(
      "use", .anchor("href", symbol.id), MarkupAttribute("x", x), MarkupAttribute("y", y),
      MarkupAttribute("width", size), MarkupAttribute("height", size))
  }

  /// What another canvas drew, at a place.
  mutating func place(_ other: Canvas, x: Double, y: Double) {
    adopt(other)
    writer.element("g", .transform("translate", x, y)) { $0.append(other.writer) }
  }

  /// Takes over which icons another canvas uses.
  mutating func adopt(_ other: Canvas) {
    for symbol in other.icons where !icons.contains(symbol) { icons.append(symbol) }
  }

  /// A rounded label of a colour of the data, as wide as its text; returns where it ends.
  @discardableResult
  mutating func chip(_ text: String, _ token: ColourToken, x: Double, y: Double, width: Double) -> Double {
    let style = TextStyle.smallBold
    let line = TextMeasure.lines(text, style, width: width - 16, limit: 1).first ?? ""
    let own = min(width, TextMeasure.width(line, style) + 16)
    rectangle(x: x, y: y, width: own, height: 20, radius: 10, MarkupAttribute("fill", token.colour))
    self.text(line, style, x: x + 8, y: y + 14, tone: .colour(token.textColour))
    return x + own
  }
}
