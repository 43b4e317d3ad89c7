// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// Writes a bounded snapshot as the JSON of `docs/SNAPSHOT.md`: members in a fixed order, the unknown ones left out.
struct SnapshotWriter {
  var json: JSONWriter
  private var scratch: ContiguousArray<UInt8> = []

  static func bytes(of snapshot: WeatherSnapshot, layout: JSONWriter.Layout = .compact) -> [UInt8] {
    var writer = SnapshotWriter(json: JSONWriter(layout: layout, capacity: SnapshotBounds.jsonBytes))
    writer.write(snapshot)
    return writer.json.bytes
  }

  private init(json: JSONWriter) {
    self.json = json
    scratch.reserveCapacity(32)
  }

  private mutating func write(_ snapshot: WeatherSnapshot) {
    json.beginObject()
    json.key("version")
    json.number(SnapshotFields.version)
    write(snapshot.place)
    instant("at", snapshot.moment)
    if let current = snapshot.current {
      json.key("current")
      write(current)
    }
    if !snapshot.hours.isEmpty { write(snapshot.hours) }
    if !snapshot.days.isEmpty {
      json.key("days")
      json.beginArray()
      for day in snapshot.days { write(day) }
      json.endArray()
    }
    if let observed = snapshot.observed { write(observed) }
    if let air = snapshot.airQuality { write(air) }
    integer("uvIndex", snapshot.uvIndex)
    instant("sunrise", snapshot.sunrise)
    instant("sunset", snapshot.sunset)
    if let alerts = snapshot.alerts {
      json.key("alerts")
      json.beginArray()
      for alert in alerts { write(alert) }
      json.endArray()
    }
    if snapshot.omittedAlertCount != 0 { integer("omittedAlerts", snapshot.omittedAlertCount) }
    if let bulletin = snapshot.bulletin { write(bulletin) }
    write(snapshot.provenance)
    json.endObject()
  }

  private mutating func write(_ place: WeatherSnapshot.Place) {
    json.key("place")
    json.beginObject()
    text("ine", place.code.description)
    text("name", place.name)
    if let coordinate = place.coordinate {
      real("latitude", coordinate.latitude)
      real("longitude", coordinate.longitude)
    }
    json.endObject()
  }

  // MARK: Members, left out when they are unknown

  mutating func text(_ name: String, _ value: String?) {
    guard let value else { return }
    json.key(name)
    json.string(value)
  }

  mutating func integer(_ name: String, _ value: Int?) {
    guard let value else { return }
    json.key(name)
    json.number(value)
  }

  mutating func real(_ name: String, _ value: Double?) {
    guard let value else { return }
    json.key(name)
    json.number(value)
  }

  mutating func instant(_ name: String, _ value: WallInstant?) {
    guard let value else { return }
    json.key(name)
    instant(value)
  }

  mutating func instant(_ value: WallInstant) {
    scratch.removeAll(keepingCapacity: true)
    SnapshotTime.append(value, to: &scratch)
    json.string(plain: scratch)
  }

  /// The code of a state of the sky; one of the table's without a text made of it.
  mutating func code(_ sky: SkyState) {
    guard let code = sky.code else { return json.string(sky.codeText) }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(0x30 + code.condition.rawValue / 10)
    scratch.append(0x30 + code.condition.rawValue % 10)
    if code.isNight { scratch.append(UInt8(ascii: "n")) }
    json.string(plain: scratch)
  }

  mutating func date(_ value: CivilDate) {
    scratch.removeAll(keepingCapacity: true)
    SnapshotTime.append(value, to: &scratch)
    json.string(plain: scratch)
  }
}
