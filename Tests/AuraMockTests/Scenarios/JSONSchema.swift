// SPDX-License-Identifier: MIT

import AuraFormats

/// As much of JSON Schema (draft 2020-12) as the scenarios' needs, to hold files against it.
struct JSONSchema {
  private let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
  }

  /// Where a value is not what the schema says; empty for a value that fits.
  func faults(of value: JSONValue) -> [String] { faults(of: value, in: root, at: "") }

  private func faults(of value: JSONValue, in schema: JSONValue, at path: String) -> [String] {
    if case .string(let reference)? = schema["$ref"] {
      guard let target = root["$defs"]?[String(reference.dropFirst(8))] else { return ["\(path): no \(reference)"] }
      return faults(of: value, in: target, at: path)
    }
    var found: [String] = []
    func refuse(_ why: String) { found.append("\(path): \(why)") }
    if case .string(let type)? = schema["type"], !Self.is(value, type) { refuse("no \(type)") }
    if let only = schema["const"], only != value { refuse("not the constant") }
    if case .array(let allowed)? = schema["enum"], !allowed.contains(value) { refuse("none of the list") }
    switch value {
    case .number(let number):
      if case .number(let least)? = schema["minimum"], number.double < least.double { refuse("too small") }
      if case .number(let most)? = schema["maximum"], number.double > most.double { refuse("too large") }
    case .string(let text):
      if case .string(let pattern)? = schema["pattern"], !Self.matches(text, pattern) { refuse("not \(pattern)") }
    case .array(let elements):
      if case .number(let least)? = schema["minItems"], elements.count < Int(least.double) { refuse("too few") }
      if case .number(let most)? = schema["maxItems"], elements.count > Int(most.double) { refuse("too many") }
      guard let item = schema["items"] else { break }
      for (index, element) in elements.enumerated() { found += faults(of: element, in: item, at: "\(path)[\(index)]") }
    case .object(let members): found += faults(of: members, in: schema, at: path)
    case .boolean, .null: break
    }
    if case .array(let choices)? = schema["oneOf"] {
      let fitting = choices.count { faults(of: value, in: $0, at: path).isEmpty }
      if fitting != 1 { refuse("fits \(fitting) of \(choices.count)") }
    }
    return found
  }

  private func faults(of members: [JSONValue.Member], in schema: JSONValue, at path: String) -> [String] {
    var found: [String] = []
    if case .array(let names)? = schema["required"] {
      for case .string(let name) in names where !members.contains(where: { $0.key == name }) {
        found.append("\(path): \(name) is missing")
      }
    }
    for member in members {
      let place = "\(path).\(member.key)"
      if let names = schema["propertyNames"] { found += faults(of: .string(member.key), in: names, at: place) }
      if let own = schema["properties"]?[member.key] {
        found += faults(of: member.value, in: own, at: place)
      } else if case .boolean(false)? = schema["additionalProperties"] {
        found.append("\(place): a stray key")
      } else if let others = schema["additionalProperties"], case .object = others {
        found += faults(of: member.value, in: others, at: place)
      }
    }
    return found
  }

  private static func `is`(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .boolean), ("number", .number): true
    case ("integer", .number(let number)): Int(number.text) != nil
    default: false
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    do {
      return try Regex(pattern).firstMatch(in: text) != nil
    } catch {
      return false
    }
  }
}
