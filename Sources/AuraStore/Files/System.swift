// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's calls on files, in the forms that need pointers or differ between systems.
enum System {
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    while true {
      #if canImport(Darwin)
        let descriptor = Darwin.open(path, flags | O_CLOEXEC, mode_t(0o600))
      #elseif canImport(Glibc)
        let descriptor = Glibc.open(path, flags | O_CLOEXEC, mode_t(0o600))
      #else
        let descriptor = Musl.open(path, flags | O_CLOEXEC, mode_t(0o600))
      #endif
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  static func read(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let part = pread(descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        if part < 0 && errno == EINTR { continue }
        failed = part < 0
        if part <= 0 { return }
        filled += part
      }
    }
    return failed ? nil : bytes
  }

  static func write(_ descriptor: Int32, _ bytes: [UInt8], at offset: Int) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let part = pwrite(descriptor, buffer.baseAddress! + written, buffer.count - written, off_t(offset + written))
        if part < 0 && errno == EINTR { continue }
        guard part > 0 else { return false }
        written += part
      }
      return true
    }
  }

  static func sync(_ descriptor: Int32) -> Bool {
    while true {
      #if canImport(Darwin)
        let status = fsync(descriptor)
      #else
        let status = fdatasync(descriptor)
      #endif
      if status == 0 || errno != EINTR { return status == 0 }
    }
  }

  static func size(_ descriptor: Int32) -> Int? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isSameFile(_ descriptor: Int32, _ path: String) -> Bool {
    var open = stat()
    var named = stat()
    return fstat(descriptor, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
      && open.st_dev == named.st_dev
  }

  static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
            String(cString: $0)
          }
        })
    }
    return names
  }

  /// The error of the call that just failed.
  static func error(_ operation: String, _ name: String) -> StoreError {
    switch errno {
    case EROFS: .readOnly(name: name)
    case ENOSPC, EDQUOT: .diskFull(name: name)
    case EACCES, EPERM: .forbidden(name: name)
    case let code: .failed(operation: operation, name: name, code: code)
    }
  }
}
