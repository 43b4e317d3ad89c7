// SPDX-License-Identifier: MIT

import AuraHub
import AuraTime
import Synchronization

/// The app's process from its start to its end: the hub that runs, and whoever waits for it.
final class AppLife: Sendable {
  typealias Errand = @Sendable (SimProcess) async -> Void

  let process: SimProcess
  private let errands: AsyncStream<Errand>
  private let submit: AsyncStream<Errand>.Continuation

  init(_ process: SimProcess) {
    self.process = process
    (errands, submit) = AsyncStream.makeStream(of: Errand.self)
  }

  /// Does what it is told until it ends; held by the world.
  func run() async {
    await withTaskGroup(of: Void.self) { [process] group in
      group.addTask { await process.hub.run() }
      for await errand in errands {
        group.addTask { await errand(process) }
      }
      group.cancelAll()
    }
  }

  func take(_ errand: @escaping Errand) { submit.yield(errand) }

  /// Ends it at once.
  func end() { submit.finish() }
}
