// SPDX-License-Identifier: MIT

import AuraKit
import AuraSim

/// What `aura sim` prints of one run.
struct SimReport {
  let result: SimResult
  /// Seconds of real time it took.
  let seconds: Double

  /// For people.
  var lines: [String] {
    let plan = result.plan
    let days = Double(plan.hours) / 24
    var lines = [
      "seed \(plan.seed): \(Self.days(plan.hours)) from \(plan.start), \(plan.places.count) places, "
        + "\(result.events) events, \(result.requests) requests, \(result.surfaces) looks at surfaces",
      "faults: "
        + (result.faults.isEmpty ? "none" : result.faults.map { "\($0.name) \($0.count)" }.joined(separator: ", ")),
      "rare states: \(result.reached.map(\.state.rawValue).joined(separator: ", "))",
      "trace: \(result.traceLines) lines, SHA-256 \(result.traceHash)",
      "\(Self.rounded(seconds)) s, \(Self.rounded(days / max(seconds, 1e-9))) days a second",
    ]
    lines += result.violations.map { "VIOLATION \($0)" }
    if result.violationCount > result.violations.count { lines.append("\(result.violationCount) violations in all") }
    if let divergence = result.divergence {
      lines.append("DIVERGES at line \(divergence.line): found \"\(divergence.found)\"")
      lines.append("  recorded \"\(divergence.recorded ?? "nothing more")\"")
    }
    return lines
  }

  var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.field("seed", "\(result.plan.seed)")
    json.field("hours", result.plan.hours)
    json.field("traceHash", result.traceHash)
    json.field("traceLines", result.traceLines)
    json.field("events", result.events)
    json.field("requests", result.requests)
    json.field("surfaces", result.surfaces)
    Self.write(result.faults, to: &json)
    Self.write(reached: result.reached.map { ($0.state, $0.count) }, to: &json)
    Self.write(result.violations, count: result.violationCount, to: &json)
    json.endObject()
    return json.text
  }

  static func write(_ faults: [(name: String, count: Int)], to json: inout JSONWriter) {
    json.key("faults")
    json.beginObject()
    for fault in faults { json.field(fault.name, fault.count) }
    json.endObject()
  }

  static func write(reached: [(RareState, Int)], to json: inout JSONWriter) {
    json.key("sometimes")
    json.beginObject()
    json.key("reached")
    json.beginObject()
    for (state, count) in reached { json.field(state.rawValue, count) }
    json.endObject()
    let known = Set(reached.map(\.0))
    json.array("missed", RareState.allCases.filter { !known.contains($0) }) { $0.string($1.rawValue) }
    json.endObject()
  }

  static func write(_ violations: [Violation], count: Int, to json: inout JSONWriter) {
    json.field("violationCount", count)
    json.array("violations", violations) { json, violation in
      json.beginObject()
      json.field("invariant", violation.invariant.rawValue)
      json.field("atMs", Int(violation.at))
      json.field("detail", violation.detail)
      json.endObject()
    }
  }

  static func days(_ hours: Int) -> String { hours % 24 == 0 ? "\(hours / 24) days" : "\(hours) hours" }

  /// One hash of many, in their order.
  static func hash(of hashes: [String]) -> String { SHA256.hexadecimal(Array(hashes.joined(separator: "\n").utf8)) }

  /// Two decimals.
  static func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
