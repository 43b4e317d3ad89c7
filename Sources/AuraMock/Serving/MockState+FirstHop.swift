// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport

extension MockState {
  /// Call 1: key, quota, faults, then an envelope with a link, or the reason why not.
  mutating func firstHop(_ exchange: inout ServedExchange, route: Route) -> MockAnswer {
    exchange.hop = .first
    guard let key = presentedKey(&exchange) else {
      exchange.outcome = .missingKey
      return ErrorAnswers.missingKey(exchange)
    }
    if let refusal = refusal(of: key, &exchange) { return refusal }

    let finding = press.find(route, at: exchange.productInstant, eras: exchange.eras)
    let payer = profile.scope == .key ? "key \(exchange.keyUse?.number ?? 0)" : exchange.request.client
    let call = QuotaLedger.Call(
      payer: payer, template: route.template, bucketPath: String(exchange.path), isSecondHop: false,
      counts: finding.isFound || profile.countsNoData)
    let decision = quotas.admit(call, profile: profile, quirks: exchange.quirks, at: exchange.arrival)
    exchange.quota = decision.reading
    guard decision.isAdmitted else {
      exchange.outcome = .limited
      return ErrorAnswers.limited(exchange, header: profile.remainingHeader, seed: scenario.seed)
    }
    var answer = faulted(&exchange) { state, exchange in
      switch state.aged(finding, of: route, exchange) {
      case .found(let content):
        state.goodAnswer(&exchange, PayloadName(content: content, day: exchange.day), payer: payer)
      case .noData:
        exchange.told(.noData, ErrorAnswers.noData)
      case .missing:
        exchange.told(.productMissing, ErrorAnswers.productMissing)
      }
    }
    if answer.status == 200, let header = profile.remainingHeader, let reading = decision.reading {
      answer.fields.all.append(HTTPField(name: header, value: "\(reading.remaining)"))
    }
    return answer
  }

  /// What there was for the route as long ago as a fault says.
  func aged(_ finding: Press.Finding, of route: Route, _ exchange: ServedExchange) -> Press.Finding {
    guard exchange.staleMinutes > 0 else { return finding }
    let then = exchange.productInstant.advanced(bySeconds: -60 * Int64(exchange.staleMinutes))
    return press.find(route, at: then, eras: exchange.eras)
  }

  /// The request's key, put on record; nil when it has none.
  mutating func presentedKey(_ exchange: inout ServedExchange) -> PresentedKey? {
    guard
      let key = PresentedKey(
        in: exchange.request, query: exchange.query, acceptsQuery: exchange.quirks[.keyInQueryAccepted])
    else { return nil }
    exchange.keyUse = JournalEntry.KeyUse(place: key.place, number: number(of: key))
    return key
  }

  /// The answer to a key that is not accepted; nil for one that is.
  func refusal(of key: PresentedKey, _ exchange: inout ServedExchange) -> MockAnswer? {
    let run = began?.seconds(until: exchange.arrival) ?? 0
    let known = scenario.keyStates.last {
      $0.holds(for: key.identity, at: exchange.productInstant, secondsIntoRun: run)
    }
    switch known?.state {
    case .accepted?: return nil
    case .expired?:
      exchange.outcome = .expiredKey
      return ErrorAnswers.expiredKey(exchange)
    case .invalid?:
      exchange.outcome = .badKey
      return ErrorAnswers.invalidKey(exchange)
    case .forbidden?:
      exchange.outcome = .badKey
      return ErrorAnswers.forbidden(exchange)
    case nil: break
    }
    let verdict = key.verdict(
      rule: scenario.keys, eras: exchange.eras, refusesExpired: exchange.quirks[.expiredKeyRefused],
      at: exchange.productInstant)
    switch verdict {
    case .accepted:
      return nil
    case .malformed(let periods):
      exchange.outcome = .badKey
      return ErrorAnswers.malformedKey(periods: periods, exchange)
    case .invalid:
      exchange.outcome = .badKey
      return ErrorAnswers.invalidKey(exchange)
    case .expired:
      exchange.outcome = .expiredKey
      return ErrorAnswers.expiredKey(exchange)
    }
  }

  /// An envelope, or the product itself where call 1 is all there is.
  private mutating func goodAnswer(
    _ exchange: inout ServedExchange, _ payload: PayloadName, payer: String
  ) -> MockAnswer {
    guard let route = exchange.route else { return ErrorAnswers.unknownPath(exchange) }
    let isMaster = route.product == .masterList || route.product == .masterSingle
    guard exchange.quirks[.twoCalls], exchange.eras.masterInTwoCalls || !isMaster else {
      exchange.outcome = .inlinePayload
      return press.answer(payload, eras: exchange.eras)
    }
    exchange.outcome = .envelope
    let link = link(for: route, payload, exchange, payer: payer)
    let base = "\(exchange.request.origin)/opendata/sh/"
    let metadata =
      exchange.quirks[.metadataLinkFixed] ? RouteTable.metadataHash(of: route.template) : links.eightDigits()
    let envelope = Envelope.good(datos: base + link.id, metadatos: base + metadata, quirks: exchange.quirks)
    return MockAnswer(
      status: 200, fields: ErrorAnswers.type(ErrorAnswers.envelopeType(exchange.quirks)).with(estado: exchange),
      body: envelope.write(quirks: exchange.quirks))
  }

  /// A fresh link, or the last one while it is still handed out (Q-ENV-11).
  private mutating func link(for route: Route, _ payload: PayloadName, _ exchange: ServedExchange, payer: String)
    -> LinkTable.Link
  {
    if let last = links.latest(for: route),
      last.born.seconds(until: exchange.clockInstant) < handedOutAgainSeconds(route.template)
    {
      return last
    }
    return links.make(suffix: linkSuffix(route, exchange)) { id in
      LinkTable.Link(
        id: id, route: route, payload: payload, born: exchange.clockInstant, payer: payer,
        client: exchange.request.client, journalNumber: exchange.number)
    }
  }

  /// How long the same link is handed out for a template, seconds; a quarter of an hour for radar.
  func handedOutAgainSeconds(_ template: String) -> Int64 {
    scenario.quirks[.linkHandedOutAgain] || template == "/red/radar/regional/{radar}" ? 900 : 0
  }

  private func linkSuffix(_ route: Route, _ exchange: ServedExchange) -> String {
    guard route.product == .warnings, exchange.quirks[.warningsLinkNamed] else { return "" }
    let civil = CivilZone.utc.civil(at: exchange.productInstant)
    let (year, month, day) = civil.date.components
    let stamp = [month, day, civil.time.hour, civil.time.minute, civil.time.second].map { digits($0, width: 2) }
    let area = route.arguments.first.map { $0 == "esp" ? "E" : "C\($0)" } ?? "E"
    return "Z_CAP_C_LEMM_\(year)\(stamp.joined())_AFA\(area)"
  }
}

extension ServedExchange {
  /// Notes what is told and tells it.
  mutating func told(
    _ outcome: JournalEntry.Outcome, _ answer: (ServedExchange) -> MockAnswer
  ) -> MockAnswer {
    self.outcome = outcome
    var told = answer(self)
    told.fields = told.fields.with(estado: self)
    return told
  }
}

extension HTTPFields {
  /// With the three `aemet_` lines that some answers carry (Q-ENV-16).
  func with(estado exchange: ServedExchange) -> HTTPFields {
    guard exchange.quirks[.estadoHeaders] else { return self }
    let isGood = [.envelope, .payload, .inlinePayload].contains(exchange.outcome)
    return HTTPFields(
      all + [
        HTTPField(name: "aemet_estado", value: isGood ? "200 OK" : "404 Not Found"),
        HTTPField(name: "aemet_mensaje", value: isGood ? "Se han encontrado 1 datos" : "Sin datos"),
        HTTPField(name: "aemet_num", value: isGood ? "1" : "0"),
      ])
  }
}

extension Press.Finding {
  fileprivate var isFound: Bool {
    if case .found = self { true } else { false }
  }
}
