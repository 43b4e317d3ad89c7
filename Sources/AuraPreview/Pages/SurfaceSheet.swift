// SPDX-License-Identifier: MIT

import AuraModel
package import AuraSurfaces

/// Every value of every surface as lines of text: what two runs are compared by.
///
/// A line is a drawing's name, the value's place in it, its kind and the value, with tabs between them.
package struct SurfaceSheet: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// `watch-hourly`
    package let drawing: String
    /// `items.3.temperature`
    package let path: String
    package let kind: String
    package let value: String
  }

  /// `Madrid (28079), 2026-08-26 12:20`
  package let caption: String
  package let rows: [Row]

  package init(_ surfaces: SurfaceSet, caption: String) {
    self.caption = Self.line(caption)
    var rows = Self.rows(of: surfaces.phone.sky, prefix: "")
    for surface in surfaces.phone.surfaces { rows += Self.rows(of: surface, prefix: "") }
    for widget in surfaces.widgets { rows += Self.rows(of: widget, prefix: "") }
    for surface in surfaces.lockAccessories.surfaces { rows += Self.rows(of: surface, prefix: "") }
    for surface in surfaces.watch.surfaces { rows += Self.rows(of: surface, prefix: "watch-") }
    for surface in surfaces.watchAccessories.surfaces { rows += Self.rows(of: surface, prefix: "watch-") }
    self.rows = rows
  }

  private static let mark = "# aura preview: "

  package var text: String {
    var text = Self.mark + caption + "\n"
    for row in rows { text += "\(row.drawing)\t\(row.path)\t\(row.kind)\t\(row.value)\n" }
    return text
  }

  /// Reads what `text` wrote; nil for anything else.
  package init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard let first = lines.first, first.hasPrefix(Self.mark) else { return nil }
    caption = String(first.dropFirst(Self.mark.count))
    var rows: [Row] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { return nil }
      rows.append(Row(drawing: parts[0], path: parts[1], kind: parts[2], value: parts[3]))
    }
    self.rows = rows
  }

  private static func rows(of surface: any Surface, prefix: String) -> [Row] {
    surface.marks.map { mark in
      let (kind, value) = words(mark.content)
      return Row(drawing: prefix + surface.name, path: mark.path, kind: kind, value: line(value))
    }
  }

  private static func words(_ content: SurfaceMark.Content) -> (kind: String, value: String) {
    switch content {
    case .text(let text, limit: _): ("text", text)
    case .icon(let icon): ("icon", "\(icon.symbolName): \(icon.label)")
    case .fraction(let fraction): ("fraction", thousandths(fraction))
    case .colour(let token): ("colour", "\(token.name) \(token.colour.hex)")
    case .link(let link): ("link", link)
    case .flag(let isSet): ("flag", isSet ? "yes" : "no")
    case .standing(let kind): ("standing", kind.rawValue)
    }
  }

  /// Three decimals, as far apart as a drawing shows.
  private static func thousandths(_ fraction: Double) -> String {
    guard fraction.isFinite else { return "none" }
    let whole = Int((min(1000, max(-1000, fraction)) * 1000).rounded(.toNearestOrAwayFromZero))
    let digits = "\(whole.magnitude % 1000)"
    let zeros = String(repeating: "0", count: 3 - digits.count)
    return "\(whole < 0 ? "-" : "")\(whole.magnitude / 1000).\(zeros)\(digits)"
  }

  private static func line(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}
