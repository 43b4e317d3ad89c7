// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTransport

/// The journal: read, exported, emptied, judged.
extension AdminDesk {
  /// Lines of JSON. The head says the number of the last exchange there is and how many are no longer held.
  func journal(_ query: [(name: String, value: String)]) throws(AdminError) -> MockAnswer {
    let after = try number("after", in: query, range: -1_000_000_000_000...1_000_000_000_000) ?? 0
    let limit = try number("limit", in: query, range: 0...20_000) ?? 1000
    let known = ["after", "limit"] + JournalQuery.conditionNames
    if let stray = query.first(where: { !known.contains($0.name) }) {
      throw .content(
        .unexpected(path: stray.name, found: "a parameter", expected: known.joined(separator: ", ")))
    }
    let conditions = query.filter { $0.name != "after" && $0.name != "limit" }
    let wanted = try reading { () throws(ScenarioError) in try JournalQuery(parameters: conditions) }
    let (entries, summary) = mock.withState {
      ($0.journal.entries(matching: wanted, after: after, limit: limit), $0.journal.summary)
    }
    var body: [UInt8] = []
    for entry in entries {
      body += entry.jsonBytes
      body.append(0x0A)
    }
    var fields = AdminAnswer.fields("application/x-ndjson")
    fields.all.append(HTTPField(name: "X-Aura-Last", value: "\(summary.count)"))
    fields.all.append(HTTPField(name: "X-Aura-Dropped", value: "\(summary.dropped)"))
    return MockAnswer(status: 200, fields: fields, body: body)
  }

  private func number(
    _ name: String, in query: [(name: String, value: String)], range: ClosedRange<Int>
  ) throws(AdminError) -> Int? {
    guard let text = query.first(where: { $0.name == name })?.value else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .content(
        .unexpected(
          path: name, found: "\"\(text.prefix(64))\"", expected: "\(range.lowerBound) to \(range.upperBound)"))
    }
    return number
  }

  func clearJournal() -> MockAnswer {
    mock.withState { $0.resetJournal() }
    return state()
  }

  func judge(_ body: [UInt8]) throws(AdminError) -> MockAnswer {
    let assertions = try reading { () throws(ScenarioError) in try JournalAssertion.read(body: body) }
    let journal = mock.journal
    let verdicts = assertions.map(journal.judge)
    let holds = verdicts.allSatisfy(\.holds)
    var answer = AdminAnswer.json { json in
      json.field("holds", holds)
      json.field("exchanges", journal.count)
      json.array("verdicts", verdicts) { json, verdict in
        json.beginObject()
        json.field("holds", verdict.holds)
        json.field("found", verdict.found)
        json.field("detail", verdict.detail)
        json.array("exchanges", verdict.numbers) { $0.number($1) }
        json.endObject()
      }
    }
    // So that `curl --fail` fails.
    if !holds { answer.status = 409 }
    return answer
  }

  func contract() -> MockAnswer {
    let journal = mock.journal
    let violations = ClientContract.allProfiles.violations(in: journal)
    return AdminAnswer.json { json in
      json.field("behaved", violations.isEmpty)
      json.field("exchanges", journal.count)
      json.field("dropped", journal.droppedCount)
      json.field("count", violations.count)
      json.array("violations", Array(violations.prefix(1000))) { json, violation in
        json.beginObject()
        json.field("rule", violation.rule.rawValue)
        json.field("exchange", violation.number)
        json.field("detail", violation.detail)
        json.endObject()
      }
    }
  }
}
