// SPDX-License-Identifier: MIT

/// A file imports only what its module's row allows, and system modules only where they belong.
struct ImportRule {
  let table: ModuleTable

  /// Modules of the toolchain, and the modules of ours that may import them; nil for anyone.
  static let system: [String: Set<String>?] = [
    "Synchronization": nil,
    "Glibc": nil, "Darwin": nil, "Musl": nil,
    "CEpoll": ["AuraMockServer"],
    "CZlib": ["AuraFormats"],
    "Foundation": ["AuraTransportLive", "AuraStore", "AuraHub", "aura", "aura-bench", "aura-sweep"],
    // Only where they can be imported: `.ci/run apple` checks those branches against Tests/AppleStubs.
    "Security": ["AuraStore"],
    "WatchConnectivity": ["AuraHub"],
    "FoundationNetworking": ["AuraTransportLive"],
    "FoundationXML": ["aura-bench"],
  ]

  /// Edges that may never be in the table, with the reason.
  static let forbidden: [(from: String, to: String, reason: String)] = [
    (
      "AuraMock", "AuraFeeds",
      "the mock has writers of its own: a shared decoder would let a misreading agree with itself"
    ),
    ("AuraMock", "AuraClient", "the mock knows no client"),
    ("AuraSnapshot", "AuraTransport", "a snapshot is joined from records, whatever carried them"),
    ("AuraSnapshot", "AuraClient", "a snapshot is joined from records, whatever fetched them"),
    ("AuraSurfaces", "AuraFeeds", "surfaces are composed from snapshots"),
    ("AuraTruth", "AuraProse", "the judge of a text shares nothing with its writer"),
    ("AuraTruth", "AuraSurfaces", "the judge of a text shares nothing with its writer"),
  ]

  func violations(in file: SourceFile) -> [Violation] {
    guard let module = file.module, let row = table.rows[module] else {
      return [Violation(path: file.path, line: 1, message: "the file lies in no module of Package.swift's table")]
    }
    return file.imports.compactMap { name, line in
      if row.imports.contains(name) { return nil }
      if let users = Self.system[name] {
        guard let users, !users.contains(module) else { return nil }
        return Violation(path: file.path, line: line, message: "\(name) may be imported only in \(users.sorted())")
      }
      return Violation(path: file.path, line: line, message: "\(module)'s row does not allow \(name)")
    }
  }

  /// Edges of the table that the design forbids, and engine modules that import the workshop.
  func forbiddenEdges() -> [Violation] {
    var found = Self.forbidden.compactMap { edge in
      table.rows[edge.from]?.imports.contains(edge.to) == true
        ? Violation(path: "Package.swift", line: 1, message: "\(edge.from) → \(edge.to): \(edge.reason)") : nil
    }
    for row in table.rows.values where row.kind == "engine" || row.kind == "umbrella" {
      for name in row.imports where table.rows[name].map({ $0.kind != "engine" }) ?? false {
        found.append(
          Violation(path: "Package.swift", line: 1, message: "\(row.name) → \(name): the engine ends at its own edge"))
      }
    }
    return found.sorted { $0.message < $1.message }
  }

  /// Rows that allow what no file imports: the table says what is, not what might be.
  func unusedEdges(files: [SourceFile]) -> [Violation] {
    var used: [String: Set<String>] = [:]
    for file in files { used[file.module ?? "", default: []].formUnion(file.imports.map(\.name)) }
    return table.rows.values.sorted { $0.name < $1.name }.flatMap { row in
      row.imports.subtracting(used[row.name] ?? []).sorted().map {
        Violation(path: "Package.swift", line: 1, message: "\(row.name) never imports \($0)")
      }
    }
  }
}
