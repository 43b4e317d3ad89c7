// SPDX-License-Identifier: MIT

/// What a limit says after a call.
public struct QuotaReading: Hashable, Sendable {
  /// Who pays and for what: `127.0.0.1 /prediccion/…/{municipio}`.
  public let bucket: String
  public let limit: Int
  public let remaining: Int
}
