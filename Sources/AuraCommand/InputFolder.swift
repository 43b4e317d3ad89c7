// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What lies in a folder.
public enum InputFolder {
  /// The names of its entries that end so, sorted; none when there is no such folder.
  public static func names(in path: String, endingWith suffix: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(suffix), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder where there is none; its parent has to be there.
  public static func make(_ path: String) throws(InputFileError) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw .unreadable(path: path, detail: String(cString: strerror(errno)))
    }
  }
}
