// SPDX-License-Identifier: MIT

/// A call 1 that AEMET knows: the endpoint template and what stood in its braces.
package struct Route: Hashable, Sendable {
  /// Of the table, for example `/prediccion/especifica/municipio/diaria/{municipio}`: what quotas count by.
  package let template: String
  /// What stood in the braces, percent-decoded, in order.
  package let arguments: [String]

  package init(template: String, arguments: [String]) {
    self.template = template
    self.arguments = arguments
  }

  package var product: RouteProduct { RouteTable.product(of: template) }
}

/// What the mock can make for a template.
package enum RouteProduct: String, Hashable, Sendable {
  case daily, hourly, masterList, masterSingle
  case observations, stationObservations, inventory, inventoryPart, uvi
  /// Warnings; the link carries the product's name (Q-ENV-12).
  case warnings
  case warningsArchive
  /// A forecast in prose, of Spain, a community or a province.
  case bulletin
  /// The picture of a regional radar, and the national one, which is never there.
  case radar, radarNational
  /// AEMET has it, the mock makes nothing for it yet: "Error al obtener los datos", unless a scenario shelves bytes.
  case unmade
}
