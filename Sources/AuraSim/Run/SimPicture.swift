// SPDX-License-Identifier: MIT

import AuraTime

/// A picture of a run: arrivals against the limit, how old each surface's hours were, and the faults below.
package struct SimPicture {
  private let result: SimResult
  private let end: Double
  private static let (left, width) = (90.0, 1080.0)

  /// - Parameter result: Of a run whose trace was kept.
  package init(_ result: SimResult) {
    self.result = result
    end = Double(result.plan.endAt)
  }

  /// A whole SVG document: no script, no outside parts, the same for the same run.
  package var svg: String {
    let parts = [calls, ages, faults, axis]
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 640" role="img" font-family="sans-serif" font-size="12">
      <title>Run of seed \(result.plan.seed)</title>
      <desc>\(result.requests) requests, \(result.surfaces) looks at surfaces, \(result.violationCount) violations.</desc>
      <rect width="1200" height="640" fill="#ffffff"/>
      <text x="90" y="26" font-size="17" font-weight="bold" fill="#111827">Seed \(result.plan.seed), \
      \(result.plan.hours) h from \(result.plan.start): \(result.violationCount) violations</text>
      \(parts.joined(separator: "\n"))
      </svg>
      """
  }

  /// A page with the picture and what was reached; no script, no outside parts.
  package var html: String {
    let rows = result.reached.map {
      "<li>\($0.state.rawValue), \($0.count) times, first \(SimMoment.text($0.first))</li>"
    }
    let violations = result.violations.map { "<li>\(Self.escaped("\($0)"))</li>" }
    return """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><title>aura sim: seed \(result.plan.seed)</title>
      <style>body{font-family:sans-serif;max-width:76rem;margin:2rem auto;padding:0 1rem;color:#111827}\
      svg{width:100%;height:auto}</style></head>
      <body>
      <h1>A simulated phone: seed \(result.plan.seed)</h1>
      \(svg)
      <p>Trace of \(result.traceLines) lines, SHA-256 <code>\(result.traceHash)</code>.</p>
      <h2>Violations</h2>
      <ul>\(violations.isEmpty ? "<li>none</li>" : violations.joined(separator: "\n"))</ul>
      <h2>Rare states</h2>
      <ul>\(rows.joined(separator: "\n"))</ul>
      </body>
      </html>

      """
  }

  // MARK: Arrivals

  /// The most calls in any minute of each part of the time, as the server counts them, under the limit.
  private var calls: String {
    let arrivals = lines(of: "server").filter { $0.what.contains("/opendata/") }.map(\.at)
    let steps = 540
    var highest = [Int](repeating: 0, count: steps)
    var first = 0
    for (index, at) in arrivals.enumerated() {
      while arrivals[first] <= at - 60_000 { first += 1 }
      let step = min(steps - 1, Int(Double(at) / end * Double(steps)))
      highest[step] = max(highest[step], index - first + 1)
    }
    let (top, height) = (50.0, 150.0)
    func y(_ count: Int) -> Double { top + height - Double(count) / 50 * height }
    let bars = highest.enumerated().filter { $0.element > 0 }.map { step, count in
      let x = Self.left + Self.width * Double(step) / Double(steps)
      return "<rect x=\"\(n(x))\" y=\"\(n(y(count)))\" width=\"2\" height=\"\(n(top + height - y(count)))\"/>"
    }
    return """
      <text x="90" y="\(n(top - 6))" fill="#374151">calls in any minute at the server</text>
      <g fill="#1d4ed8">\(bars.joined())</g>
      <line x1="90" x2="1170" y1="\(n(y(40)))" y2="\(n(y(40)))" stroke="#b91c1c"/>
      <text x="84" y="\(n(y(40)))" dy="4" text-anchor="end" fill="#b91c1c">limit 40</text>
      """
  }

  // MARK: Ages

  /// How old the edition of the hours was that each surface showed at each look.
  private var ages: String {
    let (top, height, most) = (230.0, 170.0, 24.0)
    var points: [(surface: String, marks: [String])] = []
    for line in lines(of: "surface") {
      let cells = line.what.split(separator: " ")
      guard cells.count > 6, cells[2] == "hour", let issued = Int64(cells[6]) else { continue }
      let now = result.plan.start.advanced(byMilliseconds: line.at)
      let hours = max(0, min(most, Double(now.secondsSinceEpoch - issued) / 3600))
      let mark = "<circle cx=\"\(n(x(line.at)))\" cy=\"\(n(top + hours / most * height))\" r=\"1.3\"/>"
      let surface = String(cells[0])
      if let index = points.firstIndex(where: { $0.surface == surface }) {
        points[index].marks.append(mark)
      } else {
        points.append((surface, [mark]))
      }
    }
    let colours = ["#1d4ed8", "#b45309", "#047857", "#7c3aed", "#be185d", "#374151"]
    let groups = points.enumerated().map { index, row in
      let colour = colours[index % colours.count]
      return """
        <g fill="\(colour)">\(row.marks.joined())</g>
        <text x="\(n(90 + Double(index) * 70))" y="\(n(top + height + 16))" fill="\(colour)">\(row.surface)</text>
        """
    }
    return """
      <text x="90" y="\(n(top - 6))" fill="#374151">age of the hours that each surface shows, 0 to 24 h downwards</text>
      <rect x="90" y="\(n(top))" width="1080" height="\(n(height))" fill="none" stroke="#e5e7eb"/>
      \(groups.joined(separator: "\n"))
      """
  }

  // MARK: Faults

  private var faults: String {
    let top = 445.0
    var rows: [(name: String, marks: [String])] = []
    for event in result.plan.events where event.isFault {
      let cells = event.words.split(separator: " ")
      let name = String(cells[0])
      let seconds = cells.count > 1 ? Int64(cells[cells.count - 1]) ?? 0 : 0
      let isLong = ["network", "disk", "watch", "server"].contains(name)
      let last = min(event.at + (isLong ? seconds * 1000 : 0), result.plan.calmAt)
      let index = rows.firstIndex { $0.name == name } ?? rows.count
      if index == rows.count { rows.append((name, [])) }
      let wide = max(1.5, x(last) - x(event.at))
      rows[index].marks.append(
        "<rect x=\"\(n(x(event.at)))\" y=\"\(n(top + Double(index) * 14))\" width=\"\(n(wide))\" height=\"10\">"
          + "<title>\(event.words)</title></rect>")
    }
    return rows.enumerated().map { index, row in
      """
      <text x="84" y="\(n(top + Double(index) * 14 + 9))" text-anchor="end" fill="#374151">\(row.name)</text>
      <g fill="#b45309" fill-opacity="0.7">\(row.marks.joined())</g>
      """
    }.joined(separator: "\n")
  }

  private var axis: String {
    let days = Int(end / 86_400_000) + 1
    let every = max(1, days / 14)
    let calm = x(result.plan.calmAt)
    let ticks = stride(from: 0, to: days, by: every).map { day in
      let at = n(x(Int64(day) * 86_400_000))
      return "<text x=\"\(at)\" y=\"630\" text-anchor=\"middle\" fill=\"#374151\">\(day) d</text>"
    }
    let broken = result.violations.map { violation in
      "<line x1=\"\(n(x(violation.at)))\" x2=\"\(n(x(violation.at)))\" y1=\"40\" y2=\"610\" stroke=\"#dc2626\" "
        + "stroke-dasharray=\"3 3\"><title>\(Self.escaped("\(violation)"))</title></line>"
    }
    return """
      <rect x="\(n(calm))" y="40" width="\(n(1170 - calm))" height="570" fill="#10b981" fill-opacity="0.08"/>
      \(ticks.joined())
      \(broken.joined())
      """
  }

  // MARK: Small things

  private func lines(of who: String) -> [(at: Int64, what: Substring)] {
    result.lines.compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, parts[1] == who, let at = Int64(parts[0]) else { return nil }
      return (at, parts[2])
    }
  }

  private func x(_ at: Int64) -> Double { Self.left + Self.width * Double(at) / end }

  /// One decimal.
  private func n(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
