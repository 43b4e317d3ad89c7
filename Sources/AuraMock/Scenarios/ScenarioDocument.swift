// SPDX-License-Identifier: MIT

/// A place in a scenario file, with the path that leads there: how its readers take values and tell faults.
struct ScenarioDocument {
  let value: WireValue
  /// `forecasts[0].daily.days[2]`; empty at the root.
  let path: String

  subscript(key: String) -> ScenarioDocument? {
    guard case .object(let members) = value, let member = members.last(where: { $0.key == key }) else { return nil }
    return ScenarioDocument(value: member.value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  func required(_ key: String) throws(ScenarioError) -> ScenarioDocument {
    guard let found = self[key] else {
      throw .missing(path: path.isEmpty ? key : "\(path).\(key)")
    }
    return found
  }

  func text() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw unexpected("a string") }
    return text
  }

  func number() throws(ScenarioError) -> Int {
    guard case .number(let digits) = value, let number = Int(digits) else { throw unexpected("a whole number") }
    return number
  }

  func elements() throws(ScenarioError) -> [ScenarioDocument] {
    guard case .array(let elements) = value else { throw unexpected("a list") }
    return elements.enumerated().map { ScenarioDocument(value: $1, path: "\(path)[\($0)]") }
  }

  /// The values of a column: parted by spaces, `.` for an empty string, `v*n` for the same value n times.
  func column() throws(ScenarioError) -> [String] {
    var values: [String] = []
    for token in try text().split(separator: " ") {
      let parts = token.split(separator: "*", omittingEmptySubsequences: false)
      let count = parts.count == 1 ? 1 : parts.count == 2 ? Int(parts[1]) : nil
      guard let count, (1...100).contains(count), let value = parts.first, !value.isEmpty else {
        throw unexpected("values as v, . or v*n, n up to 100")
      }
      values.append(contentsOf: repeatElement(value == "." ? "" : String(value), count: count))
    }
    return values
  }

  func unexpected(_ expected: String) -> ScenarioError {
    let shown: String
    switch value {
    case .object: shown = "an object"
    case .array: shown = "a list"
    case .string(let text): shown = "\"\(text.prefix(64))\""
    case .number(let digits): shown = digits
    case .bool(let isTrue): shown = "\(isTrue)"
    }
    return .unexpected(path: path, found: shown, expected: expected)
  }
}

/// Why a scenario file cannot be used.
public enum ScenarioError: Error, Hashable, Sendable {
  /// Not JSON.
  case notJSON(detail: String)
  case missing(path: String)
  case unexpected(path: String, found: String, expected: String)
  /// No bundled scenario has the name.
  case unknownName(name: String, known: [String])
}

extension ScenarioError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJSON(let detail): "not JSON: \(detail)"
    case .missing(let path): "\(path): missing"
    case .unexpected(let path, let found, let expected): "\(path): found \(found), expected \(expected)"
    case .unknownName(let name, let known): "no scenario \(name); known: \(known.joined(separator: ", "))"
    }
  }
}
