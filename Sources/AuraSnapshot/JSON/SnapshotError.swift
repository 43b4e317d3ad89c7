// SPDX-License-Identifier: MIT

public import AuraFormats

/// Why bytes are not a stored snapshot: where, found and expected.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The JSON breaks its grammar or a limit, or a member is not what it should be.
  case json(JSONError)
  /// Written by a later Aura in a form whose members mean something else.
  case version(found: Int, expected: ClosedRange<Int>)
}

extension SnapshotError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .json(let error): error.description
    case .version(let found, let expected):
      "at version: found \(found), expected \(expected.lowerBound)…\(expected.upperBound)"
    }
  }
}
