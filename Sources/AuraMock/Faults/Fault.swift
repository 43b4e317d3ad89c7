// SPDX-License-Identifier: MIT

/// One thing that can go wrong with an answer, each seen on the live service or on the way from it.
///
/// Four kinds: what happens on the way, what stands in the place of the answer, what is done to a good body, and what
/// happens to the mock's own sense of time. `docs/SCENARIOS.md` has a row for each.
public enum Fault: Hashable, Sendable {
  /// The answer begins late.
  case delay(FaultDelay)
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

  /// The bytes and the header speak of two charsets (Q-CHR-04, Q-CHR-05).
  case wrongCharset(FaultCharset)
  /// So many hours of the day, drawn for each call, are gone from every list of hours.
  case missingHours(count: Int)
  /// So many hours of the day, drawn for each call, stand twice in every list of hours.
  case duplicatedHours(count: Int)
  /// An archive that no reader can take whole; other products are left alone.
  case badTar(FaultTar)

  /// The product as it was so many minutes before.
  case staleProduct(minutes: Int)
  /// From the next call on the mock's clock is so many seconds off: products, links and keys go by it, the journal and
  /// the quotas do not. Jumps add up.
  case clockJump(seconds: Int)

  /// The answer begins late by a fixed time.
  public static func delay(milliseconds: Int) -> Fault { .delay(.fixed(milliseconds: milliseconds)) }
}
