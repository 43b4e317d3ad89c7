// SPDX-License-Identifier: MIT

import AuraFormats
import AuraKit

extension Sweep {
  /// UTF-8 is judged as the standard library judges it, on starts of up to four bytes: every lead of the upper half,
  /// and the bytes at the edges of what may follow.
  package static let utf8Starts = Sweep(name: "utf8-starts", unit: "texts", defaultCount: 17) { count, _ in
    // The first five tell kinds of byte apart, the others their edges after particular leads.
    let edges: [UInt8] = [
      0x00, 0x7F, 0x80, 0xBF, 0xC0, 0x8F, 0x90, 0x9F, 0xA0, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5,
    ]
    var report = SweepReport(tried: 0)
    for lead in UInt8(0x80)...0xFF {
      for second in edges {
        for third in edges.prefix(count) {
          for tail in [[], [UInt8(0x80)]] {
            let bytes = [lead, second, third] + tail
            let isTheirs = String(validating: bytes, as: UTF8.self) != nil
            report.tried += 1
            do throws(UTF8Fault) {
              _ = try UTF8Text(validating: bytes)
              if !isTheirs { report.failures.append("\(bytes) was taken") }
            } catch {
              if isTheirs { report.failures.append("\(bytes) was refused") }
            }
          }
        }
      }
    }
    return report
  }
}
