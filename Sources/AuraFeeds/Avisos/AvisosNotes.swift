// SPDX-License-Identifier: MIT

/// The oddities met in one answer: of each quirk the first place, of unreadable files each up to a limit.
struct AvisosNotes {
  private(set) var notes: [FeedNote] = []
  private var met: Set<String> = []

  mutating func meet(_ id: String, at path: String) {
    if met.insert(id).inserted { notes.append(FeedNote(id: id, path: path)) }
  }
}
