// SPDX-License-Identifier: MIT

/// What must hold at every step of every run.
package enum Invariant: String, Hashable, Sendable, CaseIterable {
  /// Never more calls than the limits allow, in any window, as they arrive at the server.
  case limit
  /// No two requests in flight for one product.
  case duplicate
  /// No request once nobody waits for it.
  case cancelled
  /// Good is never replaced by thin.
  case kept
  /// What a surface shows never becomes older than what it showed.
  case time
  /// No aviso is shown as in force outside its onset and end, none at all once it is over.
  case aviso
  /// "No warnings" is shown only where a good answer said so, not too long ago.
  case calm
  /// All current fields come from the one hour that holds the moment.
  case slot
  /// Every shown number stands in an answer that was delivered.
  case number
  /// The key is in no file, log, trace, push or address, and in no call but the first.
  case key
  /// What is kept on the disk can be read.
  case cache
  /// Files, waiters and sleepers are bounded.
  case memory
  /// Every phrase is true to its snapshot.
  case phrase
  /// Once faults have stopped every surface shows the newest within a stated time.
  case newest
  /// Nothing leaves the simulation: no real sleep, no unstructured task, no ambient chance.
  case escaped

  /// What it says, in a few words.
  package var words: String {
    switch self {
    case .limit: "never more than the limit in any window at the server"
    case .duplicate: "no two requests in flight for one product"
    case .cancelled: "no request after cancellation"
    case .kept: "good never replaced by thin"
    case .time: "a surface's time never goes back"
    case .aviso: "no aviso outside its onset and end"
    case .calm: "no alert data shown as unknown"
    case .slot: "all current fields from one slot"
    case .number: "every shown number found in a delivered answer"
    case .key: "the key in no file, log, trace or address"
    case .cache: "the cache always decodes"
    case .memory: "bounded memory"
    case .phrase: "every phrase is true"
    case .newest: "the newest shown after faults stop"
    case .escaped: "nothing escapes the simulation"
    }
  }
}

/// One breach of an invariant.
package struct Violation: Hashable, Sendable, CustomStringConvertible {
  package let invariant: Invariant
  /// Milliseconds after the start of the run.
  package let at: Int64
  package let detail: String

  package var description: String {
    "\(invariant.rawValue) at \(SimMoment.text(at)): \(detail) (\(invariant.words))"
  }
}

/// Moments of a run as people read them.
package enum SimMoment {
  /// `3d 04:05:06.789`
  package static func text(_ milliseconds: Int64) -> String {
    func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let seconds = milliseconds / 1000
    let rest = milliseconds % 1000
    let fraction = (rest < 10 ? "00" : rest < 100 ? "0" : "") + "\(rest)"
    return "\(seconds / 86_400)d \(two(seconds / 3600 % 24)):\(two(seconds / 60 % 60)):\(two(seconds % 60)).\(fraction)"
  }
}
