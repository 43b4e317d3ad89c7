// SPDX-License-Identifier: MIT

import AuraCommand
import AuraMock
import AuraTime

/// The mock, with every exchange written to a file before its answer leaves.
struct JournaledMock: Responder {
  let mock: Mock
  let file: OutputFile
  let time: any TimeSource

  func respond(to request: MockRequest) -> MockAnswer {
    mock.withState { state in
      let answer = state.respond(to: request, at: time.wall)
      // Within the lock, so that the file has the journal's order.
      if let entry = state.journal.last { file.append(line: entry.jsonLine) }
      return answer
    }
  }
}
