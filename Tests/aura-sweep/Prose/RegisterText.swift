// SPDX-License-Identifier: MIT

import AuraKit

extension Sweep {
  /// The text of `docs/REGISTER.md`.
  static let register = Sweep(name: "register", unit: "rows", defaultCount: 1) { _, _ in
    var report = SweepReport(tried: ProseRegister.rows.reduce(0) { $0 + $1.rows.count })
    report.figures = ProseRegister.markdown.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    return report
  }
}
