// SPDX-License-Identifier: MIT

package import AuraMock
import AuraTime

extension Journal {
  /// What was asked for of each product and what came, in order, with moments on the servers' clock; links and numbers
  /// are left out.
  package var products: [String: [String]] {
    var products: [String: [String]] = [:]
    for entry in entries {
      let name =
        entry.template.map { "\($0) \(entry.arguments.joined(separator: " "))" } ?? SimServer.asked(entry.target)
      products[name, default: []].append(
        "\(entry.arrival.millisecondsSinceEpoch) \(entry.hop?.rawValue ?? "one") \(entry.outcome.rawValue) "
          + "\(entry.status) \(entry.bytes)" + entry.faults.map { " \($0)" }.joined())
    }
    return products
  }
}
