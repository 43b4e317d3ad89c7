// SPDX-License-Identifier: MIT

package import AuraTime

/// Which telling of the weather is wanted: what happened, or what a forecast issued at some instant said of it.
///
/// A forecast's error is zero up to its issue and grows with the time ahead; it is bounded, and every edition obeys
/// the same laws as the weather itself. Equal editions give equal answers.
package enum ForecastEdition: Sendable, Hashable {
  /// The weather that happens: what stations measure.
  case observed
  /// What the forecast issued at this instant says. Hours before it are those observed.
  case issued(WallInstant)
}
