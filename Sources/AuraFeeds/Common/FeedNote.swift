// SPDX-License-Identifier: MIT

/// An oddity of a payload that did not stop its reading: which one, and where.
public struct FeedNote: Hashable, Sendable, CustomStringConvertible {
  /// A quirk's id (`Q-HOR-14`), or what was lost: `bad-value` (the value is unknown now), `bad-element` (the element
  /// is gone), `bad-day`.
  public let id: String
  /// What stood there, of something lost; nil for a quirk.
  public let found: String?
  let place: FeedPlace

  /// Makes a note of a payload that is no JSON: `path` is a line, or the name of a member.
  public init(id: String, path: String) {
    self.init(id: id, place: FeedPlace(path))
  }

  init(id: String, place: FeedPlace, found: String? = nil) {
    self.id = id
    self.place = place
    self.found = found
  }

  /// As in `[0].prediccion.dia[2].viento[1].velocidad`; empty for the whole payload.
  public var path: String { place.path }

  public var description: String { "\(id) at \(path.isEmpty ? "document" : path)" + (found.map { ": \($0)" } ?? "") }

  public static func == (left: FeedNote, right: FeedNote) -> Bool {
    left.id == right.id && left.found == right.found && left.path == right.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(path)
  }
}
