// SPDX-License-Identifier: MIT

import AuraFormats

/// A page about a run: its picture, what it broke and which rare states it met; no script, no outside parts.
package struct SimPage {
  private let result: SimResult

  /// - Parameter result: Of a run whose trace was kept.
  package init(_ result: SimResult) {
    self.result = result
  }

  package var html: String {
    let picture = SimPicture(result, tellsViolations: false)
    let rows = result.reached.map { state, count, first in
      "<li>\(state.rawValue) <span class=\"soft\">×\(count), first \(SimMoment.text(first))</span></li>"
    }
    let known = Set(result.reached.map(\.state))
    let missed = RareState.allCases.filter { !known.contains($0) }.map(\.rawValue).joined(separator: ", ")
    let violations = result.violations.enumerated().map { index, violation in
      "<tr><td class=\"number\">\(index + 1)</td><td>\(violation.invariant.rawValue)</td>"
        + "<td>\(SimMoment.text(violation.at))</td><td>\(MarkupEscape.escaped(violation.detail))</td></tr>"
    }
    let faults = result.faults.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    return """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark"><title>aura sim: seed \(result.plan.seed)</title>
      <style>\(Self.style)</style></head>
      <body>
      <main>
      \(picture.svg)
      <h2>Violations</h2>
      \(violations.isEmpty ? "<p>None: every invariant held at every step.</p>" : table(violations))
      <h2>Rare states met</h2>
      <ul>\(rows.joined(separator: "\n"))</ul>
      <p class="soft">Not met in this run: \(missed.isEmpty ? "none" : missed).</p>
      <h2>The run</h2>
      <p>Faults: \(faults.isEmpty ? "none" : faults). Trace of \(result.traceLines) lines,
      SHA-256 <code>\(result.traceHash)</code>.</p>
      </main>
      </body>
      </html>

      """
  }

  private func table(_ rows: [String]) -> String {
    let heads = ["", "invariant", "when", "what"].map { "<th>\($0)</th>" }.joined()
    return "<table><thead><tr>\(heads)</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>"
  }

  private static let style = """
    body{margin:0;font:14px/1.5 system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;color:#0f172a;background:#fff}\
    main{max-width:1200px;margin:0 auto;padding:1rem}svg.sim{display:block;width:100%;height:auto}\
    h2{font-size:1rem;margin:1.5rem 0 .25rem}table{border-collapse:collapse;font-size:13px}\
    th,td{text-align:left;padding:.15rem 1rem .15rem 0;vertical-align:top}th{color:#475569;font-weight:600}\
    tbody tr+tr td{border-top:1px solid #e2e8f0}.number{text-align:right;font-variant-numeric:tabular-nums}\
    ul{columns:3 20rem;column-gap:2rem;margin:0;padding-left:1.1rem;font-size:13px}\
    .soft{color:#475569;font-size:13px}code{font-size:12px;overflow-wrap:anywhere}\
    @media(prefers-color-scheme:dark){body{color:#f1f5f9;background:#0b1220}th,.soft{color:#a3b1c6}\
    tbody tr+tr td{border-color:#1e293b}}\
    @media print{@page{size:A4 landscape;margin:10mm}main{padding:0}svg.sim{max-height:180mm}}
    """
}
