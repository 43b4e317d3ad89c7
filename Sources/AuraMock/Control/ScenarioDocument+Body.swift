// SPDX-License-Identifier: MIT

import AuraFormats

extension ScenarioDocument {
  /// Reads the body of a command; an empty one is an object without members.
  static func read(body: [UInt8]) throws(ScenarioError) -> ScenarioDocument {
    guard !body.isEmpty else { return ScenarioDocument(value: .object([]), path: "") }
    guard let text = String(validating: body, as: UTF8.self) else { throw .notJSON(detail: "not UTF-8") }
    return try read(text)
  }

  /// A whole number within a range, or the text of one, as a query string has it.
  func numberOrDigits(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
    guard case .string(let text) = value else { return try number(in: range) }
    guard let number = Int(text), range.contains(number) else {
      throw unexpected("\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// `404`, `"404"`, `"4xx"` or `"400-499"`.
  func statuses() throws(ScenarioError) -> ClosedRange<Int> {
    let text: String
    switch value {
    case .string(let string): text = string
    case .number(let number): text = number.text
    default: throw unexpected("a status")
    }
    if text.utf8.count == 3, text.hasSuffix("xx"), let class_ = text.first?.wholeNumberValue, (1...5).contains(class_) {
      return class_ * 100...class_ * 100 + 99
    }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let low = ends.first ?? nil, let high = ends.last ?? nil, low <= high,
      (100...599).contains(low), (100...599).contains(high)
    else { throw unexpected("a status, 404, 4xx or 400-499") }
    return low...high
  }
}
