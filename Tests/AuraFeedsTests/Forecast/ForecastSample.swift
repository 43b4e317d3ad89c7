// SPDX-License-Identifier: MIT

import AuraFeeds
import aura_sweep

/// The small payloads, and what tests do with them.
enum ForecastSample {
  static let secondDay = ForecastPayloads.secondDay
  static let daily = ForecastPayloads.dailyText
  static let hourly = ForecastPayloads.hourlyText

  /// A payload with one place changed; nil unless the place is there exactly once.
  static func changed(_ payload: String, _ old: String, _ new: String) -> [UInt8]? {
    let ranges = payload.ranges(of: old)
    guard ranges.count == 1 else { return nil }
    var text = payload
    text.replaceSubrange(ranges[0], with: new)
    return Array(text.utf8)
  }

  /// What was lost, with its place, as in `bad-value [0].elaborado`.
  static func faults(_ notes: [FeedNote]) -> [String] {
    notes.filter { $0.id.hasPrefix("bad-") }.map { "\($0.id) \($0.path)" }
  }
}
