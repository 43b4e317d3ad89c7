// SPDX-License-Identifier: MIT

/// What is not the same in a drawing of two runs.
package struct SheetDifference: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let path: String
    /// nil where the value is not there.
    package let before: String?
    package let after: String?
  }

  package let drawing: String
  /// In the order of the second run; what is only in the first comes at the end.
  package let lines: [Line]

  /// The drawings that differ, in the order of the second run.
  package static func between(_ before: SurfaceSheet, _ after: SurfaceSheet) -> [SheetDifference] {
    var names: [String] = []
    for row in after.rows + before.rows where !names.contains(row.drawing) { names.append(row.drawing) }
    return names.compactMap { name in
      let old = values(before, name)
      let new = values(after, name)
      let known = Dictionary(old) { first, _ in first }
      let told = Dictionary(new) { first, _ in first }
      var lines = new.compactMap { path, value in
        known[path] == value ? nil : Line(path: path, before: known[path], after: value)
      }
      lines += old.compactMap { path, value in
        told[path] == nil ? Line(path: path, before: value, after: nil) : nil
      }
      return lines.isEmpty ? nil : SheetDifference(drawing: name, lines: lines)
    }
  }

  private static func values(_ sheet: SurfaceSheet, _ name: String) -> [(String, String)] {
    sheet.rows.filter { $0.drawing == name }.map { ($0.path, $0.value) }
  }
}
