// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime

/// The two clocks: the one on which the mock serves, and the products' present.
extension AdminDesk {
  func clock() -> MockAnswer {
    let (clock, serving, products) = mock.withState { state in
      let serving = time.wall
      return (state.scenario.clock, serving, state.productInstant(at: serving))
    }
    return AdminAnswer.json { write(clock: clock, serving: serving, products: products, to: &$0) }
  }

  func setClock(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let change = try reading { () throws(ScenarioError) in try ClockChange(body: body) }
    if change.factor != nil || change.serving != nil {
      guard let steerable = time as? SteerableTime else {
        throw .conflict(path: "speed", found: "a clock that cannot be steered", expected: "the clock of aura-mock")
      }
      if let serving = change.serving, serving < steerable.wall {
        // Quotas and links would wait for what is past.
        throw .conflict(path: "serving", found: AdminAnswer.text(serving), expected: "a time to come")
      }
      if let factor = change.factor { steerable.steer(factor: factor) }
      if let serving = change.serving { steerable.show(serving) }
    }
    if let present = change.present {
      // The clock is read inside, so that no exchange comes between.
      mock.withState { $0.change(present, at: time.wall) }
    }
    return clock()
  }

  func jumpClock(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let seconds = try reading { () throws(ScenarioError) in try ClockChange.jumpSeconds(body: body) }
    mock.withState { $0.jump(seconds: seconds) }
    return clock()
  }

  /// The members of a clock.
  func write(clock: MockClock, serving: WallInstant, products: WallInstant, to json: inout JSONWriter) {
    json.field("serving", AdminAnswer.text(serving))
    json.field("products", AdminAnswer.text(products))
    switch clock {
    case .frozen: json.field("isFrozen", true)
    case .flowing: json.field("isFrozen", false)
    }
    json.key("speed")
    json.number((time as? SteerableTime)?.factor ?? 1)
  }
}
