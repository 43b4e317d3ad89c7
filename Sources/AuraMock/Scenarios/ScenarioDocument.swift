// SPDX-License-Identifier: MIT

import AuraFormats

/// A place in a scenario file, with the path that leads there: how its readers take values and tell faults.
struct ScenarioDocument {
  let value: JSONValue
  /// `forecasts[0].daily.days[2]`; empty at the root.
  let path: String

  /// Reads a file: objects with each key once, at most a mebibyte.
  static func read(_ text: String) throws(ScenarioError) -> ScenarioDocument {
    let limits = JSONLimits(maximumDepth: 16, maximumBytes: 1 << 20, duplicateKeys: .reject)
    do throws(JSONError) {
      return ScenarioDocument(value: try JSONValue(Array(text.utf8), limits: limits), path: "")
    } catch {
      throw .notJSON(detail: "\(error)")
    }
  }

  subscript(key: String) -> ScenarioDocument? {
    value[key].map { ScenarioDocument(value: $0, path: path.isEmpty ? key : "\(path).\(key)") }
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
    guard case .number(let digits) = value, let number = Int(digits.text) else { throw unexpected("a whole number") }
    return number
  }

  func boolean() throws(ScenarioError) -> Bool {
    guard case .boolean(let isTrue) = value else { throw unexpected("true or false") }
    return isTrue
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
    case .number(let digits): shown = String(digits.text.prefix(64))
    case .boolean(let isTrue): shown = "\(isTrue)"
    case .null: shown = "null"
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
