// SPDX-License-Identifier: MIT

import AuraKit

extension Sweep {
  /// All subsets of the ten products that can fail: each refresh leaves the others standing, and what was known
  /// beside the reason.
  static let hubFailures = Sweep(name: "hub-failures", unit: "subsets", defaultCount: 1024) { count, _ in
    let law = try await HubFailureLaw()
    var report = SweepReport(tried: 0)
    for subset in 0..<min(count, 1 << HubProduct.allCases.count) {
      let failing = Set(HubProduct.allCases.enumerated().filter { subset >> $0.offset & 1 == 1 }.map(\.element))
      report.failures += try await law.broken(failing: failing)
      report.tried += 1
    }
    return report
  }
}
