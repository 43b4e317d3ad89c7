// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import Synchronization

/// The composition root of a load: server, network, ledger, processes, and the clock they all live on.
struct LoadWorld: Sendable {
  private let options: LoadOptions
  private let time: any TimeSource
  private let console: Console
  private let started: Moment
  private let log = LoadLog()
  private let chance: SeedStream
  private let server: LoadServer
  private let disk = MemoryDisk()
  private let folder: SystemFolder?

  init(_ options: LoadOptions, time: any TimeSource, console: Console) throws(LoadFailure) {
    self.options = options
    self.time = time
    self.console = console
    started = time.now
    chance = SeedStream(seed: options.seed)
    server = LoadServer(options, time: time)
    do throws(StoreError) {
      folder = try options.ledgerFolder.map { path throws(StoreError) in try SystemFolder(path: path) }
    } catch {
      throw .ledger(error)
    }
  }

  /// Notes where the journal of a server that runs already stands.
  func beginJournal() async throws(LoadFailure) { try await server.begin() }

  /// Lets all processes ask for as long as the load lasts.
  func run() async {
    let end = started.advanced(by: .seconds(60 * options.minutes))
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        do { try await time.sleep(until: end, tolerance: nil) } catch { return false }
        return true
      }
      group.addTask {
        await tellProgress()
        return false
      }
      for number in 0..<options.apps {
        group.addTask {
          await runProcesses(of: number)
          return false
        }
      }
      while let isEnd = await group.next() {
        if isEnd { group.cancelAll() }
      }
    }
  }

  func result() async throws(LoadFailure) -> LoadRun {
    LoadRun(started: started, readings: log.readings, calls: log.calls, arrivals: try await server.arrivals())
  }

  /// One process after the other, each killed in the middle of its work where the shape says so.
  private func runProcesses(of app: Int) async {
    var life = 0
    while !Task.isCancelled {
      let process = app * 100_000 + life
      life += 1
      let app = makeApp(app, process: process)
      guard let seconds = options.shape.lifeSeconds else { return await app.run() }
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await app.run() }
        do { try await time.sleep(for: .seconds(seconds)) } catch {}
        // Dead first: what its tasks still do reaches no disk any more.
        disk.kill(process)
        group.cancelAll()
      }
    }
  }

  private func makeApp(_ number: Int, process: Int) -> LoadApp {
    let chance = chance.stream(process)
    let pacer: Pacer
    if let folder {
      pacer = Pacer(
        profile: options.profile, jitter: chance.stream("jitter"), ledger: LedgerFile(folder: folder, time: time),
        time: time)
    } else if options.apps > 1 || options.shape.lifeSeconds != nil {
      let ledger = LedgerFile(
        folder: MemoryFolder(disk, process: process), writer: UInt64(process) + 1, boot: 1)
      pacer = Pacer(profile: options.profile, jitter: chance.stream("jitter"), ledger: ledger, time: time)
    } else {
      pacer = Pacer(profile: options.profile, jitter: chance.stream("jitter"), time: time)
    }
    let client = AEMETClient(
      followedOrigins: server.followedOrigins, transport: server.transport(log: log, chance: chance.stream("way")),
      pacer: pacer, keys: FixedKey(Secret("made.up.key")), time: time)
    return LoadApp(
      number: number, client: client, callers: options.shape.callers, chance: chance, log: log, time: time)
  }

  /// A line on standard error every half minute of the load, and in real time every five seconds.
  private func tellProgress() async {
    let step: Duration = options.pace == .real ? .seconds(5) : .seconds(30)
    while true {
      do { try await time.sleep(for: step) } catch { return }
      let elapsed = started.duration(to: time.now).components.seconds
      let told = log.progress(since: time.now.advanced(by: .seconds(-60)))
      console.message(
        "\(elapsed / 60):\(elapsed % 60 < 10 ? "0" : "")\(elapsed % 60) of \(options.minutes):00, \(told.calls) calls, "
          + "\(told.recent) in the last minute, \(told.waiting) readings wait, \(told.limited) × 429")
    }
  }
}
