// SPDX-License-Identifier: MIT

import AuraKit

extension Sweep {
  /// A process killed at every operation of the disk, before it and in the middle of it, and what comes after.
  static let ledgerKills = Sweep(name: "ledger-kills", unit: "kills", defaultCount: 10_000) { count, _ in
    let law = await LedgerKillLaw()
    var report = SweepReport(tried: 0)
    for step in 1...law.operations {
      for tearing in [false, true] where report.tried < count {
        report.failures += await law.broken(killingAt: step, tearing: tearing)
        report.tried += 1
      }
    }
    report.figures.append("\(law.operations) operations")
    return report
  }
}
