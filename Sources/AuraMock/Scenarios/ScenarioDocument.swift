// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

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
    value[key].map { ScenarioDocument(value: $0, path: path(of: key)) }
  }

  var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// Where a member of this object stands.
  func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  func required(_ key: String) throws(ScenarioError) -> ScenarioDocument {
    guard let found = self[key] else {
      throw .missing(path: path(of: key))
    }
    return found
  }

  /// Refuses an object with a key that is not among these.
  func allow(_ keys: [String]) throws(ScenarioError) {
    guard case .object(let members) = value else { throw unexpected("an object") }
    guard let stray = members.first(where: { !keys.contains($0.key) }) else { return }
    throw .unexpected(
      path: path(of: stray.key), found: "a key", expected: keys.joined(separator: ", "))
  }

  /// A value that names one of a set of cases.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(ScenarioError) -> Choice {
    let name = try text()
    guard let choice = Choice(rawValue: name) else {
      throw unexpected("one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// An instant as `2026-08-25T10:05:00Z`.
  func instant() throws(ScenarioError) -> WallInstant {
    guard let instant = utcInstant(try text()) else { throw unexpected("an instant, 2026-08-25T10:05:00Z") }
    return instant
  }

  func text() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw unexpected("a string") }
    return text
  }

  func number() throws(ScenarioError) -> Int {
    guard case .number(let digits) = value, let number = Int(digits.text) else { throw unexpected("a whole number") }
    return number
  }

  /// A number with at most one decimal, in tenths.
  func tenths(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    guard case .number(let digits) = value else { throw unexpected("a number") }
    return try tenths(digits.text[...], in: range)
  }

  /// The same of a part of this value.
  func tenths(_ text: Substring, in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNegative = text.first == "-"
    guard (1...2).contains(parts.count), let whole = Int(parts[0]), parts.count == 1 || parts[1].utf8.count == 1,
      let tenth = parts.count == 1 ? 0 : Int(parts[1]), tenth >= 0, whole.magnitude < 1_000_000,
      range.contains(whole * 10 + (isNegative ? -tenth : tenth))
    else {
      throw unexpected("numbers with one decimal at most, \(range.lowerBound / 10) to \(range.upperBound / 10)")
    }
    return whole * 10 + (isNegative ? -tenth : tenth)
  }

  func decimal() throws(ScenarioError) -> Double {
    guard case .number(let digits) = value, digits.double.isFinite else { throw unexpected("a number") }
    return digits.double
  }

  /// A whole number within bounds.
  func number(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    let number = try number()
    guard range.contains(number) else { throw unexpected("\(range.lowerBound) to \(range.upperBound)") }
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
