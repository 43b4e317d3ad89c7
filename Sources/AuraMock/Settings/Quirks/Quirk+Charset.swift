// SPDX-License-Identifier: MIT

extension Quirk {
  /// Call 1 declares `application/json;charset=ISO-8859-15`; off, `application/json; charset="iso-8859-15"`.
  public static let envelopeCharsetHeader = Quirk("Q-CHR-01", "envelope charset header")
  /// JSON of call 2 is `text/plain;charset=ISO-8859-15`; off, as before June 2025.
  public static let payloadIsTextPlain = Quirk("Q-CHR-02", "payload is text plain")
  /// JSON of call 2 comes without any content type; off, with one.
  public static let payloadHasNoType = Quirk("Q-CHR-03", "payload has no type")
  /// Municipal forecasts are UTF-8 under the ISO-8859-15 header; off, ISO-8859-15.
  public static let utf8Under8859 = Quirk("Q-CHR-04", "UTF-8 under ISO-8859-15")
  /// Names are encoded twice; off, once.
  public static let namesDoubleEncoded = Quirk("Q-CHR-05", "names double encoded")
  /// Names end in the eight letters where ISO-8859-15 differs from Latin-1; off, they do not.
  public static let namesHoldEightLetters = Quirk("Q-CHR-06", "names hold eight letters")
  /// One station of the observations has a letter outside ASCII in its name; off, none has.
  public static let oneStationNotASCII = Quirk("Q-CHR-07", "one station not ASCII")
  /// Letters outside ASCII are lost as U+FFFD in UTF-8; off, kept.
  public static let damagedText = Quirk("Q-CHR-08", "damaged text")
  /// Binary products declare a charset; off, they do not.
  public static let binaryDeclaresCharset = Quirk("Q-CHR-09", "binary declares charset")
  /// JSON of call 2 starts with a byte order mark; off, it does not.
  public static let byteOrderMark = Quirk("Q-CHR-10", "byte order mark")

  /// Charset, in the order of the ids.
  static let charset: [Quirk] = [
    .envelopeCharsetHeader, .payloadIsTextPlain, .payloadHasNoType, .utf8Under8859, .namesDoubleEncoded,
    .namesHoldEightLetters, .oneStationNotASCII, .damagedText, .binaryDeclaresCharset, .byteOrderMark,
  ]
}
