// SPDX-License-Identifier: MIT

import AuraCommand

/// The least that a benchmark must be faster than its baseline in the same run, wide enough for a busy machine.
struct RatioFloors {
  let rows: [(name: String, floor: Double)]

  var names: [String] { rows.map(\.name) }

  /// Reads lines of `NAME,FLOOR`; empty ones and those that begin with `#` are passed over.
  init(path: String) throws {
    let text = String(decoding: try InputFile.read(path), as: UTF8.self)
    rows = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: ",")
      guard cells.count == 2, let floor = Double(cells[1]) else {
        throw UsageError("\(path): expected NAME,FLOOR, found \(line)")
      }
      return (String(cells[0]), floor)
    }
  }

  /// A line for each that is too slow, and for each that was not measured against a baseline.
  func missed(by measured: [Measurement]) -> [String] {
    rows.compactMap { name, floor in
      let figure = measured.first { $0.benchmark.name == name }
      guard let ratio = figure?.speedup, let best = figure?.speedupOfBest else { return "\(name) has no ratio" }
      // A round that another process fell into spoils its own ratio alone; the bests are what the machine can do.
      return max(ratio, best) >= floor ? nil : "\(name) is \(fixed(max(ratio, best), 2)) ×, floor \(fixed(floor, 2))"
    }
  }
}
