// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// One reading of the command.
struct Reading {
  static let attribution = "Elaborado con datos de AEMET"

  let payload: Payload
  /// The moment asked for, else that of the reading.
  let moment: WallInstant

  init(of endpoint: Endpoint, options: SmokeOptions, console: Console) async throws(SmokeFailure) {
    let session = try Session(options, console: console)
    do throws(ClientError) {
      payload = try await session.client.payload(of: endpoint, priority: .forced)
    } catch {
      throw .reading(FailureReason(error))
    }
    moment = options.moment ?? payload.receivedAt
    session.tellMadeUp()
  }
}
