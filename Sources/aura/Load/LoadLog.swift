// SPDX-License-Identifier: MIT

import AuraKit
import Synchronization

/// One reading that a caller asked for.
struct LoadReading: Hashable, Sendable {
  enum Ending: String, Hashable, Sendable, CaseIterable {
    case answered, limited, notAdmitted, transport, failed
    /// Under way when the load ended or its process was killed.
    case abandoned
  }

  let app: Int
  let caller: Int
  let priority: PacedCall.Priority
  let template: String
  let asked: Moment
  /// When its first call was sent; nil while it waits.
  var sent: Moment?
  var ending = Ending.abandoned
}

/// One call as the client made it.
struct LoadCall: Hashable, Sendable {
  /// Index of its reading.
  let reading: Int
  /// 1 or 2.
  let hop: Int
  let sent: Moment
  var answered: Moment?
  var status: Int?
}

/// Everything that happens in a load, as it happens.
final class LoadLog: Sendable {
  /// The reading that the running task is about; the transport notes its calls under it.
  @TaskLocal static var reading: Int?

  private struct State {
    var readings: [LoadReading] = []
    var calls: [LoadCall] = []
    var hops: [Int: Int] = [:]
    var limited = 0
  }

  private let state = Mutex(State())

  func ask(_ reading: LoadReading) -> Int {
    state.withLock { state in
      state.readings.append(reading)
      return state.readings.count - 1
    }
  }

  func end(_ reading: Int, _ ending: LoadReading.Ending) {
    state.withLock { $0.readings[reading].ending = ending }
  }

  /// Notes a call about to be sent and returns its number.
  func send(at moment: Moment) -> Int {
    let reading = Self.reading ?? 0
    return state.withLock { state in
      let hop = (state.hops[reading] ?? 0) + 1
      state.hops[reading] = hop
      if state.readings[reading].sent == nil { state.readings[reading].sent = moment }
      // A reading whose link had expired begins again: odd calls are firsts.
      state.calls.append(LoadCall(reading: reading, hop: hop % 2 == 1 ? 1 : 2, sent: moment))
      return state.calls.count - 1
    }
  }

  func answer(_ call: Int, status: Int?, at moment: Moment) {
    state.withLock { state in
      state.calls[call].answered = moment
      state.calls[call].status = status
      if status == 429 { state.limited += 1 }
    }
  }

  var readings: [LoadReading] { state.withLock { $0.readings } }
  var calls: [LoadCall] { state.withLock { $0.calls } }

  /// Calls sent, 429s, readings that wait, and calls sent after a moment: for a line of progress.
  func progress(since moment: Moment) -> (calls: Int, limited: Int, waiting: Int, recent: Int) {
    state.withLock { state in
      let recent = state.calls.reversed().prefix { $0.sent > moment }.count
      let waiting = state.readings.suffix(2000).count { $0.sent == nil && $0.ending == .abandoned }
      return (state.calls.count, state.limited, waiting, recent)
    }
  }
}
