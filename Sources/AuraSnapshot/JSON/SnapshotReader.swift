// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// Reads the members of a snapshot's JSON once place and moment are known.
struct SnapshotReader {
  let moment: WallInstant
  let zone: CivilZone
  let tables = SnapshotFields.tables

  init(_ head: SnapshotHead) {
    moment = head.moment
    zone = head.place.zone
  }

  /// The beginning of the hour that holds the moment; Spain's offsets are whole hours.
  var hourStart: WallInstant {
    WallInstant(millisecondsSinceEpoch: floorDivide(moment.millisecondsSinceEpoch, by: 3_600_000) * 3_600_000)
  }

  func read(_ json: inout JSONCursor, into snapshot: inout WeatherSnapshot) throws(JSONError) {
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.root, in: &walk) {
      if try json.passNull() { continue }
      switch field {
      case .version, .place, .at: try json.skipValue()
      case .current: snapshot.current = try hour(&json)
      case .hours: snapshot.hours = try hours(&json)
      case .days: snapshot.days = try days(&json)
      case .observed: snapshot.observed = try observed(&json)
      case .airQuality: snapshot.airQuality = try air(&json)
      case .uvIndex: snapshot.uvIndex = try json.optionalInt(in: SnapshotBounds.uvIndex)
      case .sunrise: snapshot.sunrise = try json.optionalInstant(in: zone)
      case .sunset: snapshot.sunset = try json.optionalInstant(in: zone)
      case .alerts: snapshot.alerts = try alerts(&json)
      case .omittedAlerts: snapshot.omittedAlertCount = try json.optionalInt(in: 0...SnapshotBounds.omittedAlerts) ?? 0
      case .bulletin: snapshot.bulletin = try bulletin(&json)
      case .provenance: snapshot.provenance = try provenance(&json)
      }
    }
    try json.end()
  }

  private func provenance(_ json: inout JSONCursor) throws(JSONError) -> Provenance {
    var provenance = Provenance()
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.provenance, in: &walk) {
      if try !json.passNull() { provenance[field] = try line(&json) }
    }
    return provenance
  }

  private func line(_ json: inout JSONCursor) throws(JSONError) -> Provenance.Line {
    var line = Provenance.Line(.fresh)
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.line, in: &walk) {
      if try json.passNull() { continue }
      switch field {
      case .state: line.freshness = try json.word("fresh, carried or absent")
      case .product: line.product = try json.word("a product of docs/SNAPSHOT.md")
      case .issued: line.issuedAt = try json.optionalInstant(in: zone)
      case .received: line.receivedAt = try json.optionalInstant(in: zone)
      case .expires: line.expiresAt = try json.optionalInstant(in: zone)
      case .station: line.station = try json.readString()
      case .km: line.distanceKm = try json.double()
      case .failure: line.failure = try json.word("a reason of docs/SNAPSHOT.md")
      case .since: line.failingSince = try json.optionalInstant(in: zone)
      }
    }
    return line
  }
}
