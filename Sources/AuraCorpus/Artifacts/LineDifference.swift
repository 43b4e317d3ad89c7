// SPDX-License-Identifier: MIT

/// Where two texts differ, line by line.
struct LineDifference {
  /// A run of lines that went and of those that came in their place.
  struct Hunk: Hashable {
    var removed: [String] = []
    var added: [String] = []
  }

  let hunks: [Hunk]

  /// The least edit by Myers' method, as the standard library has it, put into hunks.
  init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let edits = after.difference(from: before)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for edit in edits {
      switch edit {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var open = Hunk()
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if gone.contains(left) {
        open.removed.append(before[left])
        left += 1
      } else if come.contains(right) {
        open.added.append(after[right])
        right += 1
      } else {
        if open != Hunk() { hunks.append(open) }
        open = Hunk()
        left += 1
        right += 1
      }
    }
    if open != Hunk() { hunks.append(open) }
    self.hunks = hunks
  }
}
