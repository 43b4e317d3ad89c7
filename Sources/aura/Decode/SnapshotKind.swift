// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

extension DecodeKind {
  /// A stored snapshot: as it is read, and as it stands at a moment.
  static let snapshot = DecodeKind(name: "snapshot") { input, writer in
    let snapshot = try WeatherSnapshot(json: input.bytes)
    if let place = input.place, place != snapshot.place.code {
      throw UsageError("--place \(place): the snapshot is of \(snapshot.place.code)")
    }
    let moment = try input.moment(in: snapshot.place.zone, orOwn: snapshot.moment)
    let shown = snapshot.at(moment)
    let (record, resolved) = (try JSONValue(snapshot.json()), try JSONValue(shown.json()))
    writer.key("record")
    writer.write(record)
    writer.object("resolved") { writer in
      writer.field("place", shown.place.code.description)
      writer.field("at", moment.description)
      writer.field("today", shown.today.description)
      writer.field("isThin", shown.isThin)
      writer.field("alertsAreKnown", shown.alerts != nil)
      writer.field("activeAlert", shown.activeAlert?.headline)
      writer.key("snapshot")
      writer.write(resolved)
    }
    return []
  }
}
