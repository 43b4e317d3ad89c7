// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraMockServer
import AuraSim

/// A load that was carried out: what the client noted and what the server did.
struct LoadRun: Sendable {
  /// One arrival as the server stamped it.
  struct Arrival: Hashable, Sendable {
    /// Milliseconds of the server's wall clock.
    let milliseconds: Int64
    /// 1 or 2; 0 for what is no call of a reading.
    let hop: Int
    let template: String
    let status: Int
    let line: String
  }

  let started: Moment
  let readings: [LoadReading]
  let calls: [LoadCall]
  let arrivals: [Arrival]

  static func carryOut(_ options: LoadOptions, console: Console) async throws(LoadFailure) -> LoadRun {
    switch options.pace {
    case .virtual:
      let time = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1_787_684_400))
      let world = try LoadWorld(options, time: time, console: console)
      guard await time.run(on: StepExecutor(), { await world.run() }) != nil else { throw .stuck }
      return try await world.result()
    case .speed(let factor):
      return try await carryOut(options, time: AcceleratedTime(SystemTime(), factor: factor), console: console)
    case .real:
      return try await carryOut(options, time: SystemTime(), console: console)
    }
  }

  private static func carryOut(
    _ options: LoadOptions, time: any TimeSource, console: Console
  ) async throws(LoadFailure) -> LoadRun {
    let world = try LoadWorld(options, time: time, console: console)
    try await world.beginJournal()
    await world.run()
    return try await world.result()
  }
}

/// Why a load could not be carried out.
enum LoadFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case noJournal(base: String, found: String)
  case ledger(StoreError)
  /// Everybody waits, and nothing will wake them: a fault of ours.
  case stuck
  case journalOverflow(dropped: Int)

  var description: String {
    switch self {
    case .noJournal(let base, let found): "no journal of an aura-mock at \(base): \(found)"
    case .ledger(let error): "\(error)"
    case .stuck: "everybody waits for something that nothing will bring"
    case .journalOverflow(let dropped): "the journal had no room for \(dropped) arrivals: a shorter load is judged"
    }
  }

  var exitStatus: ExitStatus {
    switch self {
    case .noJournal: .unreachable
    case .ledger: .notFound
    case .stuck, .journalOverflow: .software
    }
  }
}
