// SPDX-License-Identifier: MIT

import AuraTestSupport
import Testing

/// Each rule is proved by a fault planted in a file that does not exist: a rule that finds nothing proves nothing.
struct PlantedFaultTests {
  static let manifest = """
    let table = \"""
      AuraTime     | engine   |
      AuraMock     | workshop | AuraFeeds AuraTime
      AuraFeeds    | engine   | AuraMock
    \"""
    """

  let rule = ImportRule(table: ModuleTable(manifest: manifest))

  func file(_ text: String, path: String = "Sources/AuraTime/Planted.swift") -> SourceFile {
    SourceFile(path: path, text: "// SPDX-License-Identifier: MIT\n" + text)
  }

  @Test(
    "An import the row does not allow is found",
    arguments: [
      "import AuraMock", "public import AuraMock", "@_exported public import AuraMock", "import struct AuraMock.Mock",
      "import Foundation",
    ])
  func plantedImport(_ line: String) {
    #expect(rule.violations(in: file(line)).map(\.line) == [2])
  }

  @Test("Allowed imports, and the word in a comment, are not found")
  func allowedImports() {
    #expect(rule.violations(in: file("import Synchronization\n// import AuraMock\nimport Glibc")) == [])
    #expect(rule.violations(in: file("import AuraTime", path: "Sources/AuraNowhere/Planted.swift")).count == 1)
  }

  @Test("Forbidden, unused and circular edges are found")
  func plantedEdges() {
    #expect(
      rule.forbiddenEdges().map(\.message).map { $0.prefix { $0 != ":" } } == [
        "AuraFeeds → AuraMock", "AuraMock → AuraFeeds",
      ])
    #expect(rule.unusedEdges(files: [file("import AuraTime", path: "Sources/AuraMock/Planted.swift")]).count == 2)
    #expect(!rule.table.isAcyclic)
  }

  @Test(
    "Each banned word is found in code, and not in a comment, a string or a longer name",
    arguments: BannedWordRule.words.map(\.text))
  func plantedWord(_ word: String) {
    let found = BannedWordRule().violations(in: file("let x = 1\n  \(word)", path: "Sources/AuraPlanted/Planted.swift"))
    #expect(found.contains { $0.line == 3 && $0.message.hasPrefix(word) })
    let harmless =
      "/* \(word) */ let a = \"\(word)\" // \(word)\nlet b = \"\"\"\n  \(word)\n  \"\"\"\nlet withTaskGroup(, reprint(, fingerprint("
    #expect(BannedWordRule().violations(in: file(harmless, path: "Sources/AuraPlanted/Planted.swift")) == [])
  }

  @Test("A long file, a missing licence, a stray mark, a machine's path and a key are found")
  func plantedTexts() {
    let messages = { (file: SourceFile) in TextRules.violations(in: file).map(\.message) }
    #expect(messages(file(String(repeating: "\n", count: 300))).contains { $0.contains("longer than 300") })
    #expect(messages(file(String(repeating: "\n", count: 299))) == [])
    #expect(messages(SourceFile(path: "Sources/A/B.swift", text: "import X")).contains { $0.contains("SPDX") })
    #expect(messages(file("// TO" + "DO later")).count == 1)
    #expect(messages(file("let path = \"/ho" + "me/somebody\"")).count == 1)
    #expect(messages(file("let key = \"eyJ" + "hbGciOiJIUzI1NiJ9.e30.c2ln\"", path: "Sources/A/B.swift")).count == 1)
  }
}
