// SPDX-License-Identifier: MIT

import AuraFeeds

/// A record that says what it has in the same lines as Foundation's decoder does (`TwinLine`).
protocol TwinnedRecord: Hashable, Sendable {
  associatedtype Day: Hashable

  var issue: ForecastIssue { get }
  var days: [Day] { get set }

  static func decode(_ bytes: [UInt8], contentType: String?) throws(FeedError) -> Decoded<Self>
  static func twinLines(of day: Day) -> [String]
}

extension TwinnedRecord {
  var twinLines: [String] { issue.headLines + days.flatMap(Self.twinLines(of:)) }
}

extension DailyForecastRecord: TwinnedRecord {
  static func twinLines(of day: Day) -> [String] { day.twinLines }
}

extension HourlyForecastRecord: TwinnedRecord {
  static func twinLines(of day: Day) -> [String] { day.twinLines }
}

/// A change of one place of a payload, and the change of the record that it may cost.
struct BadElementCase<Record: TwinnedRecord>: Sendable {
  let old: String
  let new: String
  let fault: String?
  let cost: @Sendable (inout Record) -> Void

  /// A change within the first day; a place begins inside that day.
  init(
    _ old: String, _ new: String, _ fault: String? = nil,
    _ cost: @escaping @Sendable (inout Record.Day) -> Void = { _ in }
  ) {
    self.init(whole: old, new, fault.map { $0.replacing(" .", with: " [0].prediccion.dia[0].") }) {
      cost(&$0.days[0])
    }
  }

  init(
    whole old: String, _ new: String, _ fault: String? = nil,
    _ cost: @escaping @Sendable (inout Record) -> Void = { _ in }
  ) {
    (self.old, self.new, self.fault, self.cost) = (old, new, fault, cost)
  }

  /// What goes wrong when each change is made by itself. The undamaged record must be what Foundation reads of the
  /// payload, so each expectation stands on something.
  static func failures(of cases: [Self], in payload: String, foundation lines: [String]) throws -> [String] {
    let base = try Record.decode(Array(payload.utf8), contentType: nil)
    var failures = ForecastSample.faults(base.notes)
    failures += TwinLine.difference(base.record.twinLines, lines).map { [$0] } ?? []
    for test in cases {
      let id = "\(test.old) → \(test.new): "
      guard let bytes = ForecastSample.changed(payload, test.old, test.new) else {
        failures.append(id + "not there once")
        continue
      }
      var expected = base.record
      test.cost(&expected)
      do throws(FeedError) {
        let found = try Record.decode(bytes, contentType: nil)
        let faults = ForecastSample.faults(found.notes)
        if faults != (test.fault.map { [$0] } ?? []) { failures.append(id + "\(faults)") }
        if found.record != expected {
          let difference = TwinLine.difference(found.record.twinLines, expected.twinLines)
          failures.append(id + (difference ?? "records differ"))
        }
      } catch { failures.append(id + "\(error)") }
    }
    return failures
  }
}
