// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the `Fixtures` folder and the folders a developer names, for tests and workshop commands.
///
/// Order: an explicit folder, `AURA_FIXTURES`, then walking up from the executable and from the working directory.
/// `Bundle.module` is not used: it crashes when the binary moves.
public enum Fixtures {
  /// The folder that holds the fixtures.
  ///
  /// - Throws: `FixturesNotFound` with every place that was tried.
  public static func folder(explicit: String? = nil) throws(FixturesNotFound) -> String {
    var tried: [String] = []
    for candidate in [explicit, environment("AURA_FIXTURES")].compactMap({ $0 }) {
      if isFolder(candidate) { return candidate }
      tried.append(candidate)
    }
    for start in [executableFolder(), workingFolder()].compactMap({ $0 }) {
      for ancestor in ancestors(of: start) {
        let candidate = ancestor + "/Fixtures"
        if isFolder(candidate) { return candidate }
        tried.append(candidate)
      }
    }
    throw FixturesNotFound(tried: tried)
  }

  /// The folder of real payloads, when `AURA_RECORDINGS` names one.
  public static var recordings: String? { namedFolder("AURA_RECORDINGS") }

  /// The folder of full reference tables, when `AURA_REFERENCE` names one.
  public static var reference: String? { namedFolder("AURA_REFERENCE") }

  /// The folder to write figures of the documentation to, when `AURA_FIGURES` names one.
  public static var figures: String? { namedFolder("AURA_FIGURES") }

  /// Reads a whole file; nil when there is none.
  public static func bytes(at path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  private static func namedFolder(_ variable: String) -> String? {
    environment(variable).flatMap { isFolder($0) ? $0 : nil }
  }
}

/// No `Fixtures` folder anywhere that was looked at.
public struct FixturesNotFound: Error, Hashable, Sendable, CustomStringConvertible {
  public let tried: [String]

  public var description: String {
    "no Fixtures folder; name one with --fixtures or AURA_FIXTURES. Tried: " + tried.joined(separator: ", ")
  }
}

private func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && (status.st_mode & S_IFMT) == S_IFDIR
}

private func executableFolder() -> String? {
  realpath(CommandLine.arguments[0], nil).map { pointer in
    defer { free(pointer) }
    return parent(of: String(cString: pointer))
  }
}

private func workingFolder() -> String? {
  getcwd(nil, 0).map { pointer in
    defer { free(pointer) }
    return String(cString: pointer)
  }
}

private func parent(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
}

private func ancestors(of folder: String) -> [String] {
  var result: [String] = []
  var current = folder
  while !current.isEmpty, current != "." {
    result.append(current)
    current = parent(of: current)
  }
  return result
}
