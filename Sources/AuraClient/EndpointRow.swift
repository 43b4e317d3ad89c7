// SPDX-License-Identifier: MIT

/// A row of the table of AEMET's products that the engine reads.
///
/// Sources: AEMET's OpenAPI document 2.0 (2024-07) for the paths; sizes as measured on 2026-08-26 (field guide,
/// opendata 2), limits a good way above.
struct EndpointRow: Sendable {
  /// As the pacer knows it: segments in braces stand for parameters.
  let template: String
  let content: Endpoint.Content
  let bodyLimit: Int

  init(_ template: String, _ content: Endpoint.Content, limitKB: Int) {
    self.template = template
    self.content = content
    bodyLimit = limitKB << 10
  }

  // 13.6 KB and 30 KB.
  static let dailyForecast = EndpointRow("prediccion/especifica/municipio/diaria/{ine}", .list, limitKB: 512)
  static let hourlyForecast = EndpointRow("prediccion/especifica/municipio/horaria/{ine}", .list, limitKB: 1024)

  // 3.6 to 3.8 MB and 5.4 KB.
  static let observations = EndpointRow("observacion/convencional/todas", .list, limitKB: 16_384)
  static let stationObservations = EndpointRow("observacion/convencional/datos/estacion/{idema}", .list, limitKB: 256)
  // 167 to 172 KB.
  static let stationInventory = EndpointRow(
    "valores/climatologicos/inventarioestaciones/todasestaciones", .list, limitKB: 2048)
  // 3.0 MB and 350 bytes.
  static let municipalities = EndpointRow("maestro/municipios", .list, limitKB: 16_384)
  static let municipality = EndpointRow("maestro/municipio/{id}", .list, limitKB: 64)
  // 5.5 KB.
  static let uvi = EndpointRow("prediccion/especifica/uvi/{dia}", .document, limitKB: 256)

  // 23 KB.
  static let radar = EndpointRow("red/radar/regional/{radar}", .image, limitKB: 1024)

  // 3.4 MB for all of Spain with 252 files; 626 were seen.
  static let warnings = EndpointRow("avisos_cap/ultimoelaborado/area/{area}", .archive, limitKB: 32 << 10)
  // 3.8 MB a day; several days can be asked for at once.
  static let warningsArchive = EndpointRow(
    "avisos_cap/archivo/fechaini/{desde}/fechafin/{hasta}", .archive, limitKB: 128 << 10)

  /// The text bulletins, under 6 KB each: every scope with the horizons it has, and each of them by its day of issue.
  ///
  /// Calls are counted for each horizon apart, as AEMET's document lists them.
  static let bulletins: [EndpointRow] = BulletinHorizon.allCases.flatMap { horizon in
    BulletinScope.allCases.filter { $0.horizons.contains(horizon) }.flatMap { scope in
      [false, true].map { bulletin(scope, horizon, isArchive: $0) }
    }
  }

  static func bulletin(_ scope: BulletinScope, _ horizon: BulletinHorizon, isArchive: Bool) -> EndpointRow {
    let path = "prediccion/\(scope.rawValue)/\(horizon.rawValue)" + (scope == .nacional ? "" : "/{\(scope.rawValue)}")
    return EndpointRow(path + (isArchive ? "/elaboracion/{fecha}" : ""), .text, limitKB: 1024)
  }

  static let all =
    [
      dailyForecast, hourlyForecast, observations, stationObservations, stationInventory, municipalities, municipality,
      uvi, radar, warnings, warningsArchive,
    ] + bulletins

  /// The product with its parameters filled in, in order.
  func endpoint(_ arguments: String...) -> Endpoint { endpoint(arguments) }

  func endpoint(_ arguments: [String]) -> Endpoint {
    var rest = arguments[...]
    let segments = template.split(separator: "/").map { segment in
      segment.first == "{" ? PathEncoding.segment(rest.removeFirst()) : String(segment)
    }
    precondition(rest.isEmpty, "a template takes as many arguments as it has braces")
    return Endpoint(
      path: segments.joined(separator: "/"), template: template, content: content, bodyLimit: bodyLimit)
  }

  /// Whether an encoded path is one of the template's.
  func fits(_ path: String) -> Bool {
    let (own, theirs) = (template.split(separator: "/"), path.split(separator: "/"))
    return own.count == theirs.count && zip(own, theirs).allSatisfy { $0.first == "{" || $0 == $1 }
  }
}
