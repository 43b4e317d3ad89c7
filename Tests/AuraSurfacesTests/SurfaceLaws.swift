// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// What every value of every surface keeps, whatever the snapshot.
enum SurfaceLaws {
  /// What is broken, a line each; empty for surfaces that keep the laws.
  static func broken(_ set: SurfaceSet) -> [String] {
    all(set).flatMap { broken($0) }
  }

  static func broken(_ surface: any Surface) -> [String] {
    surface.marks.compactMap { fault($0, surface.name) }
  }

  static func all(_ set: SurfaceSet) -> [any Surface] {
    let skies: [any Surface] = [set.phone.sky, set.watch.sky]
    return skies + set.phone.surfaces + set.watch.surfaces + set.lockAccessories.surfaces
      + set.watchAccessories.surfaces + set.widgets.map { $0 as any Surface }
  }

  private static func fault(_ mark: SurfaceMark, _ surface: String) -> String? {
    let place = "\(surface).\(mark.path)"
    switch mark.content {
    case .text(let text, let limit):
      if text.isEmpty { return "\(place): empty" }
      if text.count > limit { return "\(place): \(text.count) of \(limit): \(text)" }
      let words = text.lowercased().split { !$0.isLetter }
      if words.contains("nil") || words.contains("nan") || words.contains("optional") { return "\(place): \(text)" }
      return nil
    case .icon(let icon): return icon.symbolName.isEmpty || icon.label.isEmpty ? "\(place): no words" : nil
    case .fraction(let value): return (0...1).contains(value) ? nil : "\(place): \(value)"
    case .colour(let token):
      return token.colour.contrast(with: token.textColour) >= 4.5 ? nil : "\(place): contrast of \(token.name)"
    case .link(let link): return link.hasPrefix("http") ? nil : "\(place): \(link)"
    case .flag, .standing: return nil
    }
  }
}
