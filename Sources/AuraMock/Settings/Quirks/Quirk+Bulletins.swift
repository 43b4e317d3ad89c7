// SPDX-License-Identifier: MIT

extension Quirk {
  /// Texts are ISO-8859-15; off, UTF-8 under the same header.
  public static let bulletinsInLatin9 = Quirk("Q-BOL-01", "bulletins in latin9")
  /// Lines end in CR CR LF; off, in LF.
  public static let lineEndCRCRLF = Quirk("Q-BOL-02", "line end CRCRLF")
  /// The title of a national text ends in a blank; off, not.
  public static let titleEndsInBlank = Quirk("Q-BOL-03", "title ends in blank")
  /// The day of issue is padded in national texts; off, in none.
  public static let dayPaddedNationally = Quirk("Q-BOL-04", "day padded nationally")
  /// The day of validity has no month; off, month and year.
  public static let validityWithoutMonth = Quirk("Q-BOL-05", "validity without month")
  /// Section A says "No se esperan."; off, it is left out then.
  public static let noneExpectedSaid = Quirk("Q-BOL-06", "none expected said")
  /// Lines have 66 columns at most and blanks are doubled here and there; off, a line a paragraph.
  public static let linesFolded = Quirk("Q-BOL-07", "lines folded")
  /// `hoy` is issued when something changes; off, every day.
  public static let hoyIsAmendment = Quirk("Q-BOL-08", "hoy is amendment")
  /// `manana` of an earlier day is in the archive; off, it is not.
  public static let mananaArchived = Quirk("Q-BOL-09", "manana archived")
  /// `manana` comes at noon; off, just after midnight.
  public static let mananaAtNoon = Quirk("Q-BOL-10", "manana at noon")
  /// `hoy` and `tendencia` have no archive; off, they have.
  public static let hoyNotArchived = Quirk("Q-BOL-11", "hoy not archived")
  /// Some texts were abandoned years ago; off, none.
  public static let stalenessVaries = Quirk("Q-BOL-12", "staleness varies")
  /// 17 communities have a code; off, Ceuta and Melilla too (`ceu`, `mel`).
  public static let comunidadCodes = Quirk("Q-BOL-13", "comunidad codes")
  /// Islands have codes, and 07, 35 and 38 no text; off, they have one.
  public static let islandsHaveCodes = Quirk("Q-BOL-14", "islands have codes")
  /// A provincial text ends in a table of temperatures; off, it is prose alone.
  public static let provinceTable = Quirk("Q-BOL-15", "province table")

  /// Text bulletins, in the order of the ids.
  static let bulletins: [Quirk] = [
    .bulletinsInLatin9, .lineEndCRCRLF, .titleEndsInBlank, .dayPaddedNationally, .validityWithoutMonth,
    .noneExpectedSaid, .linesFolded, .hoyIsAmendment, .mananaArchived, .mananaAtNoon, .hoyNotArchived,
    .stalenessVaries, .comunidadCodes, .islandsHaveCodes, .provinceTable,
  ]
}
