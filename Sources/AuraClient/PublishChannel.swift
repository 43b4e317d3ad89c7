// SPDX-License-Identifier: MIT

/// A channel that says when AEMET last published a product (Q-RSS-11). Text bulletins and radar have none.
public enum PublishChannel: Hashable, Sendable {
  /// All municipal forecasts, which have one for all.
  case municipalForecasts
  case hourlyObservations
  case uvIndex
  /// All warnings, or those of one of the 19 areas, 61…79.
  case warnings(area: Int?)

  var address: String {
    let products = "https://opendata.aemet.es/rss/"
    return switch self {
    case .municipalForecasts: products + "predesp_mun_opendata_todos_RSS.xml"
    case .hourlyObservations: products + "obsconv_hh_opendata_todos_RSS.xml"
    case .uvIndex: products + "predesp_uvi_opendata_todos_RSS.xml"
    case .warnings(let area):
      "https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFA\(area.map { "C\($0)" } ?? "E")_RSS.xml"
    }
  }
}
