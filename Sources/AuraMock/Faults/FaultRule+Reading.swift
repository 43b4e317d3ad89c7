// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

extension FaultRule {
  /// The keys of a rule that say which calls it strikes.
  private static let scopeKeys = [
    "name", "hop", "template", "argument", "host", "client", "from", "until", "calls", "every", "probability", "times",
    "then",
  ]

  /// Reads a rule of a fault plan.
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    let fault = try FaultName.read(document, beside: Self.scopeKeys)
    guard let fault else { throw try document.required("fault").unexpected("a fault; none stands in then alone") }
    self.init(try document.required("name").text(), fault)
    hop = try document["hop"]?.choice()
    if let part = document["template"] {
      let name = try part.text()
      guard RouteTable.templates.contains(name) else { throw part.unexpected("an endpoint template") }
      template = name
    }
    argument = try document["argument"]?.text()
    host = try document["host"]?.text()
    client = try document["client"]?.text()
    if document["from"] != nil || document["until"] != nil {
      let from = try document.required("from").instant()
      let until = try document.required("until")
      guard try from < until.instant() else { throw until.unexpected("later than from") }
      window = from..<(try until.instant())
    }
    if let calls = document["calls"] { occurrence = .calls(try calls.numberRange()) }
    if let every = document["every"] { occurrence = .every(try every.number(in: 1...1_000_000)) }
    if let probability = document["probability"] { self.probability = try probability.ratio() }
    if let times = document["times"] { self.times = try times.number(in: 1...1_000_000) }
    if let steps = document["then"] {
      guard times != nil else { throw .missing(path: document.path(of: "times")) }
      for step in try steps.elements() {
        next.append(
          FaultStep(
            try FaultName.read(step, beside: ["times"]),
            times: try step["times"].map { (part) throws(ScenarioError) in try part.number(in: 1...1_000_000) }))
      }
    }
  }
}

extension ScenarioDocument {
  /// `3` or `2-5`.
  fileprivate func numberRange() throws(ScenarioError) -> ClosedRange<Int> {
    let parts = try text().split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let first = parts.first ?? nil, let last = parts.last ?? nil, first >= 1,
      first <= last
    else { throw unexpected("a number of a call or two, 3 or 2-5") }
    return first...last
  }

  /// `1/3`.
  fileprivate func ratio() throws(ScenarioError) -> Ratio {
    let parts = try text().split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
    guard parts.count == 2, let numerator = parts[0], let denominator = parts[1], denominator > 0,
      numerator <= denominator
    else { throw unexpected("a ratio between 0 and 1, 1/3") }
    return Ratio(numerator, of: denominator)
  }
}
