// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime

/// The run: what the mock is set to, another scenario, a new beginning.
extension AdminDesk {
  func state() -> MockAnswer {
    // Once read under the mock's lock, so that all of it belongs together.
    let (scenario, journal, run, products, serving, present) = mock.withState { state in
      let serving = time.wall
      return (
        state.scenario, state.journal.summary, state.run, state.fidelities, serving, state.productInstant(at: serving)
      )
    }
    return AdminAnswer.json { json in
      json.field("run", run)
      json.field("scenario", scenario.name)
      json.field("purpose", scenario.purpose)
      // As text: a JSON number loses digits beyond 2^53 in most readers.
      json.field("seed", String(scenario.seed))
      json.object("clock") { write(clock: scenario.clock, serving: serving, products: present, to: &$0) }
      json.field("keys", scenario.keys.rawValue)
      json.field("quota", scenario.quota.name)
      json.field("linkLifeSeconds", Int(scenario.linkLifeSeconds))
      json.object("switches") { json in
        for (quirk, isOn) in scenario.quirks.settings { json.field(quirk.rawValue, isOn) }
      }
      json.array("faults", scenario.faults) { $0.string($1.name) }
      json.object("journal") { json in
        json.field("exchanges", journal.count)
        json.field("dropped", journal.dropped)
      }
      json.object("server") { write(counts(), to: &$0) }
      json.array("products", products) { json, product in
        json.beginObject()
        json.field("template", product.template)
        json.field("fidelity", product.fidelity.rawValue)
        if !product.exceptions.isEmpty {
          json.object("except") { json in
            for exception in product.exceptions { json.field(exception.argument, exception.fidelity.rawValue) }
          }
        }
        json.endObject()
      }
      json.array("feeds", ProductFidelity.feedAddresses) { json, address in
        json.beginObject()
        json.field("address", address)
        json.field("fidelity", Fidelity.synthetic.rawValue)
        json.endObject()
      }
    }
  }

  private func write(_ server: ServerCounts, to json: inout JSONWriter) {
    json.field("openConnections", server.openConnections)
    json.field("acceptedConnections", server.acceptedConnections)
    json.field("requests", server.requests)
    json.field("refusals", server.refusals)
    json.field("cutConnections", server.cutConnections)
    json.field("acceptFailures", server.acceptFailures)
  }

  func scenarios() -> MockAnswer {
    AdminAnswer.json { json in
      json.array("scenarios", Scenario.bundled) { json, scenario in
        json.beginObject()
        json.field("name", scenario.name)
        json.field("purpose", scenario.purpose)
        json.endObject()
      }
    }
  }

  func load(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let scenario = try reading { () throws(ScenarioError) in try Scenario(body: body) }
    mock.withState { $0.load(scenario) }
    let clock = time as? SteerableTime
    if let speed = scenario.speed { clock?.steer(factor: speed) }
    if let start = scenario.servingStart { clock?.show(start) }
    return state()
  }

  func reset() -> MockAnswer {
    mock.withState { $0.reset() }
    return state()
  }
}

extension Journal {
  /// How many exchanges there were and how many of them are no longer held.
  struct Summary: Hashable, Sendable {
    let count: Int
    let dropped: Int
  }

  var summary: Summary { Summary(count: count, dropped: droppedCount) }
}
