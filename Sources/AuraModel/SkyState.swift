// SPDX-License-Identifier: MIT

/// A state of the sky as a forecast sent it: the code if the table has it, and the texts in any case.
///
/// A code that the table does not have is shown with a neutral icon and its `wording` (Q-DAY-19).
public struct SkyState: Hashable, Sendable {
  /// nil for a code the table does not have.
  public let code: SkyCode?
  /// The texts where they are not the table's: one word of memory, and nil nearly always.
  private let other: OtherTexts?

  private final class OtherTexts: Sendable {
    let code: String
    let wording: String

    init(code: String, wording: String) {
      self.code = code
      self.wording = wording
    }
  }

  /// Makes a state from the two texts of a forecast.
  public init(codeText: String, wording: String) {
    let code = SkyCode(codeText)
    self.code = code
    other = code?.condition.wording == wording ? nil : OtherTexts(code: codeText, wording: wording)
  }

  /// Makes a state of a code of the table in the table's words.
  package init(_ code: SkyCode) {
    self.code = code
    other = nil
  }

  /// The code as sent, never empty.
  public var codeText: String { other?.code ?? code?.description ?? "" }

  /// AEMET's words as sent; empty when none came.
  public var wording: String { other?.wording ?? code?.condition.wording ?? "" }

  /// Whether the code says night; an unknown code says so by the same suffix.
  public var isNight: Bool { code?.isNight ?? codeText.hasSuffix("n") }

  public static func == (left: SkyState, right: SkyState) -> Bool {
    guard left.code == right.code else { return false }
    if left.other == nil && right.other == nil { return true }
    return left.codeText == right.codeText && left.wording == right.wording
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(codeText)
    hasher.combine(wording)
  }
}
