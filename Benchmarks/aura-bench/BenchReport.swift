// SPDX-License-Identifier: MIT

import AuraCommand

/// Figures as a Markdown table for people or JSON for programs.
enum BenchReport {
  static func markdown(_ measured: [Measurement], old: EarlierRun?) -> String {
    var lines = [
      "| benchmark | unit | input | best | median | spread | throughput | against baseline |\(old == nil ? "" : " against earlier |")",
      "|---|---|---|---:|---:|---:|---:|---:|\(old == nil ? "" : "---:|")",
    ]
    for figure in measured {
      let benchmark = figure.benchmark
      var row = "| \(benchmark.name) | \(benchmark.unit) | \(benchmark.input) "
      row += "| \(time(figure.best)) | \(time(figure.median)) | ± \(fixed(figure.spreadPercent, 1)) % "
      row += "| \(figure.megabytesPerSecond.map { fixed($0, 0) + " MB/s" } ?? "–") "
      row += "| \(figure.speedup.map { fixed($0, 2) + " × " + (benchmark.baseline ?? "") } ?? "–") |"
      if let old { row += " \(old.best[benchmark.name].map { fixed(figure.best / $0, 3) + " ×" } ?? "new") |" }
      lines.append(row)
    }
    return lines.joined(separator: "\n")
  }

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
      return "    {" + fields.joined(separator: ",") + "}"
    }
    return "{\n  \"format\":1,\n  \"rounds\":\(rounds),\n  \"benchmarks\":[\n"
      + rows.joined(separator: ",\n") + "\n  ]\n}"
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: fixed(nanoseconds, 1) + " ns"
    case ..<1e6: fixed(nanoseconds / 1e3, 2) + " µs"
    default: fixed(nanoseconds / 1e6, 2) + " ms"
    }
  }

  private static func quoted(_ text: String) -> String {
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
