// SPDX-License-Identifier: MIT

/// An oddity of AEMET that the mock can show or not; the raw value is its id in the guide and in `docs/QUIRKS.md`.
///
/// The switches stand in `Quirks/`, an extension for each area with the list of its own. Each comment says what the
/// mock does with the switch on; after the semicolon, what it does with the switch off: what the specification
/// promises, or the other behaviour that clients have met. `QuirkSwitches` has the defaults.
public struct Quirk: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  public let rawValue: String
  /// What it is about, in a few words: the switch's name in code.
  public let words: String

  init(_ rawValue: String, _ words: String) {
    self.rawValue = rawValue
    self.words = words
  }

  public static func == (left: Quirk, right: Quirk) -> Bool { left.rawValue == right.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  public var description: String { rawValue }

  /// Every switch, area by area.
  public static let allCases: [Quirk] =
    envelope + limits + charset + daily + hourly + observations + inventory + uvi + municipalities + warnings + archive
    + bulletins + air + feeds + radar
    + xml
}
