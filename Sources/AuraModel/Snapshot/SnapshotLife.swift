// SPDX-License-Identifier: MIT

/// For how long what a snapshot says may be shown as current, where its source sets no end of its own.
public enum SnapshotLife {
  /// What a station measured: 3 hours after the end of its hour (field guide, observations 1.2).
  public static let observationSeconds: Int64 = 3 * 3600

  /// That there are no other warnings than those known: 6 hours after the answer, in which the service has issued anew.
  /// A warning itself ends when it says.
  public static let quietSeconds: Int64 = 6 * 3600
}
