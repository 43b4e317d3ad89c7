// SPDX-License-Identifier: MIT

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
