// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

extension Recording {
  static let indexName = "recording.json"

  /// Stores the recording: `recording.json` and one file for each different body, exact to the byte.
  ///
  /// - Parameter secrets: keys that may stand nowhere; they are looked for in all that would be written, first.
  /// - Throws: `RecordingError.secretFound` before anything is written, `unwritable` when a file cannot be.
  package func write(to files: some RecordingFiles, refusing secrets: [String]) throws(RecordingError) {
    let scan = SecretScan(secrets)
    var bodies: [(name: String, bytes: [UInt8])] = []
    for exchange in exchanges {
      guard let body = exchange.response?.body, !body.isEmpty else { continue }
      let name = Self.bodyName(exchange)
      if let form = scan.form(in: body) { throw .secretFound(place: "exchange \(exchange.number), body", form: form) }
      if !bodies.contains(where: { $0.name == name }) { bodies.append((name, body)) }
    }
    let index = indexText
    if let form = scan.form(in: Array(index.utf8)) { throw .secretFound(place: Self.indexName, form: form) }
    for (name, bytes) in bodies { try files.write(bytes, to: name) }
    try files.write(Array(index.utf8), to: Self.indexName)
  }

  /// The index, an object for each exchange.
  var indexText: String {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.field("format", 1)
    json.field("about", about)
    json.array("exchanges", exchanges) { json, exchange in Self.write(exchange, to: &json) }
    json.endObject()
    return json.text + "\n"
  }

  /// Named by its bytes, so that equal bodies are one file.
  private static func bodyName(_ exchange: RecordedExchange) -> String {
    guard let response = exchange.response else { return "" }
    let type = response.fields["Content-Type"] ?? ""
    let kind =
      switch response.body.first {
      case UInt8(ascii: "{"), UInt8(ascii: "["): "json"
      case UInt8(ascii: "<"): type.contains("html") ? "html" : "xml"
      default: type.contains("tar") ? "tar" : type.hasPrefix("text/") ? "txt" : "bin"
      }
    return "bodies/\(SHA256.hexadecimal(response.body).prefix(16)).\(kind)"
  }

  private static func write(_ exchange: RecordedExchange, to json: inout JSONWriter) {
    json.beginObject()
    json.field("number", exchange.number)
    json.field("role", exchange.role.rawValue)
    if let of = exchange.of { json.field("of", of) }
    json.field("sentAt", instantText(exchange.sentAt))
    json.field("milliseconds", exchange.milliseconds)
    json.field("method", exchange.method.rawValue)
    json.field("address", exchange.address.description)
    write(exchange.fields, as: "fields", to: &json)
    switch exchange.outcome {
    case .failed(let error): json.field("failure", error.recordedName)
    case .answered(let response):
      json.field("status", response.status)
      write(response.fields, as: "answer", to: &json)
      json.field("bytes", response.body.count)
      if !response.body.isEmpty {
        json.field("body", bodyName(exchange))
        json.field("sha256", SHA256.hexadecimal(response.body))
      }
    }
    json.endObject()
  }

  private static func write(_ fields: HTTPFields, as name: String, to json: inout JSONWriter) {
    guard !fields.all.isEmpty else { return }
    json.array(name, fields.all) { json, field in json.string("\(field.name): \(field.value)") }
  }

  /// `2026-08-25T10:05:00.250Z`
  static func instantText(_ instant: WallInstant) -> String {
    let milliseconds = Int(instant.millisecondsSinceEpoch - instant.secondsSinceEpoch * 1000)
    return "\(CivilZone.utc.civil(at: instant)).\(digits(milliseconds, width: 3))Z"
  }
}

extension TransportError {
  /// The failure as a recording keeps it: `reset 1024`.
  var recordedName: String {
    switch self {
    case .hostNotFound: "hostNotFound"
    case .refused: "refused"
    case .offline: "offline"
    case .tls: "tls"
    case .timedOut(let limit): "timedOut \(limit.rawValue)"
    case .reset(let received): "reset \(received)"
    case .cutShort(let received, let expected): "cutShort \(received) \(expected.map { "\($0)" } ?? "-")"
    case .tooLarge(let limit): "tooLarge \(limit)"
    case .cancelled: "cancelled"
    case .protocolViolation: "protocolViolation"
    }
  }

  /// The failure of such a name, at a host; nil for a name of no failure.
  init?(recordedName name: String, host: String) {
    let parts = name.split(separator: " ").map(String.init)
    let number = parts.count > 1 ? Int(parts[1]) : nil
    switch (parts.first ?? "", number) {
    case ("hostNotFound", _): self = .hostNotFound(host: host)
    case ("refused", _): self = .refused(host: host)
    case ("offline", _): self = .offline
    case ("tls", _): self = .tls(host: host, detail: "recorded")
    case ("timedOut", _):
      guard parts.count == 2, let limit = TimeLimit(rawValue: parts[1]) else { return nil }
      self = .timedOut(limit)
    case ("reset", let received?): self = .reset(receivedBytes: received)
    case ("cutShort", let received?):
      self = .cutShort(receivedBytes: received, expectedBytes: parts.count > 2 ? Int(parts[2]) : nil)
    case ("tooLarge", let limit?): self = .tooLarge(limitBytes: limit)
    case ("cancelled", _): self = .cancelled
    case ("protocolViolation", _): self = .protocolViolation(detail: "recorded")
    default: return nil
    }
  }
}
