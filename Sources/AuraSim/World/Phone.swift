// SPDX-License-Identifier: MIT

import AuraModel
import AuraStore
import AuraTime
import Synchronization

/// The phone as hardware: its disk, its clocks, the place where the key is kept, and a number for each process.
final class Phone: Sendable {
  private struct State {
    var boot = 1
    var processes = 0
    var time: DeviceTime
  }

  let disk = MemoryDisk()
  /// Beside the folder that is shared: a Keychain.
  private let keyDisk = MemoryDisk()
  /// How far its wall clock is off.
  let clockError = DeviceTime.Error()
  /// What its processes decoded of its files: each of them once for each new bytes.
  let snapshots = DecodedFiles<WeatherSnapshot>(limit: 64)
  let fetches = DecodedFiles<[String: FetchRecord]>(limit: 1)
  private let world: VirtualTime
  private let state: Mutex<State>

  init(world: VirtualTime) {
    self.world = world
    state = Mutex(State(time: DeviceTime(world, error: clockError)))
  }

  var time: DeviceTime { state.withLock { $0.time } }
  var boot: Int { state.withLock { $0.boot } }

  /// A folder of the phone as whoever stands outside the simulation reads it: with no faults, as process 0.
  var openFolder: MemoryFolder { MemoryFolder(disk, process: 0) }
  var keyFolder: MemoryFolder { MemoryFolder(keyDisk) }

  func nextProcess(_ name: String) -> SimProcess.Identity {
    let number = state.withLock { state in
      state.processes += 1
      return state.processes
    }
    return SimProcess.Identity(number: number, name: name)
  }

  /// Starts anew after the power was cut: what was not synced is gone, the clock since the start counts from zero.
  func restart() {
    disk.cutPower()
    state.withLock { state in
      state.boot += 1
      state.time = DeviceTime(world, error: clockError)
    }
  }

  func writeKey(_ text: String?) {
    do throws(KeyStoreError) {
      try KeyFile(folder: keyFolder).writeKey(text.map { Secret($0) })
    } catch {
      preconditionFailure("the simulated key store takes every key: \(error)")
    }
  }

  /// A store that gives nothing out, as before the first unlocking.
  func lockKey(_ isLocked: Bool) {
    keyDisk.setScript { operation in
      isLocked && operation.kind == .read ? .fails(.forbidden(name: operation.name)) : nil
    }
  }
}
