// SPDX-License-Identifier: MIT

extension Quirk {
  /// Each CAP file tells its warning in es-ES and en-GB; off, in es-ES alone.
  public static let bothLanguages = Quirk("Q-CAP-01", "both languages")
  /// A file of level verde for every phenomenon of every area; off, none.
  public static let greenFiles = Quirk("Q-CAP-02", "green files")
  /// Green files have no description, instruction, parametro or probabilidad; off, they have.
  public static let greenIsBare = Quirk("Q-CAP-03", "green is bare")
  /// The name of a green file has a made-up zone, `61VV61`; off, its first zone.
  public static let greenNameSynthetic = Quirk("Q-CAP-04", "green name synthetic")
  /// `sent` is UTC with `-00:00`; off, local like the other times.
  public static let sentInUTC = Quirk("Q-CAP-05", "sent in UTC")
  /// Onset may lie before `sent`; off, never.
  public static let onsetBeforeSent = Quirk("Q-CAP-06", "onset before sent")
  /// The archive holds a message of status Test; off, none.
  public static let testMessages = Quirk("Q-CAP-07", "test messages")
  /// `references` lists every message replaced, on several lines from three on; off, the last one.
  public static let severalReferences = Quirk("Q-CAP-08", "several references")
  /// A withdrawal is an update that is over when it is sent; off, the warning is simply gone.
  public static let withdrawalBornExpired = Quirk("Q-CAP-09", "withdrawal born expired")
  /// A withdrawal is a `Cancel`; off, as Q-CAP-09 says.
  public static let cancelMessages = Quirk("Q-CAP-10", "cancel messages")
  /// Identifiers hold the file name's tail and Unix time; off, the shorter ones of 2020.
  public static let longIdentifier = Quirk("Q-CAP-11", "long identifier")
  /// The file name tells day and hour of the end; off, of the onset.
  public static let nameTellsEnd = Quirk("Q-CAP-12", "name tells end")
  /// Coasts have `C` in the geocode alone and `Costa - ` before their name; off, `C` in the file name and no `Costa - `.
  public static let coastNameWithoutLetter = Quirk("Q-CAP-13", "coast name without letter")
  /// There are warnings of the sea; off, none.
  public static let coastalWarnings = Quirk("Q-CAP-14", "coastal warnings")
  /// Zones of islands have digits of their own; off, those of the province.
  public static let islandCodes = Quirk("Q-CAP-15", "island codes")
  /// Areas are 61 to 79 and `esp`; off, INE's numbers of communities are areas too.
  public static let twentyAreas = Quirk("Q-CAP-16", "twenty areas")
  /// Quantities have other letters than phenomena; off, the same.
  public static let twoVocabularies = Quirk("Q-CAP-17", "two vocabularies")
  /// Degrees are written with the ordinal sign; off, with that of degrees.
  public static let ordinalSign = Quirk("Q-CAP-18", "ordinal sign")
  /// `nivel` is Spanish inside en-GB; off, an English colour.
  public static let spanishInsideEnglish = Quirk("Q-CAP-19", "spanish inside english")
  /// `nivel` is missing; off, it is there.
  public static let nivelMissing = Quirk("Q-CAP-20", "nivel missing")
  /// A zone may have several warnings; off, its worst one.
  public static let severalPerZone = Quirk("Q-CAP-21", "several per zone")
  /// Rings are pairs of latitude and longitude; off, of longitude and latitude.
  public static let latitudeFirst = Quirk("Q-CAP-22", "latitude first")
  /// Thresholds are those of each zone; off, the same everywhere.
  public static let thresholdsByZone = Quirk("Q-CAP-23", "thresholds by zone")

  /// Weather warnings, in the order of the ids.
  static let warnings: [Quirk] = [
    .bothLanguages, .greenFiles, .greenIsBare, .greenNameSynthetic, .sentInUTC, .onsetBeforeSent, .testMessages,
    .severalReferences, .withdrawalBornExpired, .cancelMessages, .longIdentifier, .nameTellsEnd,
    .coastNameWithoutLetter, .coastalWarnings, .islandCodes, .twentyAreas, .twoVocabularies, .ordinalSign,
    .spanishInsideEnglish, .nivelMissing, .severalPerZone, .latitudeFirst, .thresholdsByZone,
  ]
}
