// SPDX-License-Identifier: MIT

import AuraTime
import Synchronization

/// Rows of stations as they stand on the wire: each file has a dozen of each station, eleven of which were in the file
/// before.
final class WrittenRows: Sendable {
  private struct Station {
    /// What a row depends on beside its station and hour: the eras' form of the hour's end, and of a station with
    /// thermometers in the ground the days that its file is about, over which the ground's mean goes.
    struct Form: Hashable {
      var hasOffset: Bool
      var days: ClosedRange<CivilDate>?
    }

    let form: Form
    /// nil inside for an hour of which there is no row.
    var rows: [Int: [UInt8]?] = [:]
  }

  /// Rows of a station that are kept: those of a day and a night, with the hours around them.
  private static let limit = 40

  private let stations = Mutex<[String: Station]>([:])

  /// The rows of a station for some hours, by their ends, oldest first.
  ///
  /// - Parameter write: Writes the rows that are not at hand; nil for an hour of which there is none.
  func rows(
    of station: MockStation, ends: ClosedRange<Int>, eras: Eras, _ write: ([Int]) -> [[UInt8]?]
  ) -> [[UInt8]] {
    let form = form(of: station, ends, eras)
    let kept = stations.withLock { $0[station.id] }.flatMap { $0.form == form ? $0 : nil } ?? Station(form: form)
    let missing = ends.filter { kept.rows[$0] == nil }
    guard !missing.isEmpty else { return ends.compactMap { kept.rows[$0] ?? nil } }
    var next = kept
    for (end, row) in zip(missing, write(missing)) { next.rows[end] = .some(row) }
    let rows = ends.compactMap { next.rows[$0] ?? nil }
    if next.rows.count > Self.limit { next.rows = next.rows.filter { ends.contains($0.key) } }
    let newest = next
    stations.withLock { $0[station.id] = newest }
    return rows
  }

  private func form(of station: MockStation, _ ends: ClosedRange<Int>, _ eras: Eras) -> Station.Form {
    guard station.instruments.contains(.soil) else { return Station.Form(hasOffset: eras.hourEndHasOffset) }
    return Station.Form(hasOffset: eras.hourEndHasOffset, days: Observer.days(of: station, ends: ends))
  }
}
