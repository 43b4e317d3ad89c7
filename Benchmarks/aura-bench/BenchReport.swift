// SPDX-License-Identifier: MIT

import AuraCommand

/// Figures as a Markdown table for people or JSON for programs.
enum BenchReport {
  static func markdown(_ measured: [Measurement], old: EarlierRun?) -> String {
    let counts = measured.contains { $0.spent != nil }
    var head = ["benchmark", "unit", "input", "best", "median", "spread", "throughput", "against baseline", "of bests"]
    if counts { head += ["allocations", "peak"] }
    if old != nil { head.append("against earlier") }
    var lines = [row(head), row(head.indices.map { $0 < 3 ? "---" : "---:" })]
    for figure in measured {
      let benchmark = figure.benchmark
      var cells = [
        benchmark.name, benchmark.unit, benchmark.input, time(figure.best), time(figure.median),
        "± \(fixed(figure.spreadPercent, 1)) %", figure.megabytesPerSecond.map { fixed($0, 0) + " MB/s" } ?? "–",
        figure.speedup.map { fixed($0, 2) + " × " + (benchmark.baseline ?? "") } ?? "–",
        figure.speedupOfBest.map { fixed($0, 2) + " ×" } ?? "–",
      ]
      if counts {
        cells.append(figure.allocations.map { fixed($0, $0 < 10 ? 1 : 0) } ?? "–")
        cells.append(figure.spent.map { fixed(Double($0.peakBytes) / 1024, 1) + " KiB" } ?? "–")
      }
      if let old { cells.append(old.best[benchmark.name].map { fixed(figure.best / $0, 3) + " ×" } ?? "new") }
      lines.append(row(cells))
    }
    return lines.joined(separator: "\n")
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// One object: `{"format":1,"rounds":9,"benchmarks":[{"name","unit","input","bestNs","medianNs",…}]}`.
  static func json(_ measured: [Measurement], rounds: Int) -> String {
    let rows = measured.map { figure in
      var fields = [
        "\"name\":\(quoted(figure.benchmark.name))", "\"unit\":\(quoted(figure.benchmark.unit))",
        "\"input\":\(quoted(figure.benchmark.input))", "\"operations\":\(figure.benchmark.operations)",
        "\"bestNs\":\(fixed(figure.best, 3))", "\"medianNs\":\(fixed(figure.median, 3))",
        "\"spreadPercent\":\(fixed(figure.spreadPercent, 2))",
      ]
      if let rate = figure.megabytesPerSecond { fields.append("\"megabytesPerSecond\":\(fixed(rate, 1))") }
      if let speedup = figure.speedup, let baseline = figure.benchmark.baseline {
        fields.append("\"baseline\":\(quoted(baseline))")
        fields.append("\"speedup\":\(fixed(speedup, 3))")
      }
      if let ratio = figure.speedupOfBest { fields.append("\"speedupOfBest\":\(fixed(ratio, 3))") }
      if let spent = figure.spent, let allocations = figure.allocations {
        fields.append("\"allocations\":\(fixed(allocations, 3))")
        fields.append("\"peakBytes\":\(spent.peakBytes)")
      }
      return "    {" + fields.joined(separator: ",") + "}"
    }
    return "{\n  \"format\":1,\n  \"rounds\":\(rounds),\n  \"benchmarks\":[\n"
      + rows.joined(separator: ",\n") + "\n  ]\n}"
  }

  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: fixed(nanoseconds, 1) + " ns"
    case ..<1e6: fixed(nanoseconds / 1e3, 2) + " µs"
    default: fixed(nanoseconds / 1e6, 2) + " ms"
    }
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// A number with a fixed count of decimals.
func fixed(_ value: Double, _ decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int64((abs(value) * scale).rounded())
  let whole = scaled / Int64(scale)
  let fraction = String(scaled % Int64(scale))
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard decimals > 0 else { return sign + String(whole) }
  return sign + String(whole) + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
}
