// SPDX-License-Identifier: MIT

/// The table of modules as `Package.swift` writes it.
struct ModuleTable {
  struct Row {
    let name: String
    let kind: String
    let imports: Set<String>
  }

  let rows: [String: Row]

  /// Reads the table out of a manifest's text.
  init(manifest: String) {
    let start = manifest.firstRange(of: "let table = \"\"\"")?.upperBound ?? manifest.endIndex
    let table = manifest[start...].prefix(upTo: manifest[start...].firstRange(of: "\"\"\"")?.lowerBound ?? start)
    var rows: [String: Row] = [:]
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      guard columns.count == 3, let name = columns[0].first, let kind = columns[1].first else { continue }
      rows[name] = Row(name: name, kind: kind, imports: Set(columns[2]))
    }
    let engine = Set(rows.values.filter { $0.kind == "engine" }.map(\.name))
    self.rows = rows.mapValues { $0.kind == "umbrella" ? Row(name: $0.name, kind: $0.kind, imports: engine) : $0 }
  }

  /// Whether the graph can be walked from any module without coming back to it.
  var isAcyclic: Bool {
    func reaches(_ name: String, from start: String, depth: Int) -> Bool {
      depth > rows.count
        || (rows[start]?.imports.contains { $0 == name || reaches(name, from: $0, depth: depth + 1) } ?? false)
    }
    return rows.keys.allSatisfy { !reaches($0, from: $0, depth: 0) }
  }
}
