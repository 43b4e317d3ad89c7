// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// A client that may be asked: the key is looked at first, and whoever runs the command is told of its end.
struct Session {
  let client: AEMETClient
  /// The moment asked for, else now.
  let moment: WallInstant
  private let console: Console
  private let isMock: Bool

  init(_ options: SmokeOptions, console: Console) throws(SmokeFailure) {
    let wiring = Wiring(options)
    client = wiring.client
    moment = options.moment ?? wiring.time.wall
    self.console = console
    if case .mock = options.source { isMock = true } else { isMock = false }
    if case .live = options.source { try Self.tellKeyHealth(client, console: console) }
  }

  /// Says that nothing of it is true, once something was read.
  func tellMadeUp() {
    guard isMock else { return }
    console.message("aura-smoke: made-up weather of the mock in this process; not affiliated with AEMET or MITECO")
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
