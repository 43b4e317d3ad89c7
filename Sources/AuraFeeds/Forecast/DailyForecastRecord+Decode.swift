// SPDX-License-Identifier: MIT

extension DailyForecastRecord {
  /// Decodes the body of `…/municipio/diaria/{ine}`.
  ///
  /// One bad element costs that element, with a note. An array that cannot be read is empty, a day without date is
  /// gone, and the rest stands.
  ///
  /// - Parameter contentType: the header as sent; it only helps to tell the charset (Q-CHR-02).
  /// - Throws: `FeedError` when the body is no JSON, breaks JSON's grammar, or is not a daily forecast at all.
  public static func decode(
    _ bytes: [UInt8], contentType: String?
  ) throws(FeedError) -> Decoded<DailyForecastRecord> {
    let document = try ForecastDocument<DailyForecastDecoder>(bytes, contentType: contentType)
    return document.notes.decoded(DailyForecastRecord(issue: document.issue, days: document.days))
  }
}
