// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFixtures
import AuraModel
import AuraTestSupport
import AuraTime
import Foundation
import Testing

/// AEMET's own observations, against `JSONDecoder` and the plainest choice of the nearest.
@Suite(.needsRecordings)
struct ObservationRecordingTests {
  static let files = [
    "observacion-todas-6filas-2026-08-25", "observacion-todas-excerpt-2021-01-08", "observacion-3195-2021-01-09",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    try Recordings.bytes("aemet/derived/\(name).iso885915.json")
  }

  static func peers(_ bytes: [UInt8]) throws -> [PeerObservation] {
    let text = try #require(String(bytes: bytes, encoding: .isoLatin1))
    return try JSONDecoder().decode([PeerObservation].self, from: Data(text.utf8))
  }

  @Test("Q-OBS-01..06, Q-OBS-12, Q-CHR-07: every value of every row is the one JSONDecoder reads", arguments: files)
  func values(_ name: String) throws {
    let bytes = try Self.bytes(name)
    let decoded = try ObservationsRecord.decode(bytes, contentType: "text/plain;charset=ISO-8859-15")
    let peers = try Self.peers(bytes)
    #expect(decoded.record.observations.count == peers.count)
    for (ours, peer) in zip(decoded.record.observations, peers) {
      let head = ours.stationID == peer.idema && ours.sentName == peer.ubi && ours.altitudeM == peer.alt
      let place = ours.coordinate.latitude == peer.lat && ours.coordinate.longitude == peer.lon
      #expect(head && place && ours.measuredUntil.map { Int($0.secondsSinceEpoch) } == peer.endSeconds)
      let cups = ours.cupAnemometer
      let mine = [
        ours.gaugePrecipitationMm, cups.gustMps, cups.meanMps, cups.meanFromDegrees, cups.gustFromDegrees,
        ours.stationPressureHpa, ours.relativeHumidityPercent, cups.meanDeviationMps, ours.sentSeaLevelPressureHpa,
        ours.minimumTemperatureC, ours.airTemperatureC, ours.maximumTemperatureC, ours.dewPointC,
        cups.meanFromDeviationDegrees, ours.windRunHm,
      ]
      let theirs = [
        peer.prec, peer.vmax, peer.vv, peer.dv, peer.dmax, peer.pres, peer.hr, peer.stdvv, peer.pres_nmar, peer.tamin,
        peer.ta, peer.tamax, peer.tpr, peer.stddv, peer.rviento,
      ]
      #expect(mine == theirs, "\(peer.idema)")
    }
    #expect(!decoded.notes.contains { $0.id.hasPrefix("bad-") })
  }

  @Test("Q-OBS-03, Q-OBS-08, Q-OBS-13: Madrid at 11:40 takes each quantity where the plainest choice takes it")
  func madrid() throws {
    let bytes = try Self.bytes(Self.files[0])
    let place = try Coordinate(latitude: 40.4168, longitude: -3.7038)
    let moment = try #require(WireTimestamp("2026-08-25T11:40:00Z")).instant(withoutOffsetIn: .utc)
    let ours = try LocalObservation.decode(bytes, near: place, at: moment).record
    let picks = PeerObservation.nearest(
      in: try Self.peers(bytes), latitude: place.latitude, longitude: place.longitude,
      at: Int(moment.secondsSinceEpoch))
    #expect(ObservationComparison.differences(ours, picks) == [])
    // By eye: Retiro is nearest and has all but the rows of 3194Y, which end at 08:00, are too old.
    #expect(ours.temperatureC?.stationID == "3195" && ours.temperatureC?.value == 23.6)
    #expect(ours.seaLevelPressureHpa?.value == 1014.4 && ours.wind?.value.meanKmh == 3.8 * 3.6)
    let names = try ObservationsRecord.decode(bytes, contentType: nil).record.observations.map(\.name)
    #expect(names[1] == "MADRID C. UNIVERSITARIA" && names[2] == "POZUELO DE ALARCON (AUTOMÁTICA)")
  }
}

/// The engine's answer beside the plainest one.
enum ObservationComparison {
  /// In words, what differs; distances to a millimetre, since the two use different formulas.
  static func differences(_ ours: LocalObservation, _ picks: [PeerObservation.Pick?]) -> [String] {
    let mine: [StationReading<Double>?] = [
      ours.temperatureC, ours.dewPointC, ours.relativeHumidityPercent,
      ours.wind.map {
        StationReading(
          value: $0.value.meanKmh, stationID: $0.stationID, stationName: $0.stationName, distanceKm: $0.distanceKm,
          altitudeM: $0.altitudeM, measuredUntil: $0.measuredUntil)
      }, ours.seaLevelPressureHpa, ours.precipitationMm, ours.snowDepthCm, ours.visibilityKm, ours.sunshineMinutes,
    ]
    return zip(zip(mine, picks), PeerObservation.quantities).compactMap { pair, quantity in
      guard let reading = pair.0, let pick = pair.1 else {
        return pair.0 == nil && pair.1 == nil ? nil : "\(quantity.name): \(pair)"
      }
      let isSame =
        reading.value == pick.value && reading.stationID == pick.idema
        && Int(reading.measuredUntil.secondsSinceEpoch) == pick.end
        && abs(reading.distanceKm - pick.distanceKm) < 1e-6
      return isSame ? nil : "\(quantity.name): \(reading) and \(pick)"
    }
  }
}
