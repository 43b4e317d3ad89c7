// SPDX-License-Identifier: MIT

/// A part of a rule's course: a fault, or none, for so many strikes. "Three times 429, then 500 twice, then nothing."
public struct FaultStep: Hashable, Sendable {
  /// nil lets the call through.
  public var fault: Fault?
  /// Strikes that this step takes; nil for all that follow.
  public var times: Int?

  public init(_ fault: Fault?, times: Int? = nil) {
    self.fault = fault
    self.times = times
  }
}
