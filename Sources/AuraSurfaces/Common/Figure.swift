// SPDX-License-Identifier: MIT

/// A figure as it is shown, or the words that stand where it is not known.
public struct Figure: Hashable, Sendable {
  /// `23 °C`; never empty.
  public let text: String
  public let isKnown: Bool

  init(_ text: String) {
    self.text = text
    isKnown = true
  }

  init(_ text: String?, else unknown: String = Figure.unknownText) {
    self.text = text ?? unknown
    isKnown = text != nil
  }

  /// What stands for a figure that is not known.
  public static let unknownText = "sin datos"
  /// The same where there is no room: the Spanish abbreviation.
  public static let unknownShort = "s/d"
}
