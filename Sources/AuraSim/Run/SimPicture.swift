// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

/// A picture of a run: calls against the limit, how old what each surface showed was, and the faults below.
///
/// SVG without script and outside parts, in light and dark, the same for the same run.
package struct SimPicture {
  let result: SimResult
  /// Whether violations stand below in words.
  private let tellsViolations: Bool
  /// Where the plots lie across the picture, px.
  static let (left, width, whole) = (112.0, 1064.0, 1200.0)

  /// - Parameter result: Of a run whose trace was kept.
  package init(_ result: SimResult, tellsViolations: Bool = true) {
    (self.result, self.tellsViolations) = (result, tellsViolations)
  }

  /// A whole document.
  package var svg: String {
    var y = 74.0
    var titles: [String] = []
    let panels = [calls(&y, &titles), ages(&y, &titles), faults(&y, &titles)]
    let bottom = y
    let axis = SimAxis(result.plan)
    let end = bottom + axis.height
    let notes = tellsViolations ? notes(below: end) : []
    let height = end + Double(notes.count) * 18 + 8
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 \(n(height))" role="img" class="sim">
      <title>Run of seed \(result.plan.seed)</title>
      <desc>\(result.requests) requests, \(result.surfaces) looks at surfaces, \(violations).</desc>
      <style>\(Self.style)</style>
      <rect width="1200" height="\(n(height))" class="paper"/>
      <text x="24" y="32" class="head">\(MarkupEscape.escaped(heading))</text>
      <text x="24" y="54" class="soft">\(MarkupEscape.escaped(summary))</text>
      \(axis.lines(top: 74, bottom: bottom))
      \(panels.joined(separator: "\n"))
      \(calm(top: 74, bottom: bottom))
      \(axis.labels(below: bottom))
      \(marks(top: 74, bottom: bottom))
      \(titles.joined(separator: "\n"))
      \(notes.joined(separator: "\n"))
      </svg>
      """
  }

  var heading: String {
    let plan = result.plan
    let places = plan.places.count == 1 ? "one place" : "\(plan.places.count) places"
    let length = plan.hours % 24 == 0 ? "\(plan.hours / 24) days" : "\(plan.hours) hours"
    let bug = plan.plant.map { ", planted bug \($0.rawValue)" } ?? ""
    return "Seed \(plan.seed): \(places), \(length) from \(SimAxis.day(plan.startDate, withYear: true))\(bug)"
  }

  var summary: String {
    "\(result.events) events · \(result.requests) requests · \(result.surfaces) looks at surfaces · \(violations)"
  }

  private var violations: String { result.violationCount == 1 ? "1 violation" : "\(result.violationCount) violations" }

  /// Where a moment lies, px.
  func x(_ at: Int64) -> Double { Self.left + Self.width * Double(at) / Double(result.plan.endAt) }

  /// The title of a panel, drawn over what crosses it; the plot begins below.
  static func title(_ text: String, _ y: inout Double) -> String {
    defer { y += 30 }
    return "<text x=\"\(n(left))\" y=\"\(n(y + 20))\" class=\"name\">\(text)</text>"
  }

  // MARK: Across all panels

  private func calm(top: Double, bottom: Double) -> String {
    let from = x(result.plan.calmAt)
    let width = Self.left + Self.width - from
    return """
      <rect x="\(n(from))" y="\(n(top))" width="\(n(width))" height="\(n(bottom - top))" class="calm"/>
      <text x="\(n(from + width / 2))" y="\(n(top - 4))" text-anchor="middle" class="calmname">calm</text>
      """
  }

  /// A line at each violation, numbered where there is room.
  private func marks(top: Double, bottom: Double) -> String {
    var last = -100.0
    return result.violations.enumerated().map { index, violation in
      let at = x(violation.at)
      let line = """
        <path d="M\(n(at)) \(n(top))V\(n(bottom))" class="broken"><title>\(MarkupEscape.escaped("\(violation)"))</title></path>
        """
      guard at - last >= 18 else { return line }
      last = at
      return line
        + "<circle cx=\"\(n(at))\" cy=\"\(n(top - 8))\" r=\"8\" class=\"flag\"/>"
        + "<text x=\"\(n(at))\" y=\"\(n(top - 4.3))\" text-anchor=\"middle\" class=\"flagname\">\(index + 1)</text>"
    }.joined(separator: "\n")
  }

  /// The first violations in words.
  private func notes(below y: Double) -> [String] {
    let told = result.violations.prefix(5).enumerated().map { index, violation in
      let text = "\(violation)"
      let short = text.count > 165 ? text.prefix(162) + "…" : text[...]
      return "\(index + 1)  \(short)"
    }
    let rest = result.violationCount - told.count
    return (told + (rest > 0 ? ["and \(rest) more"] : [])).enumerated().map { index, text in
      "<text x=\"24\" y=\"\(n(y + Double(index) * 18 + 10))\" class=\"note\">\(MarkupEscape.escaped(text))</text>"
    }
  }

  static let style = """
    .sim{font-family:system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-size:12px}\
    .paper{fill:#fff}.head{font-size:19px;font-weight:600;fill:#0f172a}\
    .name{font-size:13px;font-weight:600;fill:#0f172a}.name,.limitname{paint-order:stroke;stroke:#fff;stroke-width:4px}\
    .soft,.tick{fill:#475569}.tick{font-size:11px}.note{fill:#b91c1c}.grid{stroke:#e2e8f0;fill:none}\
    .day{stroke:#cbd5e1;fill:none}.lane{fill:#f1f5f9}.call{fill:#2563eb}.limit{stroke:#dc2626;stroke-width:1.5}\
    .limitname{fill:#b91c1c;font-size:11px}.fresh{fill:#0d9488}.aging{fill:#d97706}.old{fill:#be123c}\
    .fault{fill:#7c3aed}.faultname{fill:#fff;font-size:10px}.calm{fill:#16a34a;fill-opacity:.1}\
    .calmname{fill:#15803d;font-size:11px}.broken{stroke:#dc2626;stroke-dasharray:4 3;fill:none}.flag{fill:#dc2626}\
    .flagname{fill:#fff;font-size:10px;font-weight:600}\
    @media(prefers-color-scheme:dark){.paper{fill:#0b1220}.head,.name{fill:#f1f5f9}.soft,.tick{fill:#a3b1c6}\
    .note,.limitname{fill:#fca5a5}.name,.limitname{stroke:#0b1220}.grid{stroke:#1e293b}.day{stroke:#334155}.lane{fill:#131d2f}.call{fill:#60a5fa}\
    .limit,.broken{stroke:#f87171}.fresh{fill:#2dd4bf}.aging{fill:#fbbf24}.old{fill:#fb7185}.fault{fill:#a78bfa}\
    .faultname{fill:#1e1b4b}.calm{fill:#4ade80;fill-opacity:.1}.calmname{fill:#86efac}}
    """
}

/// A number with one decimal at most.
func n(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
}
