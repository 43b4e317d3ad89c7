// SPDX-License-Identifier: MIT

import AuraModel

/// Why a line is no event.
package struct SimTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; 0 for a line that stands alone.
  package let line: Int
  package let found: String
  package let expected: String

  package var description: String { "line \(line): found \"\(found)\", expected \(expected)" }
}

extension SimEvent: CustomStringConvertible {
  /// One line: milliseconds, a word, what belongs to it.
  package var description: String { "\(at) \(words)" }

  /// The line without its moment.
  package var words: String {
    switch kind {
    case .open: "open"
    case .background: "background"
    case .pull: "pull"
    case .glance(let seconds): "glance \(seconds)"
    case .widget(let number): "widget \(number)"
    case .browse: "browse"
    case .add(let place): "add \(place)"
    case .remove(let place): "remove \(place)"
    case .activate(let place): "activate \(place)"
    case .move(let place, let position): "move \(place) \(position)"
    case .key(let choice): "key \(choice.rawValue)"
    case .kill: "kill"
    case .killAt(let operations): "killAt \(operations)"
    case .power: "power"
    case .rot(let number): "rot \(number)"
    case .wall(let seconds): "wall \(seconds)"
    case .watchWall(let seconds): "watchWall \(seconds)"
    case .watchRestart: "watchRestart"
    case .stop(let way): "stop \(way.rawValue)"
    case .restore(let way): "restore \(way.rawValue)"
    case .network(let trouble, let seconds): "network \(trouble.rawValue) \(seconds)"
    case .disk(let trouble, let seconds): "disk \(trouble.rawValue) \(seconds)"
    case .watch(let trouble, let seconds): "watch \(trouble.rawValue) \(seconds)"
    case .server(let trouble, let seconds):
      "server \(trouble.kind.rawValue) \(trouble.place.rawValue) \(trouble.percent) \(seconds)"
    }
  }

  /// Reads what `description` writes.
  package init(_ text: some StringProtocol) throws(SimTextError) {
    let cells = text.split { $0 == " " }.map { String($0) }
    guard cells.count >= 2, let at = Int64(cells[0]), at >= 0, let kind = Self.kind(cells[1], Array(cells.dropFirst(2)))
    else { throw SimTextError(line: 0, found: String(text), expected: "milliseconds and an event") }
    self.init(at: at, kind)
  }

  private static func kind(_ word: String, _ cells: [String]) -> Kind? {
    func number(_ index: Int) -> Int? { cells.indices.contains(index) ? Int(cells[index]) : nil }
    func place() -> MunicipalityCode? { cells.first.flatMap { MunicipalityCode($0) } }
    switch (word, cells.count) {
    case ("open", 0): return .open
    case ("background", 0): return .background
    case ("pull", 0): return .pull
    case ("browse", 0): return .browse
    case ("kill", 0): return .kill
    case ("power", 0): return .power
    case ("watchRestart", 0): return .watchRestart
    case ("glance", 1): return number(0).map { .glance(seconds: $0) }
    case ("widget", 1): return number(0).map { .widget($0) }
    case ("killAt", 1): return number(0).map { .killAt(operations: $0) }
    case ("rot", 1): return number(0).map { .rot($0) }
    case ("wall", 1): return number(0).map { .wall(seconds: $0) }
    case ("watchWall", 1): return number(0).map { .watchWall(seconds: $0) }
    case ("stop", 1): return SimWay(rawValue: cells[0]).map { .stop($0) }
    case ("restore", 1): return SimWay(rawValue: cells[0]).map { .restore($0) }
    case ("add", 1): return place().map { .add($0) }
    case ("remove", 1): return place().map { .remove($0) }
    case ("activate", 1): return place().map { .activate($0) }
    case ("key", 1): return KeyChoice(rawValue: cells[0]).map { .key($0) }
    case ("move", 2):
      guard let place = place(), let position = number(1) else { return nil }
      return .move(place, to: position)
    case ("network", 2):
      guard let trouble = NetworkTrouble(rawValue: cells[0]), let seconds = number(1) else { return nil }
      return .network(trouble, seconds: seconds)
    case ("disk", 2):
      guard let trouble = DiskTrouble(rawValue: cells[0]), let seconds = number(1) else { return nil }
      return .disk(trouble, seconds: seconds)
    case ("watch", 2):
      guard let trouble = WatchTrouble(rawValue: cells[0]), let seconds = number(1) else { return nil }
      return .watch(trouble, seconds: seconds)
    case ("server", 4):
      guard let kind = ServerTrouble.Kind(rawValue: cells[0]), let place = ServerTrouble.Place(rawValue: cells[1]),
        let percent = number(2), (1...100).contains(percent), let seconds = number(3)
      else { return nil }
      return .server(ServerTrouble(kind: kind, place: place, percent: percent), seconds: seconds)
    default: return nil
    }
  }
}
