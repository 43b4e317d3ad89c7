// SPDX-License-Identifier: MIT

import AuraFeeds
public import AuraModel
public import AuraPacing
public import AuraTime

extension AEMETClient {
  /// Finds the text of a community that covers today: `BulletinSearch` carried out, one product after the other.
  ///
  /// On an ordinary day these are four calls, or three when `hoy` has no text at all; two on the day of an amendment.
  /// Ceuta and Melilla have the text of their province.
  ///
  /// - Parameters:
  ///   - moment: When today is; now unless told.
  ///   - maximumWaitMilliseconds: The longest to wait for leave, for each product.
  /// - Returns: The text of today, else the newest that was read, else nil: AEMET has none.
  /// - Throws: `ClientError` when a product could not be asked for: a limit, a failure of server or network. Nothing
  ///   may be concluded then, so the search does not go on (Q-BOL-09).
  public func comunidadBulletin(
    of comunidad: Comunidad, at moment: WallInstant? = nil, priority: PacedCall.Priority = .visible,
    maximumWaitMilliseconds: Int? = nil
  ) async throws(ClientError) -> ComunidadBulletin? {
    let moment = moment ?? time.wall
    var search = BulletinSearch(comunidad: comunidad, at: moment)
    var step = BulletinSearch.Step.ask(search.first)
    var read: [Decoded<ForecastBulletin>] = []
    func found(_ text: ForecastBulletin, coversToday: Bool) -> ComunidadBulletin {
      ComunidadBulletin(
        text: text, coversToday: coversToday, ageSeconds: Int(text.issuedAt.seconds(until: moment)),
        notes: read.last { $0.record == text }?.notes ?? [])
    }
    while true {
      switch step {
      case .found(let text): return found(text, coversToday: true)
      case .onlyStale(let text): return found(text, coversToday: false)
      case .nothing: return nil
      case .ask(let endpoint):
        let decoded = try await bulletin(
          endpoint, priority: priority, maximumWaitMilliseconds: maximumWaitMilliseconds)
        if let decoded { read.append(decoded) }
        step = search.take(decoded.map { .text($0.record) } ?? .nothingUsable)
      }
    }
  }

  /// A text, or nil when AEMET has none or has one whose heading cannot be trusted.
  private func bulletin(
    _ endpoint: Endpoint, priority: PacedCall.Priority, maximumWaitMilliseconds: Int?
  ) async throws(ClientError) -> Decoded<ForecastBulletin>? {
    let payload: Payload
    do throws(ClientError) {
      payload = try await self.payload(
        of: endpoint, priority: priority, maximumWaitMilliseconds: maximumWaitMilliseconds)
    } catch {
      switch error {
      case .noData, .productMissing: return nil
      case .key, .limited, .notAdmitted, .linkExpired, .unknownPath, .serverFailed, .unusable, .transport: throw error
      }
    }
    do throws(BulletinError) {
      return try AEMETBulletinParser.parse(payload.bytes, contentType: payload.contentType)
    } catch {
      return nil
    }
  }
}
