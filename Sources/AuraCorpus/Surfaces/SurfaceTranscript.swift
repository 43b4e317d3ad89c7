// SPDX-License-Identifier: MIT

import AuraModel
public import AuraSurfaces
import AuraTruth

/// All surfaces of a case as plain text, a line a value and a line for each row of a list: what their goldens hold.
public enum SurfaceTranscript {
  /// `Fixtures/golden/surfaces/ID.txt`
  public static let source = ArtifactSource(name: "surface texts") { one in
    [
      Artifact(
        name: "surfaces/\(one.id).txt", text: text(SurfaceSet.compose(one.scene)),
        findings: findings(in: one, judgedBy: one))
    ]
  }

  /// What the surfaces of a case say that is not so by a snapshot and a moment: its own, but for tests of the judge.
  public static func findings(in one: SurfaceCase, judgedBy other: SurfaceCase) -> [String] {
    let lines = chapters(SurfaceSet.compose(one.scene)).flatMap { chapter in
      chapter.surface.marks.compactMap { mark -> SurfaceOracle.Line? in
        guard case .text(let text, _) = mark.content else { return nil }
        return SurfaceOracle.Line(surface: chapter.surface.name, path: mark.path, text: text)
      }
    }
    return SurfaceOracle.findings(in: lines, of: other.snapshot, at: other.moment)
  }

  /// The whole text of a set.
  public static func text(_ set: SurfaceSet) -> String {
    var lines: [String] = []
    var seen: [String: [String]] = [:]
    for chapter in chapters(set) {
      // Every widget has the sky of the page.
      let body = body(chapter.surface.marks.filter { !$0.path.hasPrefix("sky.") })
      lines.append("== \(chapter.host) \(chapter.surface.name)")
      if let other = seen[chapter.surface.name], other == body {
        lines.append("the same")
      } else {
        lines += body
      }
      seen[chapter.surface.name] = seen[chapter.surface.name] ?? body
    }
    lines.append("== attribution")
    lines += ["phone: \(set.phone.attribution)", "watch: \(set.watch.attribution)"]
    lines.append("accessories: \(set.lockAccessories.attribution)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The surfaces with where they are shown, in the order of the text.
  static func chapters(_ set: SurfaceSet) -> [(host: String, surface: any Surface)] {
    [("phone", set.phone.sky)] + set.phone.surfaces.map { ("phone", $0) } + set.watch.surfaces.map { ("watch", $0) }
      + set.lockAccessories.surfaces.map { ("lock", $0) } + set.watchAccessories.surfaces.map { ("watch", $0) }
      + set.widgets.map { ("home", $0) }
  }

  /// A line for each value; the values of one row of a list share a line.
  private static func body(_ marks: [SurfaceMark]) -> [String] {
    var lines: [String] = []
    var row = ""
    for mark in marks {
      let parts = mark.path.split(separator: ".", omittingEmptySubsequences: false)
      guard let index = parts.lastIndex(where: { Int($0) != nil }), index < parts.count - 1 else {
        row = ""
        lines.append("\(mark.path): \(words(mark.content))")
        continue
      }
      let head = parts[...index].joined(separator: ".")
      let value = "\(parts[(index + 1)...].joined(separator: ".")): \(words(mark.content))"
      if head == row {
        lines[lines.count - 1] += " | \(value)"
      } else {
        lines.append("\(head) \(value)")
        row = head
      }
    }
    return lines
  }

  private static func words(_ content: SurfaceMark.Content) -> String {
    switch content {
    case .text(let text, _): visible(text)
    case .icon(let icon): "[\(icon.symbolName)] \(visible(icon.label))"
    case .fraction(let value): thousandths(value)
    case .colour(let token): "\(token.name) \(token.colour.hex) \(token.textColour.hex)"
    case .link(let link): link
    case .flag: "yes"
    case .standing(let kind): kind.rawValue
    }
  }

  /// A no-break space is written `⍽`, so that a reader of a difference sees it.
  private static func visible(_ text: String) -> String { text.replacing("\u{A0}", with: "⍽") }

  /// `0.688`: three decimals, the same in every process.
  private static func thousandths(_ value: Double) -> String {
    let whole = Int((value * 1000).rounded())
    let digits = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
