// SPDX-License-Identifier: MIT

import AuraFormats

extension Recording {
  /// The recording as an HTTP archive for browsers and other tools. Source: HAR 1.2 specification.
  ///
  /// Failures have status 0, as browsers write them; bodies that are not UTF-8 are in base64.
  package var har: String {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.object("log") { json in
      json.field("version", "1.2")
      json.object("creator") { json in
        json.field("name", "aura record")
        json.field("version", "1")
      }
      json.array("entries", exchanges) { json, exchange in Self.writeEntry(exchange, to: &json) }
    }
    json.endObject()
    return json.text + "\n"
  }

  private static func writeEntry(_ exchange: RecordedExchange, to json: inout JSONWriter) {
    json.beginObject()
    json.field("startedDateTime", instantText(exchange.sentAt))
    json.field("time", exchange.milliseconds)
    json.object("request") { json in
      json.field("method", exchange.method.rawValue)
      json.field("url", exchange.address.description)
      json.field("httpVersion", "HTTP/1.1")
      writeHeaders(exchange.fields, to: &json)
      json.array("queryString", exchange.address.query.map { $0.split(separator: "&") } ?? []) { json, part in
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        json.beginObject()
        json.field("name", String(pair[0]))
        json.field("value", pair.count > 1 ? String(pair[1]) : "")
        json.endObject()
      }
      json.field("headersSize", -1)
      json.field("bodySize", 0)
    }
    json.object("response") { json in writeResponse(exchange, to: &json) }
    json.object("cache") { _ in }
    json.object("timings") { json in
      json.field("send", 0)
      json.field("wait", exchange.milliseconds)
      json.field("receive", 0)
    }
    json.field("comment", exchange.role.rawValue + (exchange.of.map { " of entry \($0)" } ?? ""))
    json.endObject()
  }

  private static func writeResponse(_ exchange: RecordedExchange, to json: inout JSONWriter) {
    let response = exchange.response ?? HTTPResponse(status: 0)
    json.field("status", response.status)
    json.field("statusText", "")
    json.field("httpVersion", "HTTP/1.1")
    writeHeaders(response.fields, to: &json)
    json.object("content") { json in
      json.field("size", response.body.count)
      json.field("mimeType", response.fields["Content-Type"] ?? "")
      if let text = String(validating: response.body, as: UTF8.self) {
        json.field("text", text)
      } else {
        json.field("text", String(decoding: Base64.encode(response.body), as: UTF8.self))
        json.field("encoding", "base64")
      }
    }
    json.field("redirectURL", response.fields["Location"] ?? "")
    json.field("headersSize", -1)
    json.field("bodySize", response.body.count)
    if case .failed(let error) = exchange.outcome { json.field("_error", error.recordedName) }
  }

  private static func writeHeaders(_ fields: HTTPFields, to json: inout JSONWriter) {
    json.array("cookies", [Int]()) { _, _ in }
    json.array("headers", fields.all) { json, field in
      json.beginObject()
      json.field("name", field.name)
      json.field("value", field.value)
      json.endObject()
    }
  }
}
