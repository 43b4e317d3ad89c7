// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime

/// Rows of observations written by hand in AEMET's layout.
struct ObservationText {
  /// Members in order, values as they stand on the wire.
  var members: [(key: String, value: String)]

  /// Madrid Retiro at noon with the five required members and `fint`, and what is added.
  init(
    _ id: String = "3195", latitude: Double = 40.4, longitude: Double = -3.7, altitude: Double = 667,
    end: String? = "2026-08-25T12:00:00+0000", values: KeyValuePairs<String, String> = [:]
  ) {
    members = [("idema", "\"\(id)\""), ("lon", "\(longitude)")]
    if let end { members.append(("fint", "\"\(end)\"")) }
    members += [("alt", "\(altitude)"), ("lat", "\(latitude)"), ("ubi", "\"NAME OF \(id)\"")]
    members += values.map { ($0.key, $0.value) }
  }

  func without(_ key: String) -> ObservationText {
    var copy = self
    copy.members.removeAll { $0.key == key }
    return copy
  }

  func with(_ key: String, _ value: String) -> ObservationText {
    var copy = without(key)
    copy.members.append((key, value))
    return copy
  }

  var text: String {
    "{\n" + members.map { "  \"\($0.key)\" : \($0.value)" }.joined(separator: ",\n") + "\n}"
  }

  static func file(_ rows: [ObservationText]) -> [UInt8] {
    Array(("[ " + rows.map(\.text).joined(separator: ", ") + " ]").utf8)
  }

  static func decode(_ rows: ObservationText...) throws -> Decoded<ObservationsRecord> {
    try ObservationsRecord.decode(file(rows), contentType: "text/plain;charset=ISO-8859-15")
  }

  /// Noon UTC of the rows' day, and minutes after it.
  static func noon(plusMinutes minutes: Int64 = 0) -> WallInstant {
    WallInstant(secondsSinceEpoch: 1_787_659_200 + minutes * 60)
  }
}
