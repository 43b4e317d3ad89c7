// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

extension ObservationsRecord {
  /// Decodes the body of `observacion/convencional/todas` or of `…/datos/estacion/{idema}`.
  ///
  /// A row without one of the five members that AEMET requires is lost with a note; a value that cannot be read is
  /// unknown, with a note, and the rest of its row stands. Of the whole country the places of a few people need a few
  /// rows: `LocalObservation.decode` reads no more than those.
  ///
  /// - Parameter contentType: the header as sent; it only helps to tell the charset (Q-CHR-02).
  /// - Throws: `FeedError` when the body is no JSON, breaks JSON's grammar, or is not a list of observations.
  public static func decode(_ bytes: [UInt8], contentType: String?) throws(FeedError) -> Decoded<ObservationsRecord> {
    let list = try RowList<ObservationRowDecoder>(bytes, contentType: contentType)
    return list.notes.decoded(ObservationsRecord(observations: list.rows))
  }
}
