// SPDX-License-Identifier: MIT

import AuraKit

/// The sliding window over the time of a load: what the client sent and what the server saw, under the limit.
struct LoadChart {
  private let report: LoadReport
  private let steps: Int
  private let stepMilliseconds: Int64

  private static let (left, top, width, height) = (60.0, 60.0, 900.0, 240.0)

  init(_ report: LoadReport) {
    self.report = report
    let span = Int64(report.options.minutes) * 60_000
    steps = Int(min(1200, span / 250))
    stepMilliseconds = span / Int64(steps)
  }

  /// A whole SVG document: no script, no outside parts, the same for the same load.
  var svg: String {
    let layer = report.headline
    let server = SlidingCount(report.arrivals(of: layer), width: Int64(layer.seconds) * 1000)
    let client = SlidingCount(report.calls(of: layer), width: Int64(layer.seconds) * 1_000_000_000)
    // Both begin with the first call, so that one lies over the other however the server's clock is set.
    let atServer = server.series(from: (server.events.first ?? 0) - 1, step: stepMilliseconds, count: steps)
    let atClient = client.series(
      from: (client.events.first ?? 0) - 1, step: stepMilliseconds * 1_000_000, count: steps)
    let highest = max(layer.limit, atServer.max() ?? 0, atClient.max() ?? 0)
    let scale = Self.height / (Double(highest) * 1.1)
    let limitY = Self.top + Self.height - Double(layer.limit) * scale
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 360" role="img" font-family="sans-serif" font-size="13">
      <title>Calls in the last \(layer.seconds) seconds</title>
      <desc>\(report.options.profile.name), \(report.options.shape.rawValue): at most \(layer.server) at the server and \
      \(layer.client) at the client, limit \(layer.limit).</desc>
      <rect width="1000" height="360" fill="#ffffff"/>
      <text x="60" y="28" font-size="18" font-weight="bold" fill="#111827">Calls in the last \(layer.seconds) s, \
      \(report.options.profile.name), \(report.options.shape.rawValue)</text>
      <text x="60" y="48" fill="#374151">worst \(layer.server) at the server, \(layer.client) at the client, limit \
      \(layer.limit); utilisation \(LoadReport.rounded(report.utilisation)); \(report.status429) × 429</text>
      \(grid(highest: highest, scale: scale))
      <path d="\(path(atServer, scale, closed: true))" fill="#bfdbfe" stroke="none"/>
      <path d="\(path(atServer, scale, closed: false))" fill="none" stroke="#1d4ed8" stroke-width="1.5"/>
      <path d="\(path(atClient, scale, closed: false))" fill="none" stroke="#b45309" stroke-width="1" \
      stroke-dasharray="4 3"/>
      <line x1="\(Self.n(Self.left))" x2="\(Self.n(Self.left + Self.width))" y1="\(Self.n(limitY))" \
      y2="\(Self.n(limitY))" stroke="#b91c1c" stroke-width="1.5"/>
      <text x="\(Self.n(Self.left + Self.width))" y="\(Self.n(limitY - 5))" text-anchor="end" fill="#b91c1c">limit \
      \(layer.limit)</text>
      <text x="60" y="350" fill="#1d4ed8">arrived at the server</text>
      <text x="220" y="350" fill="#b45309">sent by the client (dashed)</text>
      <text x="960" y="350" text-anchor="end" fill="#374151">minutes of the load</text>
      </svg>
      """
  }

  /// A page with the picture and the figures; no script, no outside parts.
  var html: String {
    let rows = report.lines.map { "<li>\(MarkupEscape.escaped($0))</li>" }.joined(separator: "\n")
    return """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><title>aura load: \(report.options.profile.name)</title>
      <style>body{font-family:sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#111827}\
      svg{width:100%;height:auto}</style></head>
      <body>
      <h1>Load: \(report.options.profile.name), \(report.options.shape.rawValue)</h1>
      \(svg)
      <ul>
      \(rows)
      </ul>
      <p>\(report.excesses.isEmpty ? "No limit was passed." : MarkupEscape.escaped(report.excesses.joined(separator: "; ")))</p>
      </body>
      </html>
      """
  }

  private func x(_ step: Int) -> Double { Self.left + Self.width * Double(step) / Double(steps) }

  private func path(_ series: [Int], _ scale: Double, closed: Bool) -> String {
    let floor = Self.top + Self.height
    var parts: [String] = []
    for (step, count) in series.enumerated() where step == 0 || count != series[step - 1] {
      let y = Self.n(floor - Double(count) * scale)
      parts.append(step == 0 ? "M\(Self.n(x(0))) \(y)" : "H\(Self.n(x(step)))V\(y)")
    }
    parts.append("H\(Self.n(x(steps)))")
    if closed { parts.append("V\(Self.n(floor))H\(Self.n(x(0)))Z") }
    return parts.joined()
  }

  private func grid(highest: Int, scale: Double) -> String {
    let floor = Self.top + Self.height
    var parts: [String] = []
    for count in stride(from: 0, through: highest, by: max(1, highest / 5)) {
      let y = Self.n(floor - Double(count) * scale)
      parts.append("<line x1=\"60\" x2=\"960\" y1=\"\(y)\" y2=\"\(y)\" stroke=\"#e5e7eb\"/>")
      parts.append("<text x=\"52\" y=\"\(y)\" dy=\"4\" text-anchor=\"end\" fill=\"#374151\">\(count)</text>")
    }
    let minutes = report.options.minutes
    let every = max(1, (minutes + 11) / 12)
    for minute in stride(from: 0, through: minutes, by: every) {
      let x = Self.n(Self.left + Self.width * Double(minute) / Double(minutes))
      parts.append(
        "<text x=\"\(x)\" y=\"\(Self.n(floor + 18))\" text-anchor=\"middle\" fill=\"#374151\">\(minute)</text>")
    }
    return parts.joined(separator: "\n")
  }

  /// One decimal.
  private static func n(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
