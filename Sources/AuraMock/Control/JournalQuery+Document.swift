// SPDX-License-Identifier: MIT

import AuraFormats

extension JournalQuery {
  /// The names of its conditions in JSON and in a query string.
  package static let conditionNames = [
    "template", "argument", "target", "hop", "method", "outcome", "status", "client", "key", "fault", "from", "until",
  ]

  /// Reads `{"template": …, "status": "4xx", …}`.
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow(Self.conditionNames)
    if let part = document["template"] {
      let name = try part.text()
      guard RouteTable.templates.contains(name) else { throw part.unexpected("an endpoint template") }
      template = name
    }
    argument = try document["argument"]?.text()
    targetPrefix = try document["target"]?.text()
    hop = try document["hop"]?.choice()
    method = try document["method"]?.text()
    outcome = try document["outcome"]?.choice()
    statuses = try document["status"]?.statuses()
    client = try document["client"]?.text()
    key = try document["key"]?.numberOrDigits(in: 1...1_000_000)
    fault = try document["fault"]?.text()
    from = try document["from"]?.instant()
    until = try document["until"]?.instant()
  }

  /// Reads the conditions of a query string, names and values decoded.
  package init(parameters: [(name: String, value: String)]) throws(ScenarioError) {
    let members = parameters.map { JSONValue.Member(key: $0.name, value: .string($0.value)) }
    try self.init(ScenarioDocument(value: .object(members), path: ""))
  }
}

extension JournalAssertion {
  /// Reads `{"exactly": 2, "of": QUERY}`, `{"atMost": 2, "of": QUERY}`, `{"never": QUERY}` or `{"order": [QUERY, …]}`.
  init(_ document: ScenarioDocument) throws(ScenarioError) {
    try document.allow(["exactly", "atMost", "never", "order", "of"])
    let kinds = ["exactly", "atMost", "never", "order"].filter { document[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first else {
      throw document.unexpected("one of exactly, atMost, never, order")
    }
    let part = try document.required(kind)
    switch kind {
    case "exactly": self = .exactly(try part.number(in: 0...1_000_000_000), try JournalQuery(document.required("of")))
    case "atMost": self = .atMost(try part.number(in: 0...1_000_000_000), try JournalQuery(document.required("of")))
    case "never": self = .never(try JournalQuery(part))
    default:
      var queries: [JournalQuery] = []
      for element in try part.elements() { queries.append(try JournalQuery(element)) }
      self = .order(queries)
    }
    if let stray = document["of"], kind == "never" || kind == "order" {
      throw stray.unexpected("nothing: the conditions stand in \(kind)")
    }
  }

  /// Reads `{"assertions": […]}`, 1 to 1,000 of them.
  package static func read(body: [UInt8]) throws(ScenarioError) -> [JournalAssertion] {
    let root = try ScenarioDocument.read(body: body)
    try root.allow(["assertions"])
    let list = try root.required("assertions")
    var assertions: [JournalAssertion] = []
    for element in try list.elements() { assertions.append(try JournalAssertion(element)) }
    guard (1...1000).contains(assertions.count) else { throw list.unexpected("1 to 1000 assertions") }
    return assertions
  }
}
