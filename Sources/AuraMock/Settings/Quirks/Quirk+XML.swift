// SPDX-License-Identifier: MIT

extension Quirk {
  /// Descriptions in feeds are long, partly in CDATA and with a comment inside; off, one short text.
  public static let xmlTextInPieces = Quirk("Q-XML-01", "text in pieces")
  /// Feeds of news lose an end tag behind their last item; off, they are well formed.
  public static let xmlMalformed = Quirk("Q-XML-02", "malformed")
  /// Feeds of news have a byte that is not UTF-8 in a name behind their last item; off, none.
  public static let xmlBadNameByte = Quirk("Q-XML-03", "bad name byte")
  /// Feeds have blanks around the equals signs of their root, as the warnings have; off, none, as recorded.
  public static let xmlBlanksAroundEquals = Quirk("Q-XML-04", "blanks around equals")

  /// XML, in the order of the ids.
  static let xml: [Quirk] = [.xmlTextInPieces, .xmlMalformed, .xmlBadNameByte, .xmlBlanksAroundEquals]
}
