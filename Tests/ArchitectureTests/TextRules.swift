// SPDX-License-Identifier: MIT

/// Rules on the text of every file: length, licence line, stray marks, paths of a machine, keys.
enum TextRules {
  static let lineLimit = 300

  static func violations(in file: SourceFile) -> [Violation] {
    var found: [Violation] = []
    let lines = file.lines
    if lines.count > lineLimit + 1 && !file.path.contains("/Generated/") {
      found.append(
        Violation(path: file.path, line: lines.count, message: "longer than \(lineLimit) lines; cut it by subject"))
    }
    let isManifest = file.path == "Package.swift"
    if lines.first != "// SPDX-License-Identifier: MIT" && !isManifest {
      found.append(Violation(path: file.path, line: 1, message: "begins without the SPDX licence line"))
    }
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X"].filter(file.mentions)
    for (index, line) in lines.enumerated() where !marks.isEmpty {
      for word in marks where line.contains(word) {
        found.append(Violation(path: file.path, line: index + 1, message: "\(word): do it, or file an issue"))
      }
    }
    return found + privateText(in: file)
  }

  /// Paths of somebody's machine, and JSON web tokens, in any kind of file.
  static func privateText(in file: SourceFile) -> [Violation] {
    let paths = ["/ho" + "me/", "/Use" + "rs/", "/ro" + "ot/", "/wo" + "rk/", "/tm" + "p/wt"]
    var found: [Violation] = []
    guard (paths + ["eyJ" + "hbGciOi"]).contains(where: file.mentions) else { return [] }
    for (index, line) in file.lines.enumerated() {
      if let path = paths.first(where: { line.contains($0) }) {
        found.append(Violation(path: file.path, line: index + 1, message: "names a path of one machine: \(path)"))
      }
      if let token = line.firstRange(of: "eyJ" + "hbGciOi"), line[token.upperBound...].count(where: { $0 == "." }) >= 2
      {
        let isMadeUp = line.contains("made-up") || file.path.hasPrefix("Tests/")
        if !isMadeUp {
          found.append(Violation(path: file.path, line: index + 1, message: "holds what looks like a key"))
        }
      }
    }
    return found
  }
}
