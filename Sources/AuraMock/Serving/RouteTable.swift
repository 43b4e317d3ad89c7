// SPDX-License-Identifier: MIT

/// The endpoint templates of AEMET OpenData, without `/opendata/api`.
///
/// Source: the paths of AEMET's OpenAPI document 2.0 (2024-07) and the all-municipality archives of 2026-07-27. The
/// third column is the fixed hash of the metadata address where it is known (Q-ENV-15), as recorded; that of the UV index
/// is made up.
package enum RouteTable {
  /// The route of a path under `/opendata/api`, which begins with `/`; nil when AEMET has none.
  static func route(_ path: Substring) -> Route? {
    var segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    // A final slash works too (carloss4dv/aemet_api_unofficial).
    if segments.last?.isEmpty == true { segments.removeLast() }
    guard !segments.isEmpty, segments.count <= 12, !segments.contains(where: \.isEmpty) else { return nil }
    let decoded = segments.map { percentDecoded($0) }
    for row in rowsByLength[decoded.count] ?? [] {
      guard zip(row.segments, decoded).allSatisfy({ $0.isArgument || $0.text == $1 }) else { continue }
      let arguments = zip(row.segments, decoded).compactMap { $0.isArgument ? $1 : nil }
      return Route(template: row.template, arguments: arguments)
    }
    return nil
  }

  static func product(of template: String) -> RouteProduct { byTemplate[template]?.product ?? .unmade }

  static func metadataHash(of template: String) -> String { byTemplate[template]?.hash ?? "00000000" }

  /// The template whose metadata has this address, or nil.
  static func template(ofMetadata hash: Substring) -> String? { templatesByHash[hash] }

  /// Every template, those without braces before those with.
  package static var templates: [String] { rows.map(\.template) }

  private struct Segment {
    let text: String
    var isArgument: Bool { text.first == "{" }
  }

  private struct Row {
    let template: String
    let segments: [Segment]
    let product: RouteProduct
    let hash: String
  }

  private static let rowsByLength = Dictionary(grouping: rows) { $0.segments.count }

  /// The first template of each hash: the products that share one share its document.
  private static let templatesByHash = Dictionary(
    rows.filter { $0.hash != "-" }.map { ($0.hash[...], $0.template) }, uniquingKeysWith: { first, _ in first })

  private static let byTemplate = Dictionary(uniqueKeysWithValues: rows.map { ($0.template, $0) })

  private static let rows: [Row] = table.split(separator: "\n").map { line in
    let columns = line.split(separator: " ").map(String.init)
    return Row(
      template: columns[0], segments: columns[0].split(separator: "/").map { Segment(text: String($0)) },
      product: RouteProduct(rawValue: columns[1]) ?? .unmade, hash: columns[2])
  }

  private static let table = """
    /prediccion/especifica/municipio/diaria/todos unmade -
    /prediccion/especifica/municipio/horaria/todos unmade -
    /prediccion/especifica/municipio/diaria/{municipio} daily dfd88b22
    /prediccion/especifica/municipio/horaria/{municipio} hourly 93a7c63d
    /prediccion/especifica/playa/{playa} unmade -
    /prediccion/especifica/uvi/{dia} uvi 5b8ab1f4
    /prediccion/especifica/nivologica/{area} unmade -
    /prediccion/especifica/montaña/pasada/area/{area} unmade -
    /prediccion/especifica/montaña/pasada/area/{area}/dia/{dia} unmade -
    /maestro/municipios masterList 4c38eb58
    /maestro/municipio/{municipio} masterSingle 4c38eb58
    /observacion/convencional/todas observations 55c2971b
    /observacion/convencional/datos/estacion/{idema} stationObservations 55c2971b
    /observacion/convencional/mensajes/tipomensaje/{tipomensaje} unmade -
    /valores/climatologicos/inventarioestaciones/todasestaciones inventory 0556af7a
    /valores/climatologicos/inventarioestaciones/estaciones/{estaciones} inventoryPart 0556af7a
    /avisos_cap/ultimoelaborado/area/{area} warnings 738bbbfd
    /avisos_cap/archivo/fechaini/{fechaIniStr}/fechafin/{fechaFinStr} warningsArchive 738bbbfd
    /red/radar/nacional radarNational -
    /red/radar/regional/{radar} radar f266ec14
    /red/rayos/mapa unmade -
    /red/especial/contaminacionfondo/estacion/{nombre_estacion} unmade -
    /red/especial/ozono unmade -
    /red/especial/perfilozono/estacion/{estacion} unmade -
    /red/especial/radiacion unmade -
    /prediccion/nacional/hoy bulletin -
    /prediccion/nacional/manana bulletin -
    /prediccion/nacional/pasadomanana bulletin -
    /prediccion/nacional/medioplazo bulletin -
    /prediccion/nacional/tendencia bulletin -
    /prediccion/nacional/hoy/elaboracion/{fecha} bulletin -
    /prediccion/nacional/manana/elaboracion/{fecha} bulletin -
    /prediccion/nacional/pasadomanana/elaboracion/{fecha} bulletin -
    /prediccion/nacional/medioplazo/elaboracion/{fecha} bulletin -
    /prediccion/nacional/tendencia/elaboracion/{fecha} bulletin -
    /prediccion/ccaa/hoy/{ccaa} bulletin 0548758c
    /prediccion/ccaa/manana/{ccaa} bulletin 0548758c
    /prediccion/ccaa/pasadomanana/{ccaa} bulletin 0548758c
    /prediccion/ccaa/medioplazo/{ccaa} bulletin 0548758c
    /prediccion/ccaa/hoy/{ccaa}/elaboracion/{fecha} bulletin 0548758c
    /prediccion/ccaa/manana/{ccaa}/elaboracion/{fecha} bulletin 0548758c
    /prediccion/ccaa/pasadomanana/{ccaa}/elaboracion/{fecha} bulletin 0548758c
    /prediccion/ccaa/medioplazo/{ccaa}/elaboracion/{fecha} bulletin 0548758c
    /prediccion/provincia/hoy/{provincia} bulletin -
    /prediccion/provincia/manana/{provincia} bulletin -
    /prediccion/provincia/hoy/{provincia}/elaboracion/{fecha} bulletin -
    /prediccion/provincia/manana/{provincia}/elaboracion/{fecha} bulletin -
    /prediccion/maritima/altamar/area/{area} unmade -
    /prediccion/maritima/costera/costa/{costa} unmade -
    /incendios/mapasriesgo/estimado/area/{area} unmade -
    /incendios/mapasriesgo/previsto/dia/{dia}/area/{area} unmade -
    /mapasygraficos/analisis unmade -
    /mapasygraficos/mapassignificativos/fecha/{fecha}/{ambito}/{dia} unmade -
    /productos/climatologicos/balancehidrico/{anio}/{decena} unmade -
    /productos/climatologicos/resumenclimatologico/nacional/{anio}/{mes} unmade -
    /productos/climatologicos/capasshape/{tipoestacion} unmade -
    /satelites/producto/nvdi unmade -
    /satelites/producto/sst unmade -
    /valores/climatologicos/diarios/datos/fechaini/{fechaIniStr}/fechafin/{fechaFinStr}/estacion/{idema} unmade b3aa9d28
    /valores/climatologicos/diarios/datos/fechaini/{fechaIniStr}/fechafin/{fechaFinStr}/todasestaciones unmade b3aa9d28
    /valores/climatologicos/mensualesanuales/datos/anioini/{anioIniStr}/aniofin/{anioFinStr}/estacion/{idema} unmade -
    /valores/climatologicos/normales/estacion/{idema} unmade -
    /valores/climatologicos/valoresextremos/parametro/{parametro}/estacion/{idema} unmade -
    /antartida/datos/fechaini/{fechaIniStr}/fechafin/{fechaFinStr}/estacion/{identificacion} unmade -
    """
}
