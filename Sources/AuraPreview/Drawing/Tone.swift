// SPDX-License-Identifier: MIT

import AuraModel

/// The ink of a text or shape in a drawing: by its role, so that light and dark can differ, or a colour of the data.
enum Tone {
  case ink, soft, accent, warning
  /// Of whatever is around it: on a sky, on a coloured ground.
  case inherited
  case colour(Colour)

  /// What fills with it: classes of the style sheet, or the colour itself.
  var fill: MarkupAttribute {
    switch self {
    case .ink: MarkupAttribute("fill", "var(--ink)")
    case .soft: MarkupAttribute("fill", "var(--soft)")
    case .accent: MarkupAttribute("fill", "var(--accent)")
    case .warning: MarkupAttribute("fill", "var(--warn)")
    case .inherited: MarkupAttribute("fill", "currentColor")
    case .colour(let colour): MarkupAttribute("fill", colour)
    }
  }
}
