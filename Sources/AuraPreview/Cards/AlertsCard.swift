// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// The warnings one below the other, each on the colour of its level.
struct AlertsCard {
  let surface: AlertsSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    for item in surface.items { draw(item, on: &canvas) }
    canvas.paragraph(surface.more, .smallBold)
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }

  private func draw(_ item: AlertItem, on canvas: inout Canvas) {
    // The words first, on a canvas of their own: the ground is as high as they are.
    var words = Canvas(name: canvas.name, width: canvas.room, padding: 12)
    words.y = 10
    let tone = Tone.colour(item.token.textColour)
    words.paragraph(item.title, .bodyBold, x: 40, width: words.width - 52, tone: tone, after: 1)
    words.paragraph(
      "\(item.phase). \(item.span)", .small, x: 40, width: words.width - 52, tone: tone, after: 2)
    let rest: [(String?, TextStyle)] = [
      (item.value, .smallBold), (item.probability, .small), (item.zone, .small), (item.details, .small),
      (item.instruction, .small),
    ]
    for (text, style) in rest { words.paragraph(text, style, tone: tone, after: 2) }
    let height = words.y + 6
    canvas.rectangle(
      x: canvas.padding, y: canvas.y, width: canvas.room, height: height, radius: 12,
      MarkupAttribute("fill", item.token.colour))
    if !item.isInForce {
      canvas.rectangle(
        x: canvas.padding + 3, y: canvas.y + 3, width: canvas.room - 6, height: height - 6, radius: 10,
        MarkupAttribute("class", "upcoming"))
    }
    var icon = Canvas(name: canvas.name, width: canvas.width)
    icon.icon(item.icon, x: canvas.padding + 10, y: canvas.y + 10, size: 22)
    canvas.writer.element("g", .class("on-alert"), .inks(item.token.textColour, on: item.token.colour)) {
      $0.append(icon.writer)
    }
    canvas.adopt(icon)
    canvas.place(words, x: canvas.padding, y: canvas.y)
    canvas.y += height + 8
  }
}
