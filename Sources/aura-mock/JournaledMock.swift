// SPDX-License-Identifier: MIT

import AuraCommand
import AuraMock
import AuraTime
import Synchronization

/// The mock, with every exchange written to a file, in the journal's order, before its answer leaves.
final class JournaledMock: Responder {
  private let mock: Mock
  private let file: OutputFile
  private let time: any TimeSource
  /// Exchanges that are not yet in the file; taken in by whoever holds the mock, so in the journal's order.
  private let waiting = Mutex<[JournalEntry]>([])
  /// Held while writing: whoever comes to write afterwards finds its exchange written, or still waiting.
  private let writing = Mutex<Void>(())

  init(mock: Mock, file: OutputFile, time: any TimeSource) {
    self.mock = mock
    self.file = file
    self.time = time
  }

  func respond(to request: MockRequest) -> MockAnswer {
    let answer = mock.withState { state in
      let answer = state.respond(to: request, at: time.wall)
      if let entry = state.journal.last { waiting.withLock { $0.append(entry) } }
      return answer
    }
    // Outside the mock's lock, so that another thread may answer meanwhile.
    writing.withLock { _ in
      let entries = waiting.withLock { entries in
        defer { entries.removeAll(keepingCapacity: true) }
        return entries
      }
      guard !entries.isEmpty else { return }
      var lines: [UInt8] = []
      for entry in entries {
        lines += entry.jsonBytes
        lines.append(0x0A)
      }
      file.append(lines)
    }
    return answer
  }
}
