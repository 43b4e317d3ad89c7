// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces

/// Every municipality, unpacked once for all tests.
enum Towns {
  static let all = Array(Gazetteer.municipalities)
}
