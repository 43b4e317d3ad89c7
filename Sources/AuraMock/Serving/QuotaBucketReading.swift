// SPDX-License-Identifier: MIT

/// What one bucket of the quota holds at a moment: who pays, for what, how much is used, when it opens.
package struct QuotaBucketReading: Hashable, Sendable {
  /// Who pays and for what: `127.0.0.1 /prediccion/…/{municipio}`.
  package let bucket: String
  /// `key 1`, or an address.
  package let payer: String
  package let limit: Int
  /// Calls that count now, milliseconds of the serving clock, oldest first; never more than the limit.
  package let arrivals: [Int64]
  package let windowMilliseconds: Int64
  package let window: QuotaProfile.Window
  /// Whether a header tells what is left; the short limit is hidden.
  package let isTold: Bool
  /// When a full bucket takes the next call, milliseconds of the serving clock; nil while it is open.
  package let opens: Int64?
}
