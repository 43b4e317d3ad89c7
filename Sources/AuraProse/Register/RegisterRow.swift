// SPDX-License-Identifier: MIT

/// A word of the forecast, the band it stands for, and who drew the band.
package struct RegisterRow: Hashable, Sendable {
  /// As it is printed, all its forms set apart by commas.
  package let word: String
  package let quantity: String
  /// With its unit, bounds included unless said otherwise.
  package let band: String
  package let source: String
}
