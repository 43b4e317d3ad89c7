// SPDX-License-Identifier: MIT

extension MockState {
  /// The answer as the fault plan leaves it: the first rule that replaces it wins, those that slow or cut it add up.
  mutating func faulted(
    _ exchange: inout ServedExchange, _ answer: (inout MockState, inout ServedExchange) -> MockAnswer
  ) -> MockAnswer {
    guard !draws.isEmpty, let hop = exchange.hop else { return answer(&self, &exchange) }
    let call = FaultDraws.Call(
      hop: hop, route: exchange.route, client: exchange.request.client, instant: exchange.arrival)
    let struck = draws.strike(call)
    exchange.faults = struck.map(\.name)
    var result: MockAnswer?
    for rule in struck where result == nil {
      result = replacement(rule, &exchange)
      if result != nil && exchange.outcome == .unknownPath { exchange.outcome = .faulted }
    }
    var final = result ?? answer(&self, &exchange)
    for rule in struck { final.delivery.apply(rule.fault, bodyCount: final.body.count) }
    return final
  }

  /// The answer that a fault puts in place of the good one; nil for faults of the way alone.
  private func replacement(_ rule: FaultRule, _ exchange: inout ServedExchange) -> MockAnswer? {
    switch rule.fault {
    case .delay, .slow, .stall, .cutShort, .reset, .emptyReply:
      return nil
    case .emptyBody:
      return MockAnswer(status: 200, fields: ErrorAnswers.type("text/plain"))
    case .htmlPage:
      return ErrorAnswers.htmlPage()
    case .errorObject(let estado, let descripcion):
      return ErrorAnswers.object(status: 200, estado: estado, descripcion, exchange)
    case .productMissing:
      return exchange.told(.productMissing, ErrorAnswers.productMissing)
    case .expiredLink:
      return exchange.told(.expiredLink, ErrorAnswers.expiredLink)
    case .limited:
      exchange.outcome = .limited
      return ErrorAnswers.limited(exchange, header: profile.remainingHeader, seed: scenario.seed)
    case .limitPage:
      exchange.outcome = .limited
      return ErrorAnswers.limitPage()
    case .serverError(let hasDescripcion):
      return ErrorAnswers.serverError(hasDescripcion: hasDescripcion, exchange)
    case .forbidden:
      return ErrorAnswers.forbidden(exchange)
    case .envelopeWithoutLink:
      return MockAnswer(
        status: 200, fields: ErrorAnswers.type(ErrorAnswers.envelopeType(exchange.quirks)),
        body: Envelope(descripcion: "exito", estado: 200).write(quirks: exchange.quirks))
    case .garbage(let count):
      return MockAnswer(
        status: 200, fields: ErrorAnswers.type(exchange.eras.payloadType),
        body: FaultDraws.garbage(count, rule: rule, number: exchange.number, seed: scenario.seed))
    }
  }
}

extension Delivery {
  /// Adds what a fault does to the way of an answer.
  fileprivate mutating func apply(_ fault: Fault, bodyCount: Int) {
    switch fault {
    case .delay(let milliseconds): delayMilliseconds += max(0, milliseconds)
    case .slow(let rate): bytesPerSecond = min(bytesPerSecond ?? Int.max, max(1, rate))
    case .stall: ending = .stalls
    case .cutShort(let bytes): ending = .cutShort(afterBytes: Self.inside(bodyCount, bytes))
    case .reset(let bytes): ending = .reset(afterBytes: Self.inside(bodyCount, bytes))
    case .emptyReply: ending = .emptyReply
    default: break
    }
  }

  /// A place inside a body: a short one is cut in its middle, so that something is always missing.
  private static func inside(_ bodyCount: Int, _ wanted: Int) -> Int {
    wanted < bodyCount ? max(0, wanted) : bodyCount / 2
  }
}
