// SPDX-License-Identifier: MIT

extension Quirk {
  /// The municipal master takes two calls; off, call 1 is the list.
  public static let masterInTwoCalls = Quirk("Q-MUN-01", "master in two calls")
  /// A single municipality needs `id` before its code; off, it does not.
  public static let masterNeedsPrefix = Quirk("Q-MUN-02", "master needs prefix")
  /// The single answer has numbers; off, strings as in the list.
  public static let masterNumbers = Quirk("Q-MUN-03", "master numbers")
  /// `id_old` is a number of AEMET's own; off, the INE code.
  public static let masterFormerNumber = Quirk("Q-MUN-04", "master former number")
  /// `zona_comarcal` is the warning zone; off, empty.
  public static let masterWarningZone = Quirk("Q-MUN-05", "master warning zone")
  /// Positions as text with º and an escaped quote; off, decimals only.
  public static let masterDegreeText = Quirk("Q-MUN-06", "master degree text")

  /// Municipalities, in the order of the ids.
  static let municipalities: [Quirk] = [
    .masterInTwoCalls, .masterNeedsPrefix, .masterNumbers, .masterFormerNumber, .masterWarningZone, .masterDegreeText,
  ]
}
