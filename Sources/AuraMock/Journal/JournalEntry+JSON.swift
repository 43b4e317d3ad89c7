// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

extension JournalEntry {
  /// The exchange as one line of JSON, without the line feed; keys that say nothing are left out.
  public var jsonLine: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// The same line as bytes.
  package var jsonBytes: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("number")
    json.number(number)
    json.key("arrivalMs")
    json.number(Int(arrival.millisecondsSinceEpoch))
    if let end {
      json.key("endMs")
      json.number(Int(end.millisecondsSinceEpoch))
    }
    writeRequest(to: &json)
    writeAnswer(to: &json)
    json.endObject()
    return json.bytes
  }

  private func writeRequest(to json: inout JSONWriter) {
    for (key, value) in [
      ("client", client), ("method", method), ("target", target), ("hop", hop?.rawValue), ("template", template),
    ] {
      if let value {
        json.key(key)
        json.string(value)
      }
    }
    write(arguments, as: "arguments", to: &json)
    if let key {
      json.key("key")
      json.beginObject()
      json.key("place")
      json.string(key.place.rawValue)
      json.key("number")
      json.number(key.number)
      json.endObject()
    }
    if keyInTarget {
      json.key("keyInTarget")
      json.boolean(true)
    }
  }

  private func writeAnswer(to json: inout JSONWriter) {
    if let linkFrom {
      json.key("linkFrom")
      json.number(linkFrom)
    }
    json.key("outcome")
    json.string(outcome.rawValue)
    json.key("status")
    json.number(status)
    json.key("bytes")
    json.number(bytes)
    if let quota {
      json.key("quota")
      json.beginObject()
      json.key("bucket")
      json.string(quota.bucket)
      json.key("limit")
      json.number(quota.limit)
      json.key("remaining")
      json.number(quota.remaining)
      json.endObject()
    }
    write(faults, as: "faults", to: &json)
  }

  private func write(_ texts: [String], as key: String, to json: inout JSONWriter) {
    guard !texts.isEmpty else { return }
    json.key(key)
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }
}
