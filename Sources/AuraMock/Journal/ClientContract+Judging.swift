// SPDX-License-Identifier: MIT

import AuraTime

extension ClientContract {
  /// Every breach in a journal, in the order in which they happened.
  public func violations(in journal: Journal) -> [Violation] {
    var judge = ContractJudge(contract: self)
    for entry in journal.entries { judge.take(entry) }
    return judge.violations
  }
}

/// Walks a journal once and keeps what the rules need to remember.
private struct ContractJudge {
  let contract: ClientContract
  var violations: [ClientContract.Violation] = []

  private var clientsOfLinks: [Int: String] = [:]
  /// When the answer to a target, or to a template, is all sent.
  private var busyTargets: [String: WallInstant] = [:]
  private var busyTemplates: [String: WallInstant] = [:]
  private var frozen: [String: WallInstant] = [:]
  private var lastOfTemplate: [String: WallInstant] = [:]
  private var refusedKeys: Set<String> = []
  /// Arrivals by limit and what it counts, within the limit's window.
  private var arrivals: [String: [WallInstant]] = [:]

  init(contract: ClientContract) {
    self.contract = contract
  }

  mutating func take(_ entry: JournalEntry) {
    if entry.keyInTarget { note(.keyInAddress, entry, "the key stands in \(entry.target)") }
    if entry.key != nil, entry.hop != .first, entry.outcome != .unknownPath {
      note(.keyOnSecondHop, entry, "a key came with \(entry.target)")
    }
    switch entry.outcome {
    case .metadata: note(.metadataAsked, entry, entry.target)
    case .unknownPath: note(.unknownPath, entry, "\(entry.method) \(entry.target)")
    case .unknownLink: note(.secondHopWithoutFirst, entry, "\(entry.target) was never handed out")
    default: break
    }
    switch entry.hop {
    case .first: takeFirst(entry)
    case .second: takeSecond(entry)
    case nil: break
    }
  }

  private mutating func takeFirst(_ entry: JournalEntry) {
    let template = "\(entry.client) \(entry.template ?? "")"
    clientsOfLinks[entry.number] = entry.client
    if let key = entry.key {
      let name = "\(entry.client) key \(key.number)"
      if refusedKeys.contains(name) { note(.refusedKeyAgain, entry, "key \(key.number) had been refused") }
      if entry.outcome == .badKey || entry.outcome == .expiredKey { refusedKeys.insert(name) }
    }
    if let until = frozen[template], entry.arrival < until {
      note(.callDuringFreeze, entry, "\(entry.arrival.seconds(until: until)) s too early")
    }
    if let last = lastOfTemplate[template] {
      let gap = entry.arrival.millisecondsSinceEpoch - last.millisecondsSinceEpoch
      if gap < contract.spacingMilliseconds { note(.tooClose, entry, "\(gap) ms after the last") }
    }
    lastOfTemplate[template] = entry.arrival
    if entry.outcome == .limited {
      frozen[template] = entry.arrival.advanced(bySeconds: contract.freezeSeconds)
    }
    flight(entry, template: template)
    count(entry)
    if let limit = contract.templateLimits[entry.template ?? ""] {
      count(entry, name: "\(template) alone", limit: limit, seconds: 60)
    }
  }

  private mutating func takeSecond(_ entry: JournalEntry) {
    if let origin = entry.linkFrom, let client = clientsOfLinks[origin], client != entry.client {
      note(.secondHopWithoutFirst, entry, "the link was handed to \(client)")
    }
    flight(entry, template: nil)
    count(entry)
    // A 429 on a link freezes the template too.
    if entry.outcome == .limited, let template = entry.template {
      frozen["\(entry.client) \(template)"] = entry.arrival.advanced(bySeconds: contract.freezeSeconds)
    }
  }

  private mutating func flight(_ entry: JournalEntry, template: String?) {
    // An answer that never ends is given up by the client at a moment the journal cannot know.
    let target = "\(entry.client) \(entry.target)"
    let end = entry.end ?? entry.arrival
    if let busy = busyTargets[target], entry.arrival < busy {
      note(.duplicateInFlight, entry, "\(entry.target) was still on its way")
    }
    busyTargets[target] = max(busyTargets[target] ?? end, end)
    guard let template else { return }
    if let busy = busyTemplates[template], entry.arrival < busy {
      note(.templateInFlight, entry, "\(entry.template ?? "") was still on its way")
    }
    busyTemplates[template] = max(busyTemplates[template] ?? end, end)
  }

  private mutating func count(_ entry: JournalEntry) {
    for (index, limit) in contract.limits.enumerated() where limit.countsSecondHop || entry.hop == .first {
      let name = "\(index) \(entry.client)" + (limit.isPerTemplate ? " \(entry.template ?? "")" : "")
      count(entry, name: name, limit: limit.calls, seconds: limit.seconds)
    }
  }

  private mutating func count(_ entry: JournalEntry, name: String, limit: Int, seconds: Int) {
    let start = entry.arrival.advanced(bySeconds: -Int64(seconds))
    var window = arrivals[name] ?? []
    window.removeAll { $0 <= start }
    window.append(entry.arrival)
    arrivals[name] = window
    if window.count > limit {
      note(.overLimit, entry, "\(window.count) calls in \(seconds) s where \(limit) are allowed")
    }
  }

  private mutating func note(_ rule: ClientContract.Rule, _ entry: JournalEntry, _ detail: String) {
    guard contract.rules.contains(rule) else { return }
    violations.append(ClientContract.Violation(rule: rule, number: entry.number, detail: detail))
  }
}
