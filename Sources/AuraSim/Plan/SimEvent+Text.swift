// SPDX-License-Identifier: MIT

import AuraModel

/// Why a line is no event.
package struct SimTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; 0 for a line that stands alone, and for what is wrong with the whole.
  package let line: Int
  package let found: String
  package let expected: String

  package var description: String {
    (line > 0 ? "line \(line): " : "") + "found \"\(found)\", expected \(expected)"
  }
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
    guard cells.count >= 2, let at = Int64(cells[0]), at >= 0 else {
      throw SimTextError(line: 0, found: String(text.prefix(64)), expected: "milliseconds and an event, or a setting")
    }
    guard let kind = Self.kind(cells[1], Array(cells.dropFirst(2))) else {
      throw SimTextError(
        line: 0, found: String(text.prefix(64)),
        expected: Self.forms[cells[1]].map { "\(at) \($0)" } ?? "one of "
          + Self.forms.keys.sorted().joined(separator: ", "))
    }
    self.init(at: at, kind)
  }

  /// How each kind is written.
  private static let forms: [String: String] = {
    func one(of names: [String]) -> String { names.joined(separator: "|") }
    let plain = ["open", "background", "pull", "browse", "kill", "power", "watchRestart"]
    var forms = [String: String](uniqueKeysWithValues: plain.map { ($0, $0) })
    for (word, rest) in [
      ("glance", "SECONDS"), ("widget", "0…7"), ("killAt", "OPERATIONS"), ("rot", "NUMBER"), ("wall", "SECONDS"),
      ("watchWall", "SECONDS"), ("stop", one(of: SimWay.allCases.map(\.rawValue))),
      ("restore", one(of: SimWay.allCases.map(\.rawValue))),
      ("add", "PLACE"), ("remove", "PLACE"), ("activate", "PLACE"), ("move", "PLACE POSITION"),
      ("key", one(of: KeyChoice.allCases.map(\.rawValue))),
      ("network", one(of: NetworkTrouble.allCases.map(\.rawValue)) + " SECONDS"),
      ("disk", one(of: DiskTrouble.allCases.map(\.rawValue)) + " SECONDS"),
      ("watch", one(of: WatchTrouble.allCases.map(\.rawValue)) + " SECONDS"),
      (
        "server",
        one(of: ServerTrouble.Kind.allCases.map(\.rawValue)) + " "
          + one(of: ServerTrouble.Place.allCases.map(\.rawValue)) + " PERCENT SECONDS"
      ),
    ] { forms[word] = "\(word) \(rest)" }
    return forms
  }()

  /// Seconds of a trouble, or of a glance: three years at most.
  private static let seconds = 0...100_000_000

  private static func kind(_ word: String, _ cells: [String]) -> Kind? {
    func number(_ index: Int, in range: ClosedRange<Int> = seconds) -> Int? {
      guard cells.indices.contains(index), let number = Int(cells[index]), range.contains(number) else { return nil }
      return number
    }
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
    case ("widget", 1): return number(0, in: 0...7).map { .widget($0) }
    case ("killAt", 1): return number(0).map { .killAt(operations: $0) }
    case ("rot", 1): return number(0, in: 0...Int.max).map { .rot($0) }
    case ("wall", 1): return number(0, in: -seconds.upperBound...seconds.upperBound).map { .wall(seconds: $0) }
    case ("watchWall", 1):
      return number(0, in: -seconds.upperBound...seconds.upperBound).map { .watchWall(seconds: $0) }
    case ("stop", 1): return SimWay(rawValue: cells[0]).map { .stop($0) }
    case ("restore", 1): return SimWay(rawValue: cells[0]).map { .restore($0) }
    case ("add", 1): return place().map { .add($0) }
    case ("remove", 1): return place().map { .remove($0) }
    case ("activate", 1): return place().map { .activate($0) }
    case ("key", 1): return KeyChoice(rawValue: cells[0]).map { .key($0) }
    case ("move", 2):
      guard let place = place(), let position = number(1, in: 0...53) else { return nil }
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
