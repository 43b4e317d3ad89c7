// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// Reads one row of observations with all that it has.
struct ObservationRowDecoder: RowDecoder {
  static let expected = "observations: a list of objects with idema, lon, lat, alt and ubi"

  private static let fields = JSONFields<ObservationField>()

  /// What a row must have to be of use.
  private struct Head {
    var id: String?
    var name: String?
    var longitude: Double?
    var latitude: Double?
    var altitude: Double?
    var until: WallInstant?
  }

  /// Reads a row; nil, with a note, when one of the five required members is not there.
  static func row(
    _ json: inout JSONCursor, index: Int, notes: inout NoteBook
  ) throws(JSONError) -> StationObservation? {
    let start = json.offset
    var head = Head()
    var values = StationObservation(stationID: "", sentName: "", coordinate: .nowhere, altitudeM: 0, measuredUntil: nil)
    var walk = try json.beginObject()
    while let field = try json.nextField(of: fields, in: &walk) {
      let place = FeedPlace(root: index).member(field.rawValue)
      if let range = field.range {
        let value = try json.number(in: range, at: place, notes: &notes)
        switch field {
        case .lon: head.longitude = value
        case .lat: head.latitude = value
        case .alt: head.altitude = value
        default: values.set(field, value)
        }
      } else if field == .fint {
        head.until = try end(&json, at: place, notes: &notes)
      } else if let text = try json.text(at: place, notes: &notes) {
        if field == .ubi { head.name = text } else { head.id = ObservationID.checked(text) }
      }
    }
    guard let id = head.id, let name = head.name, let altitude = head.altitude, let latitude = head.latitude,
      let longitude = head.longitude
    else {
      notes.lose("bad-element", at: FeedPlace(root: index), found: json.excerpt(start))
      return nil
    }
    let place = Coordinate(uncheckedLatitude: latitude, longitude: longitude)
    (values.stationID, values.sentName, values.coordinate) = (id, name, place)
    (values.altitudeM, values.measuredUntil) = (altitude, head.until)
    note(values, at: FeedPlace(root: index), &notes)
    return values
  }

  /// `fint`, the end of the hour in UTC, with an offset since 2024-04-08 and without before (Q-OBS-04, Q-OBS-05).
  private static func end(
    _ json: inout JSONCursor, at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> WallInstant? {
    switch try json.looseTimestamp() {
    case .unknown: return nil
    case .value(let timestamp):
      if timestamp.offsetSeconds == nil { notes.meet("Q-OBS-04", at: place) }
      return timestamp.instant(withoutOffsetIn: .utc)
    case .odd(let found):
      notes.lose("bad-value", at: place, found: found)
      return nil
    }
  }

  private static func note(_ observation: StationObservation, at place: FeedPlace, _ notes: inout NoteBook) {
    if observation.measuredUntil == nil { notes.meet("Q-OBS-02", at: place.member("fint")) }
    if observation.airTemperatureC == nil { notes.meet("Q-OBS-03", at: place.member("ta")) }
    if observation.altitudeM > StationObservation.seaLevelPressureLimitM,
      observation.stationPressureHpa != nil || observation.sentSeaLevelPressureHpa != nil
    {
      notes.meet("Q-OBS-10", at: place.member("pres"))
    }
    if observation.gaugePrecipitationMm != nil, observation.disdrometerPrecipitationMm != nil {
      notes.meet("Q-OBS-11", at: place.member("pacutp"))
    }
    if !notes.hasMet("Q-OBS-12"), observation.name != observation.sentName {
      notes.meet("Q-OBS-12", at: place.member("ubi"))
    }
  }
}

extension Coordinate {
  fileprivate static let nowhere = Coordinate(uncheckedLatitude: 0, longitude: 0)
}
