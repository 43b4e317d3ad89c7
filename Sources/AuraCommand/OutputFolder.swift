// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Folders that a command writes into.
public enum OutputFolder {
  /// Makes a folder and those above it; one that is there is left as it is.
  ///
  /// - Throws: `InputFileError` when the system refuses.
  public static func make(_ path: String) throws(InputFileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      guard mkdir(made, mode_t(0o755)) != 0, errno != EEXIST else { continue }
      throw .unreadable(path: made, detail: String(cString: strerror(errno)))
    }
  }
}
