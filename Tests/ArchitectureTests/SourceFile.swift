// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Synchronization

/// One Swift file of the checkout, or a planted one, with what the rules look at.
struct SourceFile {
  /// From the root of the checkout: `Sources/AuraTime/CivilDate.swift`.
  let path: String
  let text: String
  let lines: [Substring]

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// Whether the text holds a word at all: one search of the bytes spares looking at every line.
  func mentions(_ word: String) -> Bool {
    text.withCString { strstr($0, word) != nil }
  }

  /// The name of the module, when the file lies in one: the folder under `Sources`, `Benchmarks` or `Tests`.
  var module: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : nil
  }

  /// Names of the modules the file imports, with their line numbers.
  var imports: [(name: String, line: Int)] {
    lines.enumerated().compactMap { index, line in
      // Nearly every line is none: its first letter spares taking it apart.
      guard let first = line.utf8.first(where: { $0 != 0x20 }), "@ip".utf8.contains(first) else { return nil }
      let words = line.split(separator: " ").map(String.init)
      guard let position = words.firstIndex(of: "import"), position + 1 < words.count,
        words[..<position].allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
        })
      else { return nil }
      // `import struct Module.Type` names a kind first.
      let last = words[words.count - 1]
      return (String(last.prefix { $0 != "." }), index + 1)
    }
  }

  /// The code without comments and without the text of string literals, line for line.
  var codeLines: [String] {
    var result: [String] = []
    var isInBlockComment = false
    var isInLongString = false
    for line in lines {
      var code = ""
      var rest = line
      var isInString = false
      while let character = rest.first {
        if isInBlockComment {
          isInBlockComment = !rest.hasPrefix("*/")
          rest = rest.dropFirst(isInBlockComment ? 1 : 2)
        } else if rest.hasPrefix("\"\"\"") && !isInString {
          isInLongString.toggle()
          rest = rest.dropFirst(3)
        } else if isInLongString {
          rest = rest.dropFirst()
        } else if isInString && rest.hasPrefix("\\") {
          rest = rest.dropFirst(2)
        } else if character == "\"" {
          isInString.toggle()
          rest = rest.dropFirst()
        } else if isInString {
          rest = rest.dropFirst()
        } else if rest.hasPrefix("//") {
          rest = ""
        } else if rest.hasPrefix("/*") {
          isInBlockComment = true
          rest = rest.dropFirst(2)
        } else {
          code.append(character)
          rest = rest.dropFirst()
        }
      }
      result.append(code)
    }
    return result
  }

  /// Folders that were read, each once for all tests.
  private static let folders = Mutex<[String: [SourceFile]]>([:])

  /// Every Swift file under a folder of the checkout, sorted by path.
  static func all(under folder: String) -> [SourceFile] {
    let top = String(folder.prefix { $0 != "/" })
    let files = folders.withLock { folders in
      if let known = folders[top] { return known }
      let files = read(under: top)
      folders[top] = files
      return files
    }
    return top == folder ? files : files.filter { $0.path.hasPrefix(folder + "/") }
  }

  private static func read(under folder: String) -> [SourceFile] {
    paths(under: folder).filter { $0.hasSuffix(".swift") }.compactMap { path in
      FileManager.default.contents(atPath: Tree.root + "/" + path).map {
        SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
      }
    }
  }

  /// Every file under a folder of the checkout, sorted; hidden folders left out.
  static func paths(under folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: Tree.root + "/" + folder)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.map { folder + "/" + $0 }.sorted()
  }
}

/// A broken rule: where, and what to do instead.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}
