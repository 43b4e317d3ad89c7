// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport

extension MockState {
  /// Call 2: a link that is alive gives its payload, to anybody, as often as asked (Q-ENV-11, Q-ENV-13).
  mutating func secondHop(_ exchange: inout ServedExchange) -> MockAnswer {
    exchange.hop = .second
    var id = Substring(exchange.path.utf8.dropFirst(13))
    if id.utf8.last == UInt8(ascii: "/") { id.removeLast() }
    // A key is not needed here, and whether it came is worth knowing.
    if presentedKey(&exchange) == nil, !exchange.quirks[.dataNeedsNoKey] {
      exchange.outcome = .missingKey
      return ErrorAnswers.missingKey(exchange)
    }
    if let template = RouteTable.template(ofMetadata: id) {
      exchange.hop = nil
      exchange.outcome = .metadata
      return Metadata.answer(for: template, eras: exchange.eras)
    }
    guard let link = links[id] else {
      // What AEMET says to a link it never made is not known; most likely what it says to one it has forgotten.
      return exchange.told(.unknownLink, ErrorAnswers.expiredLink)
    }
    exchange.route = link.route
    exchange.linkFrom = link.journalNumber
    if let refusal = quotaRefusal(&exchange, link) { return refusal }

    let life = scenario.linkLifeSeconds + handedOutAgainSeconds(link.route.template)
    let isAlive = !exchange.quirks[.linksExpire] || link.born.seconds(until: exchange.clockInstant) < life
    let eras = eras(on: link.payload.day)
    return faulted(&exchange) { state, exchange in
      guard isAlive else { return exchange.told(.expiredLink, ErrorAnswers.expiredLink) }
      exchange.outcome = .payload
      var payload = link.payload
      if case .found(let content) = state.aged(.found(payload.content), of: link.route, exchange) {
        payload = PayloadName(content: content, day: payload.day)
      }
      var answer = state.press.answer(payload, eras: eras)
      answer.fields = answer.fields.with(estado: exchange)
      return answer
    }
  }

  /// A 429 where the profile counts call 2; whoever made call 1 pays.
  private mutating func quotaRefusal(_ exchange: inout ServedExchange, _ link: LinkTable.Link) -> MockAnswer? {
    guard profile.countsSecondHop else { return nil }
    let call = QuotaLedger.Call(
      payer: profile.scope == .key ? link.payer : exchange.request.client, template: link.route.template,
      bucketPath: String(exchange.path), isSecondHop: true, counts: true)
    let decision = quotas.admit(call, profile: profile, quirks: exchange.quirks, at: exchange.arrival)
    exchange.quota = decision.reading
    guard !decision.isAdmitted else { return nil }
    exchange.outcome = .limited
    return ErrorAnswers.limited(exchange, header: profile.remainingHeader, seed: scenario.seed)
  }
}
