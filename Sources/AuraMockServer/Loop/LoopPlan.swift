// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime

/// What every event loop of one server is given.
struct LoopPlan: Sendable {
  let limits: ServerLimits
  let responder: any Responder
  /// The mock's clock: only the `Date` header is read from it.
  let time: any TimeSource
  let origin: LinkOrigin
  let tally: ServerTally
  /// The inboxes of all loops, this one's among them.
  let inboxes: [LoopInbox]
}
