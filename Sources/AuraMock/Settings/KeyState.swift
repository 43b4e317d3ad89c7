// SPDX-License-Identifier: MIT

public import AuraTime

/// What becomes of a key, or of every key, from a moment on: how a run lives through a key that ends.
public struct KeyState: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case accepted, expired, invalid, forbidden
  }

  public var state: State
  /// The key's text; nil for every key.
  public var key: String?
  /// On the products' clock; nil for from the start.
  public var from: WallInstant?
  /// Seconds after the first exchange, on the serving clock; nil for from the start.
  public var afterSeconds: Int64?

  public init(_ state: State, key: String? = nil, from: WallInstant? = nil, afterSeconds: Int64? = nil) {
    self.state = state
    self.key = key
    self.from = from
    self.afterSeconds = afterSeconds
  }

  /// Whether the state is the one of a key at a moment.
  func holds(for identity: String, at products: WallInstant, secondsIntoRun: Int64) -> Bool {
    (key ?? identity) == identity && (from ?? products) <= products
      && (afterSeconds ?? secondsIntoRun) <= secondsIntoRun
  }
}

extension KeyState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The state without the key's text, which goes nowhere.
  public var description: String { "\(state.rawValue) for \(key == nil ? "every key" : "one key")" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["state": description]) }
}
