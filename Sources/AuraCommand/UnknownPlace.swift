// SPDX-License-Identifier: MIT

/// Five digits that are no municipality's code; printed as one line, exit status 67.
public struct UnknownPlace: Error, Hashable, Sendable, CustomStringConvertible {
  /// As typed.
  public let code: String

  public init(code: String) {
    self.code = code
  }

  public var description: String { "no municipality has the code \(code)" }
}
