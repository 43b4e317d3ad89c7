// SPDX-License-Identifier: MIT

/// For how long what a snapshot says may be shown as current, where its source sets no end of its own.
public enum SnapshotLife {
  /// That there are no other warnings than those known: 6 hours after the answer, in which the service has issued anew.
  /// A warning itself ends when it says.
  public static let quietSeconds: Int64 = 6 * 3600
}
