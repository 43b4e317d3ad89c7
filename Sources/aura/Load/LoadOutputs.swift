// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// The files that a load leaves, opened before it begins.
struct LoadOutputs {
  /// Named as their options are.
  enum Kind: String, CaseIterable, Sendable {
    case journal, csv, svg, html
  }

  private let files: [Kind: OutputFile]

  init(_ options: LoadOptions) throws(InputFileError) {
    var files: [Kind: OutputFile] = [:]
    for kind in Kind.allCases {
      if let path = options.files[kind] { files[kind] = try OutputFile(emptying: path) }
    }
    self.files = files
  }

  func write(_ run: LoadRun, _ report: LoadReport) throws(InputFileError) {
    for arrival in run.arrivals { files[.journal]?.append(line: arrival.line) }
    if let csv = files[.csv] { for line in Self.table(run) { csv.append(line: line) } }
    files[.svg]?.append(line: LoadChart(report).svg)
    files[.html]?.append(line: LoadChart(report).html)
  }

  /// A row a call, in the order of sending; times in milliseconds since the load began.
  static func table(_ run: LoadRun) -> [String] {
    let rows = run.calls.map { call in
      let reading = run.readings[call.reading]
      let cells: [String] = [
        "\(reading.app)", "\(reading.caller)", "\(reading.priority)", reading.template, "\(call.hop)",
        time(run, reading.asked), time(run, call.sent), call.answered.map { time(run, $0) } ?? "",
        call.status.map(String.init) ?? "", reading.ending.rawValue,
      ]
      return cells.joined(separator: ",")
    }
    return ["app,caller,priority,template,hop,asked_ms,sent_ms,answered_ms,status,reading"] + rows
  }

  private static func time(_ run: LoadRun, _ moment: Moment) -> String {
    let microseconds = nanoseconds(run.started.duration(to: moment)) / 1000
    let rest = String(microseconds % 1000)
    return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
