// SPDX-License-Identifier: MIT

package import AuraModel

/// Something that happens to a phone at a moment of a run, whole in itself: any of them may be left out.
package struct SimEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A person opens the app, which refreshes all.
    case open
    /// The system lets the app refresh for half a minute.
    case background
    /// A person pulls to refresh.
    case pull
    /// Somebody looks for so many seconds and leaves.
    case glance(seconds: Int)
    /// A widget wakes by itself.
    case widget(Int)
    /// A person leafs through the stations of the neighbourhood: two dozen readings at once.
    case browse
    case add(MunicipalityCode)
    case remove(MunicipalityCode)
    case activate(MunicipalityCode)
    case move(MunicipalityCode, to: Int)
    case key(KeyChoice)
    /// The app's process dies.
    case kill
    /// Whichever process makes the so-many-th operation on the disk from now dies at it.
    case killAt(operations: Int)
    /// The power fails: every process dies, what was not synced is gone.
    case power
    /// A bit of a kept file turns over.
    case rot(Int)
    /// The wall clock is moved.
    case wall(seconds: Int)
    /// The watch's own wall clock is moved.
    case watchWall(seconds: Int)
    /// The watch's app starts anew.
    case watchRestart
    /// One of the ways out of the phone is shut, until it is opened again or the calm begins.
    case stop(SimWay)
    case restore(SimWay)
    case network(NetworkTrouble, seconds: Int)
    case disk(DiskTrouble, seconds: Int)
    case watch(WatchTrouble, seconds: Int)
    case server(ServerTrouble, seconds: Int)
  }

  /// Milliseconds after the start of the run.
  package var at: Int64
  package var kind: Kind

  package init(at: Int64, _ kind: Kind) {
    (self.at, self.kind) = (at, kind)
  }

  /// The place that it is about.
  package var place: MunicipalityCode? {
    switch kind {
    case .add(let place), .remove(let place), .activate(let place), .move(let place, _): place
    case .open, .background, .pull, .glance, .widget, .browse, .key, .kill, .killAt, .power, .rot, .wall, .watchWall,
      .watchRestart, .stop, .restore, .network, .disk, .watch, .server:
      nil
    }
  }

  /// Whether it is a fault rather than ordinary use.
  package var isFault: Bool {
    switch kind {
    case .open, .background, .pull, .glance, .widget, .browse, .add, .remove, .activate, .move: false
    case .key, .kill, .killAt, .power, .rot, .wall, .watchWall, .watchRestart, .stop, .restore, .network, .disk, .watch,
      .server:
      true
    }
  }
}
