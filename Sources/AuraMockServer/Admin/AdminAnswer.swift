// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import AuraTransport

/// What the admin routes answer: JSON in UTF-8, never cached, never taken for anything else.
enum AdminAnswer {
  static let health = json { $0.field("status", "ok") }

  static func failure(_ error: AdminError) -> MockAnswer {
    let (path, found, expected) = error.parts
    var answer = json { json in
      json.field("error", error.description)
      json.field("path", path)
      json.field("found", found)
      json.field("expected", expected)
    }
    answer.status = error.status
    answer.fields.all += error.fields
    return answer
  }

  /// An object whose members are written by the caller.
  static func json(_ write: (inout JSONWriter) -> Void) -> MockAnswer {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    write(&json)
    json.endObject()
    return MockAnswer(status: 200, fields: fields("application/json"), body: json.bytes + [0x0A])
  }

  static func fields(_ type: String) -> HTTPFields {
    HTTPFields([
      HTTPField(name: "Content-Type", value: type), HTTPField(name: "Cache-Control", value: "no-store"),
      HTTPField(name: "X-Content-Type-Options", value: "nosniff"),
      HTTPField(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    ])
  }

  /// `2026-08-25T07:09:13.000Z`
  static func text(_ instant: WallInstant) -> String {
    let civil = CivilZone.utc.civil(at: instant)
    let milliseconds = Int(instant.millisecondsSinceEpoch - instant.secondsSinceEpoch * 1000)
    let clock = [civil.time.hour, civil.time.minute, civil.time.second].map { digits($0, width: 2) }
    return "\(civil.date)T\(clock.joined(separator: ":")).\(digits(milliseconds, width: 3))Z"
  }
}
