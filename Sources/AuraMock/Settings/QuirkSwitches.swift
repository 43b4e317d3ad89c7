// SPDX-License-Identifier: MIT

/// Which quirks the mock shows: the defaults of today's AEMET, changed one by one.
///
/// Quirks that came and went with a date (charset, hourly shape, texts) follow the era of the mock's clock until they
/// are set here; see `Eras`.
public struct QuirkSwitches: Hashable, Sendable {
  private var changed: [Quirk: Bool] = [:]

  public init() {}

  /// Whether a quirk shows; setting it wins over default and era.
  public subscript(quirk: Quirk) -> Bool {
    get { changed[quirk] ?? !Self.offByDefault.contains(quirk) }
    set { changed[quirk] = newValue }
  }

  /// What was set by hand, or nil where default and era decide.
  public func setting(of quirk: Quirk) -> Bool? { changed[quirk] }

  /// Everything set by hand, by id.
  public var settings: [(quirk: Quirk, isOn: Bool)] {
    Quirk.allCases.compactMap { quirk in changed[quirk].map { (quirk, $0) } }
  }

  /// These switches with one more set.
  public func with(_ quirk: Quirk, _ isOn: Bool) -> QuirkSwitches {
    var copy = self
    copy[quirk] = isOn
    return copy
  }

  /// What AEMET does now and then, or did once, and not on a quiet day of today.
  private static let offByDefault: Set<Quirk> = [
    .productMissing, .linkHandedOutAgain, .estadoHeaders, .errorObjectInsteadOfList, .bodyCutShort, .connectionReset,
    .serverError, .everySecondCallFails, .limitAs500Page, .slowRecovery, .generalLimit, .fiftyPerMinute,
    .payloadHasNoType, .utf8Under8859, .namesDoubleEncoded, .namesHoldEightLetters, .damagedText, .byteOrderMark,
    .inventoryShuffled, .lateMorningEdition, .emptySpeed, .gustFirst, .gustsMissing, .sunriseRepeated,
    .testMessages, .cancelMessages, .nivelMissing, .gzippedTar, .loneFile, .archiveCut, .oddMembers, .longNames,
    .paddedNumbers, .brokenFile,
    .icaLinesCRLF, .icaMaintenance, .newsBlanksBeforeProlog, .markersDead, .xmlMalformed, .xmlBadNameByte,
    .xmlBlanksAroundEquals,
  ]
}
