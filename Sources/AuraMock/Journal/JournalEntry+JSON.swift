// SPDX-License-Identifier: MIT

import AuraTime

extension JournalEntry {
  /// The exchange as one line of JSON, without the line feed; keys that say nothing are left out.
  public var jsonLine: String {
    var members = [
      WireMember("number", .number(number)),
      WireMember("arrivalMs", .number(String(arrival.millisecondsSinceEpoch))),
    ]
    func add(_ key: String, _ value: WireValue?) {
      if let value { members.append(WireMember(key, value)) }
    }
    add("endMs", end.map { .number(String($0.millisecondsSinceEpoch)) })
    add("client", .string(client))
    add("method", .string(method))
    add("target", .string(target))
    add("hop", hop.map { .string($0.rawValue) })
    add("template", template.map { .string($0) })
    add("arguments", arguments.isEmpty ? nil : .array(arguments.map { .string($0) }))
    add(
      "key",
      key.map {
        .object([WireMember("place", .string($0.place.rawValue)), WireMember("number", .number($0.number))])
      })
    add("keyInTarget", keyInTarget ? .bool(true) : nil)
    add("linkFrom", linkFrom.map { .number($0) })
    add("outcome", .string(outcome.rawValue))
    add("status", .number(status))
    add("bytes", .number(bytes))
    add(
      "quota",
      quota.map {
        .object([
          WireMember("bucket", .string($0.bucket)), WireMember("limit", .number($0.limit)),
          WireMember("remaining", .number($0.remaining)),
        ])
      })
    add("faults", faults.isEmpty ? nil : .array(faults.map { .string($0) }))
    return String(decoding: JacksonPrinter.write(.object(members), layout: .compact, charset: .utf8), as: UTF8.self)
  }
}
