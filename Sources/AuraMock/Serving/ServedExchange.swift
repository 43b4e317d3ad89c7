// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport

/// One exchange while it is being served: what was asked, what was found out about it, what will be told.
struct ServedExchange {
  let request: MockRequest
  let path: Substring
  let query: Substring?
  let number: Int
  /// On the serving clock.
  let arrival: WallInstant
  /// The same as the mock's own clock has it, which faults make jump: links live on it.
  let clockInstant: WallInstant
  /// The products' present.
  let productInstant: WallInstant
  /// Its day on the peninsula's calendar, and what AEMET's answers looked like on it.
  let day: CivilDate
  let eras: Eras
  let quirks: QuirkSwitches

  var hop: FaultRule.Hop?
  var route: Route?
  var keyUse: JournalEntry.KeyUse?
  var linkFrom: Int?
  var outcome = JournalEntry.Outcome.unknownPath
  var quota: QuotaReading?
  var faults: [String] = []
  /// How old a product a fault makes of the current one, minutes.
  var staleMinutes = 0

  init(
    request: MockRequest, number: Int, arrival: WallInstant, clockInstant: WallInstant, productInstant: WallInstant,
    day: CivilDate, eras: Eras, quirks: QuirkSwitches
  ) {
    self.request = request
    let mark = request.target.utf8.firstIndex(of: UInt8(ascii: "?"))
    path = request.target[..<(mark ?? request.target.endIndex)]
    query = mark.map { request.target[request.target.index(after: $0)...] }
    self.number = number
    self.arrival = arrival
    self.clockInstant = clockInstant
    self.productInstant = productInstant
    self.day = day
    self.eras = eras
    self.quirks = quirks
  }

  /// The line of the journal for an answer. The key's text is taken out of the target, wherever it stands.
  func entry(_ answer: MockAnswer) -> JournalEntry {
    let redacted = redactedTarget
    return JournalEntry(
      number: number, arrival: arrival, end: end(of: answer), client: request.client, method: request.method,
      target: redacted ?? request.target, hop: hop, template: route?.template, arguments: route?.arguments ?? [],
      key: keyUse, keyInTarget: redacted != nil, linkFrom: linkFrom, outcome: outcome, status: answer.status,
      bytes: answer.body.count, quota: quota, faults: faults)
  }

  private func end(of answer: MockAnswer) -> WallInstant? {
    let sent: Int
    switch answer.delivery.ending {
    case .stalls: return nil
    case .whole: sent = answer.body.count
    case .cutShort(let bytes), .reset(let bytes): sent = bytes
    case .emptyReply: sent = 0
    }
    let trickle = answer.delivery.bytesPerSecond.map { sent * 1000 / max(1, $0) } ?? 0
    return arrival.advanced(byMilliseconds: Int64(answer.delivery.delayMilliseconds + trickle))
  }

  /// The target without the text of any key, or nil when it holds none.
  private var redactedTarget: String? {
    let headerKey = request.fields["api_key"]
    guard headerKey != nil || query != nil else { return nil }
    let secrets = [headerKey, queryValue(of: "api_key", in: query), rawQueryKey].compactMap(\.self)
    return secrets.reduce(nil) { target, secret in redacted(target ?? request.target, without: secret) ?? target }
  }

  private var rawQueryKey: String? {
    query?.split(separator: "&").first { $0.hasPrefix("api_key=") }.map { String($0.dropFirst(8)) }
  }
}
