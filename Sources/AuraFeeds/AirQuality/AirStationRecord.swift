// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// A row of MITECO's table of the last hour, as sent.
public struct AirStationRecord: Hashable, Sendable {
  /// The station's code as a number, its leading zero lost: `1022001` (Q-ICA-02).
  public var codeSent: String
  public var name: String
  /// FONDO, TRAFICO, INDUSTRIAL.
  public var kind: String
  public var latitude: Double?
  public var longitude: Double?
  public var isActive: Bool?
  /// The hour, UTC without saying so (Q-ICA-05); nil when not sent.
  public var fecha: CivilDateTime?
  /// 0 no data, 1…6 a class, 10…60 the same from fewer pollutants, anything else no data (Q-ICA-04); nil when not sent.
  public var indice: Int?
  /// The pollutants as sent, separated by commas (Q-ICA-07).
  public var dueToSent: String

  /// Eight digits.
  public var code: String { String(repeating: "0", count: max(0, 8 - codeSent.utf8.count)) + codeSent }

  /// What the row says of a station; nil for one that is switched off, or whose place is not known (Q-ICA-06).
  public var station: AirStation? {
    guard isActive != false, let latitude, let longitude, let coordinate = coordinate(latitude, longitude) else {
      return nil
    }
    return AirStation(
      id: code, name: name, setting: AirStation.Setting(rawValue: kind.uppercased()), coordinate: coordinate,
      index: index)
  }

  /// The station's class; nil where there is none, which is never good air (Q-ICA-03).
  public var index: AirStation.Index? {
    guard let indice, let fecha else { return nil }
    let isPartial = indice >= 10
    guard !isPartial || indice % 10 == 0, let band = AirQualityBand(rawValue: isPartial ? indice / 10 : indice) else {
      return nil
    }
    return AirStation.Index(
      band: band, isPartial: isPartial, dueTo: dueTo, hour: CivilZone.utc.instants(showing: fecha).first)
  }

  /// The pollutants known here, in the order sent, each once.
  public var dueTo: [Pollutant] {
    var pollutants: [Pollutant] = []
    for word in dueToSent.split(separator: ",") {
      let name = String(word.filter { $0 != " " }).uppercased()
      // The comma of PM2,5 never comes: it would be two words.
      guard let pollutant = Pollutant(rawValue: name == "PM25" ? "PM2.5" : name), !pollutants.contains(pollutant) else {
        continue
      }
      pollutants.append(pollutant)
    }
    return pollutants
  }

  private func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate? {
    do throws(CoordinateError) {
      // Nobody measures in the Gulf of Guinea: both zero is how a place is left out.
      guard latitude != 0 || longitude != 0 else { return nil }
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      return nil
    }
  }
}
