// SPDX-License-Identifier: MIT

/// A state of the sky as a forecast sent it: the code if the table has it, and the texts in any case.
///
/// A code that the table does not have is shown with a neutral icon and its `wording` (Q-DAY-19).
public struct SkyState: Hashable, Sendable {
  /// nil for a code the table does not have.
  public let code: SkyCode?
  /// The text of an unknown code.
  private let otherCodeText: String?
  /// Words that are not the table's.
  private let otherWording: String?

  /// Makes a state from the two texts of a forecast.
  public init(codeText: String, wording: String) {
    let code = SkyCode(codeText)
    self.code = code
    otherCodeText = code == nil ? codeText : nil
    otherWording = code?.condition.wording == wording ? nil : wording
  }

  /// Makes a state of a code of the table, in the table's words unless others were sent.
  package init(_ code: SkyCode, otherWording: String? = nil) {
    self.code = code
    otherCodeText = nil
    self.otherWording = otherWording
  }

  /// The code as sent, never empty.
  public var codeText: String { otherCodeText ?? code?.description ?? "" }

  /// AEMET's words as sent; empty when none came.
  public var wording: String { otherWording ?? code?.condition.wording ?? "" }

  /// Whether the code says night; an unknown code says so by the same suffix.
  public var isNight: Bool { code?.isNight ?? codeText.hasSuffix("n") }
}
