// SPDX-License-Identifier: MIT

/// Why a text is not a bulletin that can be trusted. Lines count from 1.
public enum BulletinError: Error, Hashable, Sendable {
  case tooLong(foundBytes: Int, limitBytes: Int)
  /// A line of the heading is missing; `found` is what stands in its place, at most 64 characters.
  case missing(line: Int, expected: String, found: String)
  /// The heading names a day that does not exist.
  case noSuchDay(line: Int, found: String)
  /// The weekday and the date of the validity line disagree: neither can be trusted (Q-BOL-05).
  case weekdayDisagrees(line: Int, found: String, expected: String)
}

extension BulletinError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLong(let found, let limit): "found \(found) bytes, expected \(limit) at most"
    case .missing(let line, let expected, let found): "at line \(line): found \"\(found)\", expected \(expected)"
    case .noSuchDay(let line, let found): "at line \(line): found \"\(found)\", expected a day of the calendar"
    case .weekdayDisagrees(let line, let found, let expected):
      "at line \(line): found \"\(found)\", expected \(expected), the weekday of its date"
    }
  }
}
