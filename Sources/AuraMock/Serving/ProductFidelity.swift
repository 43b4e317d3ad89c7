// SPDX-License-Identifier: MIT

/// What the mock states of a product: where its values come from in the scenario at hand.
package struct ProductFidelity: Hashable, Sendable {
  package let template: String
  package let fidelity: Fidelity
  /// Arguments for which it is nearer: places with real forecasts, products with bytes of their own.
  package let exceptions: [Exception]

  /// The addresses of the other hosts and of the feeds, all synthetic.
  package static var feedAddresses: [String] { HostProduct.addresses }

  /// A nearer product of the same route.
  package struct Exception: Hashable, Sendable {
    package let argument: String
    package let fidelity: Fidelity
  }
}

extension MockState {
  /// The fidelity of every route, in the order of the table.
  package var fidelities: [ProductFidelity] {
    RouteTable.templates.map { template in
      let product = RouteTable.product(of: template)
      var fidelity = product.fidelity
      var exceptions: [ProductFidelity.Exception] = []
      for shelved in scenario.shelf where shelved.template == template {
        guard let argument = shelved.arguments?.first else {
          fidelity = .recorded
          continue
        }
        exceptions.append(.init(argument: argument, fidelity: .recorded))
      }
      if product == .daily || product == .hourly {
        exceptions += scenario.forecasts.map { .init(argument: $0.ine, fidelity: .wireForm) }
      }
      return ProductFidelity(template: template, fidelity: fidelity, exceptions: exceptions)
    }
  }
}

extension RouteProduct {
  /// Without what a scenario brings along.
  fileprivate var fidelity: Fidelity {
    switch self {
    case .daily, .hourly, .observations, .stationObservations, .uvi, .warnings, .warningsArchive, .bulletin, .radar:
      .synthetic
    case .masterList, .masterSingle, .inventory, .inventoryPart: .wireForm
    case .radarNational, .unmade: .absent
    }
  }
}
