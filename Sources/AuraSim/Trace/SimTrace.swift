// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime
import Synchronization

/// Everything that happens in a run, line by line: hashed, and kept or compared where that is wanted.
///
/// A line begins with milliseconds since the start of the run and who did it. The same seed gives the same lines in any
/// process, debug and release: what differs has found a way around the seams.
package final class SimTrace: Sendable {
  /// Where a run left the history that was recorded of it.
  package struct Divergence: Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// nil where the recorded history ends.
    package let recorded: String?
    package let found: String
  }

  fileprivate struct State {
    var hash = SHA256()
    var buffer: [UInt8] = []
    var count = 0
    var lines: [String] = []
    var divergence: Divergence?
  }

  private static let flushBytes = 1 << 16

  private let time: VirtualTime
  private let keepsLines: Bool
  private let recorded: [String]?
  private let state = Mutex(State())

  /// - Parameter recorded: The lines of an earlier run to hold this one against; the first that differs is kept.
  package init(time: VirtualTime, keepsLines: Bool = false, against recorded: [String]? = nil) {
    self.time = time
    self.keepsLines = keepsLines
    self.recorded = recorded
  }

  /// Notes what somebody does now.
  package func note(_ who: StaticString, _ what: String) {
    let milliseconds = self.milliseconds
    state.withLock { state in
      let line = "\(milliseconds) \(who) \(what)"
      state.count += 1
      state.buffer += line.utf8
      state.buffer.append(0x0A)
      if state.buffer.count >= Self.flushBytes { state.flush() }
      if keepsLines { state.lines.append(line) }
      guard let recorded, state.divergence == nil else { return }
      let expected = state.count <= recorded.count ? recorded[state.count - 1] : nil
      if expected != line { state.divergence = Divergence(line: state.count, recorded: expected, found: line) }
    }
  }

  /// Milliseconds since the start of the run.
  package var milliseconds: Int64 {
    let (seconds, attoseconds) = time.now.sinceOrigin.components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }

  /// Lines so far.
  package var count: Int { state.withLock { $0.count } }

  /// The lines, where they are kept.
  package var lines: [String] { state.withLock { $0.lines } }

  package var divergence: Divergence? { state.withLock { $0.divergence } }

  /// SHA-256 of all lines, 64 hexadecimal digits.
  package var hexadecimal: String {
    state.withLock { state in
      state.flush()
      let copy = state.hash
      return copy.finish().map { byte in
        let text = String(byte, radix: 16)
        return text.utf8.count == 1 ? "0" + text : text
      }.joined()
    }
  }
}

extension SimTrace.State {
  fileprivate mutating func flush() {
    hash.update(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
