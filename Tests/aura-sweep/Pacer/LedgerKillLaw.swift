// SPDX-License-Identifier: MIT

import AuraKit
import AuraSim

/// A process that is killed at one operation of the disk, and one that comes after it: the limit is kept, and the next
/// is held up no longer than lines of the dead are believed.
package struct LedgerKillLaw: Sendable {
  /// Operations of the disk in a life that nobody ends.
  package let operations: Int

  package init() async {
    let whole = LedgerWorld()
    _ = await whole.run { await Self.life(of: whole) }
    operations = whole.disk.operations
  }

  /// What goes wrong when the first process dies at an operation, before it or in the middle of it.
  package func broken(killingAt step: Int, tearing: Bool) async -> [String] {
    let world = LedgerWorld()
    world.disk.setScript { operation in
      guard operation.process == 1, operation.number >= step else { return nil }
      return tearing ? .killsTearing(afterBytes: operation.bytes / 3) : .kills
    }
    let made = await world.run { await Self.life(of: world) }
    var broken: [String] = []
    if world.worstWindow > 4 { broken.append("killed at \(step): \(world.worstWindow) calls in a window of 4") }
    if made != 4 { broken.append("killed at \(step): \(made ?? 0) of 4 readings in time") }
    return broken
  }

  /// Two readers in process 1; when it dies, or is done, process 2 makes four readings. Returns how many it made within
  /// the longest that lines of the dead may hold it up, and two windows.
  private static func life(of world: LedgerWorld) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      group.addTask {
        let pacer = world.pacer(process: 1)
        await withTaskGroup(of: Void.self) { readers in
          for _ in 0..<2 {
            readers.addTask {
              for _ in 0..<2 where !world.disk.isDead(1) { _ = await world.read(pacer, process: 1) }
            }
          }
        }
        world.disk.kill(1)
        return 0
      }
      group.addTask {
        while !world.disk.isDead(1) {
          do { try await world.time.sleep(for: .milliseconds(10)) } catch { return -1 }
        }
        let limit = world.time.now.sinceOrigin + .seconds(5 + 12 + 3 * 10)
        let pacer = world.pacer(process: 2)
        var made = 0
        while made < 4, await world.read(pacer, process: 2), world.time.now.sinceOrigin < limit { made += 1 }
        return made
      }
      return await group.reduce(0, +)
    }
  }
}
