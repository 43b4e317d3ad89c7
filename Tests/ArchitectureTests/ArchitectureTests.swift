// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// The shape of the tree is what `Package.swift` and the design say it is.
struct ArchitectureTests {
  static let sources = SourceFile.all(under: "Sources") + SourceFile.all(under: "Benchmarks")
  static let sweeps = SourceFile.all(under: "Tests/aura-sweep")
  static let tests = SourceFile.all(under: "Tests").filter { !$0.path.hasPrefix("Tests/aura-sweep") }

  let table: ModuleTable
  let rule: ImportRule

  init() throws {
    table = ModuleTable(manifest: try Tree.text("Package.swift"))
    rule = ImportRule(table: table)
  }

  @Test("Every import is in its module's row, and the graph has no forbidden edge, no unused edge and no cycle")
  func imports() {
    let files = Self.sources + Self.sweeps
    #expect(files.count > 30)
    #expect(files.flatMap(rule.violations(in:)) == [])
    #expect(rule.forbiddenEdges() == [])
    #expect(rule.unusedEdges(files: files) == [])
    #expect(table.isAcyclic)
  }

  @Test("No banned word stands outside its file")
  func bannedWords() {
    #expect(Self.sources.flatMap(BannedWordRule().violations(in:)) == [])
  }

  @Test("Every file is short, licensed and free of machine paths, keys and stray marks")
  func texts() throws {
    let files = Self.sources + Self.sweeps + Self.tests
    #expect(files.flatMap(TextRules.violations(in:)) == [])
    let others = try ["README.md", "Package.swift", ".ci/run"].map { SourceFile(path: $0, text: try Tree.text($0)) }
    let pages = SourceFile.paths(under: "docs").filter { $0.hasSuffix(".md") }
    let documents = try pages.map { SourceFile(path: $0, text: try Tree.text($0)) }
    #expect((others + documents).flatMap(TextRules.privateText(in:)) == [])
  }

  @Test("The top level is the design card's")
  func topLevel() throws {
    let names = Set(
      try FileManager.default.contentsOfDirectory(atPath: Tree.root).filter { !$0.hasPrefix(".") })
    #expect(names == ["Package.swift", "Sources", "Tests", "Fixtures", "Benchmarks", "docs", "README.md", "LICENSE"])
  }
}
