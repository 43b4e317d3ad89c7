// SPDX-License-Identifier: MIT

extension MockState {
  /// The answer as the fault plan leaves it: the first rule that replaces it wins, those that change its bytes follow
  /// each other, and those that slow or cut it add up.
  mutating func faulted(
    _ exchange: inout ServedExchange, _ answer: (inout MockState, inout ServedExchange) -> MockAnswer
  ) -> MockAnswer {
    guard !draws.isEmpty else { return answer(&self, &exchange) }
    let call = FaultDraws.Call(
      hop: exchange.hop, route: exchange.route, host: exchange.request.askedHost, client: exchange.request.client,
      instant: exchange.arrival)
    var struck = draws.strike(call)
    exchange.faults += struck.map(\.name)
    for strike in struck { takeTime(strike.fault, &exchange) }
    var result: MockAnswer?
    for index in struck.indices where result == nil {
      result = replacement(&struck[index], &exchange)
      if result != nil && exchange.outcome == .unknownPath { exchange.outcome = .faulted }
    }
    var final = result ?? answer(&self, &exchange)
    for index in struck.indices { final.apply(&struck[index]) }
    return final
  }

  /// What a fault does to the mock's sense of time: of this call, or of those to come.
  private mutating func takeTime(_ fault: Fault, _ exchange: inout ServedExchange) {
    if case .staleProduct(let minutes) = fault { exchange.staleMinutes = max(exchange.staleMinutes, minutes) }
    if case .clockJump(let seconds) = fault { jumpedSeconds += Int64(seconds) }
  }

  /// The answer that a fault puts in place of the good one; nil for faults that leave it.
  private func replacement(_ strike: inout FaultDraws.Strike, _ exchange: inout ServedExchange) -> MockAnswer? {
    switch strike.fault {
    case .delay, .slow, .stall, .cutShort, .reset, .emptyReply, .wrongCharset, .missingHours, .duplicatedHours,
      .badTar, .staleProduct, .clockJump:
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
        body: FaultDraws.garbage(count, &strike.amounts))
    }
  }
}

extension MockAnswer {
  /// Does to an answer what a fault does to its bytes or to their way.
  fileprivate mutating func apply(_ strike: inout FaultDraws.Strike) {
    switch strike.fault {
    case .delay(let delay): delivery.delayMilliseconds += delay.milliseconds(&strike.amounts)
    case .slow(let rate): delivery.bytesPerSecond = min(delivery.bytesPerSecond ?? Int.max, max(1, rate))
    case .stall: delivery.ending = .stalls
    case .cutShort(let bytes): delivery.ending = .cutShort(afterBytes: inside(bytes))
    case .reset(let bytes): delivery.ending = .reset(afterBytes: inside(bytes))
    case .emptyReply: delivery.ending = .emptyReply
    case .wrongCharset(let charset): charset.apply(to: &self)
    case .missingHours(let count): FaultHours(change: .removes, count: count).apply(to: &body, &strike.amounts)
    case .duplicatedHours(let count): FaultHours(change: .repeats, count: count).apply(to: &body, &strike.amounts)
    case .badTar(let damage): damage.apply(to: &body)
    case .emptyBody, .htmlPage, .errorObject, .productMissing, .expiredLink, .limited, .limitPage, .serverError,
      .forbidden, .envelopeWithoutLink, .garbage, .staleProduct, .clockJump:
      break
    }
  }

  /// A place inside the body: a short one is cut in its middle, so that something is always missing.
  private func inside(_ wanted: Int) -> Int {
    wanted < body.count ? max(0, wanted) : body.count / 2
  }
}
