// SPDX-License-Identifier: MIT

import AuraChance
package import AuraMock
import AuraTime

extension SimPlan {
  /// What the mock is set to: the plan's scenario with the plan's seed, troubles, key states and places.
  ///
  /// The national products hold what lies around the plan's places: a year of whole Spains would be written for nothing.
  package func mockScenario() throws(ScenarioError) -> Scenario {
    var mock = try Scenario.named(scenario)
    mock.name = "sim-\(seed)"
    mock.purpose = "A simulated phone: the same answers over HTTP."
    mock.seed = seed & 0x7FFF_FFFF_FFFF_FFFF
    mock.clock = .real
    mock.start = nil
    mock.keyStates = [KeyState(.invalid, key: SimKeys(self).refusedText)]
    mock.national = NationalShare(near: everyPlace, km: 40)
    for id in quirks {
      if let quirk = Quirk.allCases.first(where: { $0.rawValue == id }) { mock.quirks[quirk] = true }
    }
    mock.faults = events.flatMap { event -> [FaultRule] in
      guard case .server(let trouble, let seconds) = event.kind, event.at < calmAt else { return [] }
      return trouble.rules(from: start.advanced(byMilliseconds: event.at), seconds: seconds, at: event.at, plan: self)
    }
    return mock
  }
}

extension ServerTrouble {
  /// The rules of the mock's fault plan that make the trouble, over before the calm.
  fileprivate func rules(from: WallInstant, seconds: Int, at: Int64, plan: SimPlan) -> [FaultRule] {
    let calm = plan.start.advanced(byMilliseconds: plan.calmAt)
    let end = min(from.advanced(bySeconds: Int64(max(1, seconds))), calm)
    guard from < end else { return [] }
    let (hop, templates, host) = target
    return templates.enumerated().map { index, template in
      FaultRule(
        "\(kind.rawValue)-\(place.rawValue)-\(at)-\(index)", fault, hop: hop, template: template, host: host,
        window: from..<end, probability: Ratio(UInt64(percent), of: 100))
    }
  }

  private var target: (hop: FaultRule.Hop?, templates: [String?], host: String?) {
    let forecast = "/prediccion/especifica/municipio/"
    switch place {
    case .all: return (nil, [nil], nil)
    case .first: return (.first, [nil], nil)
    case .second: return (.second, [nil], nil)
    case .hourly: return (onSecond, [forecast + "horaria/{municipio}"], nil)
    case .daily: return (onSecond, [forecast + "diaria/{municipio}"], nil)
    case .avisos: return (onSecond, ["/avisos_cap/ultimoelaborado/area/{area}"], nil)
    case .observations: return (onSecond, ["/observacion/convencional/todas"], nil)
    case .uvi: return (onSecond, ["/prediccion/especifica/uvi/{dia}"], nil)
    case .bulletin:
      let text = "/prediccion/ccaa/"
      return (onSecond, [text + "hoy/{ccaa}", text + "manana/{ccaa}/elaboracion/{fecha}"], nil)
    case .air: return (nil, [nil], "ica.miteco.es")
    case .marker: return (nil, [nil], "opendata.aemet.es")
    }
  }

  /// What spoils a body spoils that of the product, which call 2 brings.
  private var onSecond: FaultRule.Hop? {
    switch kind {
    case .wrongCharset, .missingHours, .duplicatedHours, .badTar, .garbage, .expiredLink, .errorObject: .second
    case .envelopeWithoutLink: .first
    case .limited, .limitPage, .serverError, .cutShort, .reset, .stall, .emptyReply, .emptyBody, .htmlPage,
      .productMissing, .staleProduct, .delay, .noData:
      nil
    }
  }

  private var fault: Fault {
    switch kind {
    case .limited: .limited
    case .limitPage: .limitPage
    case .serverError: .serverError(hasDescripcion: percent % 2 == 0)
    case .garbage: .garbage(bytes: 500)
    case .cutShort: .cutShort(afterBytes: 3000)
    case .reset: .reset(afterBytes: 900)
    case .stall: .stall
    case .emptyReply: .emptyReply
    case .emptyBody: .emptyBody
    case .htmlPage: .htmlPage
    case .expiredLink: .expiredLink
    case .productMissing: .productMissing
    case .envelopeWithoutLink: .envelopeWithoutLink
    case .wrongCharset: .wrongCharset(.utf8Body)
    case .missingHours: .missingHours(count: 6)
    case .duplicatedHours: .duplicatedHours(count: 4)
    case .badTar: .badTar(.truncated)
    case .staleProduct: .staleProduct(minutes: 360)
    case .delay: .delay(.lognormal(medianMilliseconds: 4000, p95Milliseconds: 50_000))
    case .errorObject: .errorObject(estado: 500, descripcion: "Error interno")
    case .noData: .errorObject(estado: 404, descripcion: "No hay datos que satisfagan esos criterios")
    }
  }
}
