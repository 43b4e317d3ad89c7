// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// One reading of the command, with what a person should know about the key beside it.
struct Reading {
  static let attribution = "Elaborado con datos de AEMET"

  let payload: Payload
  /// The moment asked for, else that of the reading.
  let moment: WallInstant

  init(of endpoint: Endpoint, options: SmokeOptions, console: Console) async throws(SmokeFailure) {
    let wiring = Wiring(options)
    if case .live = options.source { try Self.tellKeyHealth(wiring.client, console: console) }
    do throws(ClientError) {
      payload = try await wiring.client.payload(of: endpoint, priority: .forced)
    } catch {
      throw .reading(FailureReason(error))
    }
    moment = options.moment ?? payload.receivedAt
    if case .mock = options.source {
      console.message("aura-smoke: made-up weather of the mock in this process; not affiliated with AEMET or MITECO")
    }
  }

  /// Warns ahead of the end of the key; an expired one is not sent.
  private static func tellKeyHealth(_ client: AEMETClient, console: Console) throws(SmokeFailure) {
    let health: KeyHealth
    do throws(KeyStoreError) { health = try client.keyHealth() } catch { throw .reading(.keyStoreUnavailable) }
    switch health {
    case .missing: throw .reading(.noKey)
    case .expired: throw .reading(.keyExpired)
    case .expiringSoon(_, let days): console.message(KeyPhrase.expiring(inDays: days))
    case .withoutExpiry: console.message(KeyPhrase.withoutExpiry)
    // AEMET says what it makes of a key of another form.
    case .valid, .malformed: break
    }
  }
}
