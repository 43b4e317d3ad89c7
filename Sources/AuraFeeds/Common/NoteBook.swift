// SPDX-License-Identifier: MIT

import AuraFormats

/// Collects the notes of one payload, within bounds.
struct NoteBook {
  /// Faults listed with their place; more are only counted, so that a hostile payload cannot fill memory with notes.
  static let faultLimit = 200

  private(set) var notes: [FeedNote] = []
  private(set) var unlistedFaults = 0
  private var listedFaults = 0
  /// Quirks noted so far. A payload meets few, so a search of this list is cheaper than a set.
  private var met: [String] = []

  func hasMet(_ id: String) -> Bool { met.contains(id) }

  /// Notes a quirk the first time it is met.
  mutating func meet(_ id: String, at place: FeedPlace) {
    guard !hasMet(id) else { return }
    met.append(id)
    notes.append(FeedNote(id: id, place: place))
  }

  /// Notes that something was lost.
  mutating func lose(_ id: String, at place: FeedPlace, found: String) {
    guard listedFaults < Self.faultLimit else {
      unlistedFaults += 1
      return
    }
    listedFaults += 1
    notes.append(FeedNote(id: id, place: place, found: found))
  }

  func decoded<Record>(_ record: Record) -> Decoded<Record> {
    Decoded(record: record, notes: notes, unlistedFaults: unlistedFaults)
  }
}
