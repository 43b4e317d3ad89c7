// SPDX-License-Identifier: MIT

/// A value that prints as dots: the AEMET key.
///
/// No description, mirror or dump shows it. It leaves only through `withExposedValue`, whose call sites a reviewer
/// can list.
public struct Secret: Hashable, Sendable {
  private let value: String

  public init(_ value: String) {
    self.value = value
  }

  public var isEmpty: Bool { value.isEmpty }

  /// Calls a function with the hidden text.
  public func withExposedValue<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    try body(value)
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { "•••" }
  public var customMirror: Mirror { Mirror(self, children: ["value": "•••"]) }
}
