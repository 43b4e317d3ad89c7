// SPDX-License-Identifier: MIT

/// One thing that can go wrong with an answer, each seen on the live service or on the way from it.
public enum Fault: Hashable, Sendable {
  /// The answer begins late.
  case delay(milliseconds: Int)
  /// The body trickles.
  case slow(bytesPerSecond: Int)
  /// Nothing comes and the connection stays open (Q-ENV-19).
  case stall
  /// The connection closes before the declared length is there (Q-ENV-18).
  case cutShort(afterBytes: Int)
  /// The connection is reset in the body (Q-ENV-19).
  case reset(afterBytes: Int)
  /// The connection closes without a byte.
  case emptyReply
  /// HTTP 200 without a body, as for a missing key or an unpublished month.
  case emptyBody
  /// A web page under HTTP 200.
  case htmlPage
  /// An error object under HTTP 200: AEMET's own way to say no (Q-ENV-04, Q-ENV-17).
  case errorObject(estado: Int, descripcion: String)
  /// "Error al obtener los datos" (Q-ENV-09).
  case productMissing
  /// "datos expirados" for a link that is alive (Q-ENV-10).
  case expiredLink
  /// 429 with the text of the day; on either hop.
  case limited
  /// 429 inside a 500 page (Q-LIM-11).
  case limitPage
  /// HTTP 500; without `descripcion` the object holds `estado` alone (Q-ENV-20).
  case serverError(hasDescripcion: Bool)
  /// HTTP 403, in AEMET's FAQ and never seen.
  case forbidden
  /// A good envelope without `datos`.
  case envelopeWithoutLink
  /// Seeded bytes that are no product at all.
  case garbage(bytes: Int)
}
