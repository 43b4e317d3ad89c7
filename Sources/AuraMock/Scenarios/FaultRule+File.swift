// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

extension FaultRule {
  /// Reads a rule of a scenario file.
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow([
      "name", "fault", "milliseconds", "bytesPerSecond", "afterBytes", "bytes", "estado", "descripcion", "hop",
      "template", "argument", "client", "from", "until", "calls", "every", "probability",
    ])
    self.init(try document.required("name").text(), try Fault(document))
    hop = try document["hop"]?.choice()
    if let part = document["template"] {
      let name = try part.text()
      guard RouteTable.templates.contains(name) else { throw part.unexpected("an endpoint template") }
      template = name
    }
    argument = try document["argument"]?.text()
    client = try document["client"]?.text()
    if document["from"] != nil || document["until"] != nil {
      let from = try document.required("from").instant()
      let until = try document.required("until")
      guard try from < until.instant() else { throw until.unexpected("later than from") }
      window = from..<(try until.instant())
    }
    if let calls = document["calls"] { occurrence = .calls(try calls.numberRange()) }
    if let every = document["every"] {
      let step = try every.number()
      guard step > 0 else { throw every.unexpected("1 or more") }
      occurrence = .every(step)
    }
    if let probability = document["probability"] { self.probability = try probability.ratio() }
  }
}

extension Fault {
  /// The names of a scenario file.
  private enum Name: String, CaseIterable {
    case delay, slow, stall, cutShort, reset, emptyReply, emptyBody, htmlPage, errorObject, productMissing, expiredLink
    case limited, limitPage, serverError, serverErrorWithoutText, forbidden, envelopeWithoutLink, garbage
  }

  /// `fault` names it; its amounts stand beside.
  fileprivate init(_ document: ScenarioDocument) throws(ScenarioError) {
    func amount(_ key: String, _ range: ClosedRange<Int>) throws(ScenarioError) -> Int {
      let part = try document.required(key)
      let number = try part.number()
      guard range.contains(number) else { throw part.unexpected("\(range.lowerBound) to \(range.upperBound)") }
      return number
    }
    let name: Name = try document.required("fault").choice()
    switch name {
    case .delay: self = .delay(milliseconds: try amount("milliseconds", 0...3_600_000))
    case .slow: self = .slow(bytesPerSecond: try amount("bytesPerSecond", 1...1_000_000_000))
    case .stall: self = .stall
    case .cutShort: self = .cutShort(afterBytes: try amount("afterBytes", 0...1_000_000_000))
    case .reset: self = .reset(afterBytes: try amount("afterBytes", 0...1_000_000_000))
    case .emptyReply: self = .emptyReply
    case .emptyBody: self = .emptyBody
    case .htmlPage: self = .htmlPage
    case .errorObject:
      self = .errorObject(
        estado: try amount("estado", 100...599), descripcion: try document.required("descripcion").text())
    case .productMissing: self = .productMissing
    case .expiredLink: self = .expiredLink
    case .limited: self = .limited
    case .limitPage: self = .limitPage
    case .serverError: self = .serverError(hasDescripcion: true)
    case .serverErrorWithoutText: self = .serverError(hasDescripcion: false)
    case .forbidden: self = .forbidden
    case .envelopeWithoutLink: self = .envelopeWithoutLink
    case .garbage: self = .garbage(bytes: try amount("bytes", 0...1_048_576))
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
