// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

/// The members of the snapshot's JSON by the object they stand in. Their order is that of writing.
enum SnapshotFields {
  /// The form that is written. Members may be added to it; a change of what one means is another version.
  static let version = 1

  enum Root: String, CaseIterable {
    case version, place, at, current, hours, days, observed, airQuality, uvIndex, sunrise, sunset, alerts
    case omittedAlerts, bulletin, provenance
  }
  enum Place: String, CaseIterable { case ine, name, latitude, longitude }
  /// Of the current hour, and, as columns, of the hours.
  enum Hour: String, CaseIterable {
    case from, count, at, skies, sky, isNight, precipitationMm, snowMm, temperatureC, feelsLikeC, humidity, windFrom
    case windKmh, gustKmh, precipitationProbability, stormProbability, snowProbability
  }
  enum Day: String, CaseIterable {
    case date, sky, minimumC, maximumC, feelsLikeMinimumC, feelsLikeMaximumC, minimumHumidity, maximumHumidity
    case precipitationProbability, windFrom, windKmh, gustKmh, snowLevelM, uvMax, sunrise, sunset
  }
  enum Sky: String, CaseIterable { case code, text }
  enum Observed: String, CaseIterable {
    case temperatureC, dewPointC, humidity, wind, pressureHPa, precipitationMm, snowDepthCm, visibilityKm
    case sunshineMinutes
  }
  enum Value: String, CaseIterable {
    case value, meanKmh, fromDegrees, gustKmh, station, name, km, altitudeM, until
  }
  /// Of the air as a whole, and of one pollutant.
  enum Air: String, CaseIterable {
    case composite, isPartial, pollutant, band, microgramsPerM3, station, name, km, hour, components
  }
  enum Alert: String, CaseIterable {
    case level, isLevelAssumed, phenomenon, event, onset, expires, parameter, probability, areas, sent, effective
    case id, index, urgency, certainty, headline, details, instruction, web
  }
  enum Area: String, CaseIterable { case code, name }
  enum Bulletin: String, CaseIterable { case scope, name, issued, days, phenomena, paragraphs, towns }
  enum Town: String, CaseIterable { case town, minimumC, maximumC }
  enum Line: String, CaseIterable {
    case state, product, issued, received, expires, station, km, failure, since
  }

  /// The keys of each kind of object, looked up once.
  /// A class: who reads holds one word.
  final class Tables: Sendable {
    let root = JSONFields<Root>()
    let place = JSONFields<Place>()
    let hour = JSONFields<Hour>()
    let day = JSONFields<Day>()
    let sky = JSONFields<Sky>()
    let observed = JSONFields<Observed>()
    let value = JSONFields<Value>()
    let air = JSONFields<Air>()
    let alert = JSONFields<Alert>()
    let area = JSONFields<Area>()
    let bulletin = JSONFields<Bulletin>()
    let town = JSONFields<Town>()
    let provenance = JSONFields<Provenance.Field>()
    let line = JSONFields<Line>()
  }
  static let tables = Tables()
}

extension ForecastBulletin.Scope {
  /// The word of the JSON for it.
  var kind: Kind {
    switch self {
    case .spain: .spain
    case .comunidad: .comunidad
    case .province: .province
    case .island: .island
    case .other: .other
    }
  }

  enum Kind: String, CaseIterable, Codable { case spain, comunidad, province, island, other }

  init(_ kind: Kind, name: String) {
    self =
      switch kind {
      case .spain: .spain
      case .comunidad: .comunidad(name)
      case .province: .province(name)
      case .island: .island(name)
      case .other: .other(name)
      }
  }
}
