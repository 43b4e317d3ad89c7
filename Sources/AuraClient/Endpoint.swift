// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTransport

/// One product of AEMET OpenData or of another host: its address, how its calls are counted, and what it is made of.
public struct Endpoint: Hashable, Sendable {
  /// What call 2 brings.
  public enum Content: Hashable, Sendable {
    /// A JSON array, as almost every product is.
    case list
    /// JSON of any shape.
    case document
    /// A bulletin.
    case text
    /// A tar, packed or not, or a lone XML document in its place.
    case archive
    case image
    /// Comma-separated values.
    case table
    /// RSS.
    case feed
    /// Whatever comes.
    case any
  }

  /// Who serves it.
  public enum Service: Hashable, Sendable {
    /// AEMET OpenData: two calls, the key in the first, counted in its quota.
    case openData
    /// Another host: one call without a key, counted in no quota; `form` is posted where there is one.
    case host(WebAddress, form: String?)
  }

  /// The path under `/opendata/api`, percent-encoded, without a slash in front; of another host, its whole path.
  public let path: String
  /// The path with its parameters left out: what AEMET counts calls by (Q-LIM-01); of another host, its name.
  public let template: String
  public let content: Content
  /// The most bytes that are taken of call 2, or of the only one.
  public let bodyLimit: Int
  public let service: Service

  init(path: String, template: String, content: Content, bodyLimit: Int, service: Service = .openData) {
    self.path = path
    self.template = template
    self.content = content
    self.bodyLimit = bodyLimit
    self.service = service
  }

  /// The address of another host's product; nil for AEMET OpenData, whose base is the client's.
  public var hostAddress: WebAddress? {
    if case .host(let address, _) = service { address } else { nil }
  }
}

extension Endpoint: CustomStringConvertible {
  public var description: String { hostAddress?.description ?? "/" + path }
}

extension Endpoint {
  /// Daily forecast of a municipality, 7 days.
  public static func dailyForecast(ine: MunicipalityCode) -> Endpoint { EndpointRow.dailyForecast.endpoint("\(ine)") }

  /// Hourly forecast of a municipality, 48 hours.
  public static func hourlyForecast(ine: MunicipalityCode) -> Endpoint { EndpointRow.hourlyForecast.endpoint("\(ine)") }

  /// The last 12 hours of every station: 3.8 MB.
  public static let observations = EndpointRow.observations.endpoint()

  /// The last 12 hours of one station, by its `idema`.
  public static func observations(station: String) -> Endpoint { EndpointRow.stationObservations.endpoint(station) }

  /// The inventory of climatological stations.
  public static let stationInventory = EndpointRow.stationInventory.endpoint()

  /// The master list of municipalities: 3 MB.
  public static let municipalities = EndpointRow.municipalities.endpoint()

  /// The master's row of one municipality; its path has `id` before the code, unlike a forecast's (Q-MUN-02).
  public static func municipality(ine: MunicipalityCode) -> Endpoint { EndpointRow.municipality.endpoint("id\(ine)") }

  /// The days for which AEMET's specification has a UV forecast, today first; the last may not exist (Q-UVI-06).
  public static let uviDays = 0...4

  /// Greatest UV index of 59 towns, on a day of `uviDays`.
  public static func uvi(daysAhead: Int) -> Endpoint {
    precondition(uviDays.contains(daysAhead), "UV forecasts are for today and up to four days ahead")
    return EndpointRow.uvi.endpoint("\(daysAhead)")
  }

  /// The last picture of a regional radar, every 10 minutes; `radar/nacional` is never asked for (Q-RAD-02).
  public static func radar(_ site: RadarSite) -> Endpoint { EndpointRow.radar.endpoint(site.code) }

  /// Any path under `/opendata/api`, as typed.
  ///
  /// Letters outside ASCII are encoded, what is encoded already stays. It counts as the template of the table that it
  /// fits, else as a template of its own.
  public static func raw(path: String) throws(EndpointError) -> Endpoint {
    let encoded = try PathEncoding.path(path)
    let row = EndpointRow.all.first { $0.fits(encoded) }
    return Endpoint(path: encoded, template: row?.template ?? encoded, content: .any, bodyLimit: 64 << 20)
  }
}

/// Why a typed path cannot be asked for.
public enum EndpointError: Error, Hashable, Sendable {
  case empty
  /// Control characters, blanks, a query, a fragment, a backslash or a broken `%` sequence.
  case character(found: String)
  /// `.` or `..`, which name another path.
  case dotSegment(found: String)
}

extension EndpointError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "found no path, expected one as /prediccion/especifica/municipio/diaria/28079"
    case .character(let found): "found \(found) in the path, expected letters, digits, slashes and %XX"
    case .dotSegment(let found): "found the segment \(found), expected a plain path"
    }
  }
}
