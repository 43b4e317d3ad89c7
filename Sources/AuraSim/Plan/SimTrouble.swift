// SPDX-License-Identifier: MIT

/// What the phone's network does for a while.
package enum NetworkTrouble: String, Hashable, Sendable, CaseIterable {
  /// None at all.
  case offline
  /// Ten to forty times the usual latency: some exchanges run into their limit.
  case slow
  /// One request in five is lost on its way up, one answer in five on its way down.
  case lossy
  /// A portal that wants a tick: no acceptable certificate.
  case captive
  /// Names have no address.
  case nameless
  /// Connections are broken.
  case resetting
}

/// A way out of the phone that can be shut by itself while the others are open.
package enum SimWay: String, Hashable, Sendable, CaseIterable {
  /// To AEMET OpenData.
  case aemet
  /// To the Ministry's air.
  case air
  /// To headlines and AEMET's feeds.
  case feeds
  case watch

  /// The way to a host.
  init(host: String) {
    self =
      switch host {
      case "opendata.aemet.es": .aemet
      case "ica.miteco.es": .air
      default: .feeds
      }
  }
}

/// What the phone's disk does for a while.
package enum DiskTrouble: String, Hashable, Sendable, CaseIterable {
  /// One writing in three is torn: the old file stands, or half of the new line of the ledger, and the writer is told of
  /// success.
  case torn
  /// One writing in three is lost, and the writer is told of success.
  case lost
  /// Each writing takes some tens of milliseconds to seconds.
  case slow
  /// Nothing fits any more.
  case full
  /// Reads and writes fail now and then.
  case failing
}

/// What becomes of what the phone tells the watch.
package enum WatchTrouble: String, Hashable, Sendable, CaseIterable {
  /// Out of reach: the newest push waits.
  case away
  /// Pushes come twice.
  case doubled
  /// Pushes come late and in another order.
  case shuffled
  /// Pushes are lost.
  case lossy
  /// There is no watch.
  case absent
}

/// Which key the phone has from a moment on.
package enum KeyChoice: String, Hashable, Sendable, CaseIterable {
  case good, second, none, malformed
  /// AEMET does not take it.
  case refused
  /// The store gives nothing out.
  case locked
}

/// What goes wrong at the servers for a while.
package struct ServerTrouble: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case limited, limitPage, serverError, garbage, cutShort, reset, stall, emptyReply, emptyBody, htmlPage
    case expiredLink, productMissing, envelopeWithoutLink, wrongCharset, missingHours, duplicatedHours, badTar
    case staleProduct, delay, errorObject, noData
  }

  /// Which answers.
  package enum Place: String, Hashable, Sendable, CaseIterable {
    case all, first, second, hourly, daily, avisos, observations, uvi, bulletin, air, marker
  }

  package var kind: Kind
  package var place: Place
  /// Of the answers there, 1…100.
  package var percent: Int

  package init(kind: Kind, place: Place, percent: Int) {
    (self.kind, self.place, self.percent) = (kind, place, percent)
  }
}
