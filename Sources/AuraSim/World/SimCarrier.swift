// SPDX-License-Identifier: MIT

package import AuraTransport

/// What carries a run's requests to its servers over real sockets: an outlet that a server asks, and the way there.
package struct SimCarrier: Sendable {
  package let outlet: SimOutlet
  package let transport: any Transport

  package init(outlet: SimOutlet, transport: any Transport) {
    (self.outlet, self.transport) = (outlet, transport)
  }
}
