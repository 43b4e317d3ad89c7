// SPDX-License-Identifier: MIT

import AuraPacing
import AuraSim
import AuraStore
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// Disks that refuse, tear and forget, and strangers that destroy the file: the limit is kept and the pacer goes on.
struct LedgerFaultTests {
  struct Trouble: Sendable, CustomTestStringConvertible {
    let id: String
    let fault: @Sendable (MemoryDisk.Operation) -> MemoryDisk.Fault?
    /// What the pacer says of its ledger while it lasts; nil when it must not notice.
    let says: LedgerError?
    var testDescription: String { id }
  }

  static let troubles: [Trouble] = [
    Trouble(
      id: "read-only from the start", fault: { $0.kind == .open ? .fails(.readOnly(name: $0.name)) : nil },
      says: .readOnly),
    Trouble(
      id: "full from the start", fault: { $0.kind == .write ? .fails(.diskFull(name: $0.name)) : nil },
      says: .diskFull),
    Trouble(
      id: "full after a while",
      fault: { $0.kind == .write && $0.number > 40 ? .fails(.diskFull(name: $0.name)) : nil }, says: .diskFull),
    Trouble(
      id: "full for a while",
      fault: { $0.kind == .write && (30...90).contains($0.number) ? .fails(.diskFull(name: $0.name)) : nil },
      says: nil),
    Trouble(
      id: "sync refused", fault: { $0.kind == .sync && $0.number > 30 ? .fails(.diskFull(name: $0.name)) : nil },
      says: nil),
    Trouble(
      id: "every seventh write torn", fault: { $0.kind == .write && $0.number % 7 == 0 ? .tears(afterBytes: 20) : nil },
      says: nil),
  ]

  @Test(
    "A disk in trouble: two processes keep the limit between them, go on, and say what is wrong", arguments: troubles)
  func trouble(trouble: Trouble) async {
    let world = LedgerWorld()
    world.disk.setScript(trouble.fault)
    let pacers = [1, 2].map { world.pacer(process: $0) }
    _ = await world.run {
      await withTaskGroup(of: Void.self) { group in
        for reader in 0..<4 {
          group.addTask {
            while world.time.now.sinceOrigin < .seconds(100) {
              _ = await world.read(pacers[reader % 2], process: reader % 2 + 1, hops: 1)
            }
          }
        }
      }
    }
    #expect(world.worstWindow <= 4)
    #expect(world.arrived >= 12)
    if let says = trouble.says { #expect(pacers.allSatisfy { $0.ledgerFault == says }) }
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    let id: String
    let change: @Sendable ([UInt8]) -> [UInt8]
    var testDescription: String { id }
  }

  static let damages: [Damage] = [
    Damage(id: "emptied", change: { _ in [] }),
    Damage(id: "zeroed", change: { $0.map { _ in 0 } }),
    Damage(id: "cut in half", change: { Array($0.prefix($0.count / 2)) }),
    Damage(id: "header changed", change: { [0x42] + $0.dropFirst() }),
    Damage(id: "another file", change: { _ in Array("not a ledger at all".utf8) }),
    Damage(id: "longer", change: { $0 + [1] }),
    Damage(
      id: "a bit of every line",
      change: { bytes in bytes.indices.map { $0 > 64 && $0 % 64 == 9 ? bytes[$0] ^ 4 : bytes[$0] } }),
    Damage(id: "an older state of it", change: { Array($0.prefix(64)) + [UInt8](repeating: 7, count: $0.count - 64) }),
  ]

  @Test("A destroyed ledger may have held a full window: nothing goes for one, then all goes on", arguments: damages)
  func damage(damage: Damage) async {
    let world = LedgerWorld()
    let went = await world.run { () -> Duration in
      let old = world.pacer(process: 1)
      for _ in 0..<4 { _ = await world.read(old, process: 1, hops: 1, latencyMilliseconds: 0) }
      let bytes = world.disk.bytes(of: LedgerFile.defaultName) ?? []
      world.disk.setBytes(damage.change(bytes), of: LedgerFile.defaultName)
      let new = world.pacer(process: 2)
      _ = await world.read(new, process: 2, hops: 1, latencyMilliseconds: 0)
      return world.time.now.sinceOrigin
    }
    #expect(world.worstWindow <= 4 && world.arrived == 5)
    #expect((went ?? .zero) >= .seconds(10) && (went ?? .zero) <= .milliseconds(11_100))
  }

  @Test("Power cut after any operation: what was admitted is still known, though nothing unsynced is")
  func powerCut() async {
    for cut in stride(from: 3, through: 60, by: 3) {
      let world = LedgerWorld()
      world.disk.setScript { operation in
        operation.process == 1 && operation.number >= cut ? .kills : nil
      }
      let before = await world.run { () -> Int in
        let old = world.pacer(process: 1)
        for _ in 0..<4 where !world.disk.isDead(1) {
          _ = await world.read(old, process: 1, hops: 1, latencyMilliseconds: 0)
        }
        world.disk.cutPower()
        let known = world.arrived
        let new = world.pacer(process: 2, boot: 2)
        for _ in 0..<4 { _ = await world.read(new, process: 2, hops: 1, latencyMilliseconds: 0) }
        return known
      }
      #expect(before != nil && world.worstWindow <= 4, "cut at \(cut)")
    }
  }
}
