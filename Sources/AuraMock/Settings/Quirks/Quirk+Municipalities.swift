// SPDX-License-Identifier: MIT

extension Quirk {
  /// The municipal master takes two calls; off, call 1 is the list.
  public static let masterInTwoCalls = Quirk("Q-MUN-01", "master in two calls")
  /// A single municipality needs `id` before its code; off, it does not.
  public static let masterNeedsPrefix = Quirk("Q-MUN-02", "master needs prefix")
  /// The single answer has numbers; off, strings as in the list.
  public static let masterNumbers = Quirk("Q-MUN-03", "master numbers")
  /// Positions as text with º and an escaped quote; off, decimals only.
  public static let masterDegreeText = Quirk("Q-MUN-06", "master degree text")

  /// Municipalities, in the order of the ids.
  static let municipalities: [Quirk] = [.masterInTwoCalls, .masterNeedsPrefix, .masterNumbers, .masterDegreeText]
}
