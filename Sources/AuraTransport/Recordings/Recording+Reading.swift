// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

extension Recording {
  /// Reads a recording and checks every body against its hash.
  ///
  /// - Throws: `RecordingError` with the place.
  package init(from files: some RecordingFiles) throws(RecordingError) {
    guard let bytes = files.read(Self.indexName) else { throw .missingFile(name: Self.indexName) }
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONValue(bytes, limits: JSONLimits(maximumDepth: 8, maximumBytes: 64 << 20))
    } catch {
      throw .malformed(path: Self.indexName, found: "\(error)", expected: "JSON")
    }
    guard case .number(let format)? = root["format"], format.text == "1" else {
      throw .malformed(path: "format", found: Self.shown(root["format"]), expected: "1")
    }
    guard case .array(let elements)? = root["exchanges"] else {
      throw .malformed(path: "exchanges", found: Self.shown(root["exchanges"]), expected: "a list")
    }
    self.init()
    if case .string(let text)? = root["about"] { about = text }
    for (index, element) in elements.enumerated() {
      let place = RecordPlace(value: element, path: "exchanges[\(index)]")
      let exchange = try Self.exchange(place, files)
      guard exchange.number == index + 1 else {
        throw .malformed(path: "\(place.path).number", found: "\(exchange.number)", expected: "\(index + 1)")
      }
      restore(exchange)
    }
  }

  static func shown(_ value: JSONValue?) -> String {
    switch value {
    case nil: "nothing"
    case .string(let text)?: "\"\(text.prefix(64))\""
    case .number(let number)?: number.text
    case .object?: "an object"
    case .array?: "a list"
    case .boolean?, .null?: "no number"
    }
  }

  private static func exchange(
    _ place: RecordPlace, _ files: some RecordingFiles
  ) throws(RecordingError) -> RecordedExchange {
    let addressText = try place.text("address")
    guard let address = WebAddress(addressText) else {
      throw .malformed(path: "\(place.path).address", found: "\"\(addressText)\"", expected: "an address")
    }
    let methodText = try place.text("method")
    guard let method = HTTPMethod(rawValue: methodText) else {
      throw .malformed(path: "\(place.path).method", found: "\"\(methodText)\"", expected: "a method")
    }
    let roleText = try place.text("role")
    guard let role = RecordedExchange.Role(rawValue: roleText) else {
      throw .malformed(path: "\(place.path).role", found: "\"\(roleText)\"", expected: "a role")
    }
    let sentText = try place.text("sentAt")
    guard let sentAt = WireTimestamp(sentText), let milliseconds = Int64(sentText.dropLast().suffix(3)) else {
      throw .malformed(path: "\(place.path).sentAt", found: "\"\(sentText)\"", expected: "2026-08-25T10:05:00.250Z")
    }
    let outcome: RecordedExchange.Outcome
    if place.value["failure"] != nil {
      let name = try place.text("failure")
      guard let error = TransportError(recordedName: name, host: address.host) else {
        throw .malformed(path: "\(place.path).failure", found: "\"\(name)\"", expected: "a failure")
      }
      outcome = .failed(error)
    } else {
      outcome = .answered(
        HTTPResponse(
          status: try place.number("status"), fields: try place.fields("answer"), body: try body(place, files)))
    }
    return RecordedExchange(
      number: try place.number("number"),
      sentAt: sentAt.instant(withoutOffsetIn: .utc).advanced(byMilliseconds: milliseconds),
      milliseconds: try place.number("milliseconds"), method: method, address: address,
      fields: try place.fields("fields"), outcome: outcome, role: role,
      of: place.value["of"] == nil ? nil : try place.number("of"))
  }

  private static func body(_ place: RecordPlace, _ files: some RecordingFiles) throws(RecordingError) -> [UInt8] {
    guard place.value["body"] != nil else { return [] }
    let name = try place.text("body")
    guard let bytes = files.read(name) else { throw .missingFile(name: name) }
    guard SHA256.hexadecimal(bytes) == (try place.text("sha256")) else { throw .altered(name: name) }
    return bytes
  }
}

/// An object of the index, with the path that leads there.
private struct RecordPlace {
  let value: JSONValue
  let path: String

  func text(_ key: String) throws(RecordingError) -> String {
    guard case .string(let text)? = value[key] else {
      throw .malformed(path: "\(path).\(key)", found: Recording.shown(value[key]), expected: "a string")
    }
    return text
  }

  func number(_ key: String) throws(RecordingError) -> Int {
    guard case .number(let number)? = value[key], let whole = Int(number.text), whole >= 0 else {
      throw .malformed(path: "\(path).\(key)", found: Recording.shown(value[key]), expected: "a whole number")
    }
    return whole
  }

  func fields(_ key: String) throws(RecordingError) -> HTTPFields {
    guard let list = value[key] else { return HTTPFields() }
    guard case .array(let lines) = list else {
      throw .malformed(path: "\(path).\(key)", found: Recording.shown(list), expected: "a list")
    }
    var fields: [HTTPField] = []
    for line in lines {
      guard case .string(let text) = line, let colon = text.firstRange(of: ": ") else {
        throw .malformed(path: "\(path).\(key)", found: Recording.shown(line), expected: "Name: value")
      }
      fields.append(HTTPField(name: String(text[..<colon.lowerBound]), value: String(text[colon.upperBound...])))
    }
    return HTTPFields(fields)
  }
}
