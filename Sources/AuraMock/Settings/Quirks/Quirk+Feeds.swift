// SPDX-License-Identifier: MIT

extension Quirk {
  /// AEMET's news are ISO-8859-15, and their prolog says so; off, UTF-8.
  public static let newsInLatin9 = Quirk("Q-RSS-01", "news in Latin-9")
  /// Dates of AEMET's news are Spanish, without seconds; off, English with seconds.
  public static let newsSpanishDates = Quirk("Q-RSS-02", "news Spanish dates")
  /// September is `sept`; off, `sep`.
  public static let newsSept = Quirk("Q-RSS-03", "news sept")
  /// RTVE's picture comes before the title, and its channel has title, link and date; off, behind it, and title alone.
  public static let newsEnclosureFirst = Quirk("Q-RSS-04", "news enclosure first")
  /// WordPress wraps titles and links in CDATA; off, it escapes them.
  public static let newsCDATA = Quirk("Q-RSS-05", "news CDATA")
  /// Titles have HTML's entities, bare `&` and escapes escaped again; off, plain letters.
  public static let newsEntities = Quirk("Q-RSS-06", "news entities")
  /// A mark and blank lines come before the prolog; off, nothing.
  public static let newsBlanksBeforeProlog = Quirk("Q-RSS-07", "news blanks before prolog")
  /// Some items have no date, one that is none, or one of next year; off, each has its own.
  public static let newsOddDates = Quirk("Q-RSS-08", "news odd dates")
  /// Meteored has 15 items and AEMET Blog 3; off, each has 8.
  public static let newsFlood = Quirk("Q-RSS-09", "news flood")
  /// The feed of warnings pads its days with a blank and does not name coasts; off, zeros, and `Costa - `.
  public static let warningsFeedPadded = Quirk("Q-RSS-10", "warnings feed padded")
  /// Markers tell their time in JSON inside items, in no order; off, newest first.
  public static let markersShuffled = Quirk("Q-RSS-11", "markers shuffled")
  /// Markers are dead: a fault of the server; off, they answer.
  public static let markersDead = Quirk("Q-RSS-12", "markers dead")

  /// Feeds, in the order of the ids.
  static let feeds: [Quirk] = [
    .newsInLatin9, .newsSpanishDates, .newsSept, .newsEnclosureFirst, .newsCDATA, .newsEntities,
    .newsBlanksBeforeProlog, .newsOddDates, .newsFlood, .warningsFeedPadded, .markersShuffled, .markersDead,
  ]
}
