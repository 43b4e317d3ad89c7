// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells this start of the machine, and this process, from any other.
enum Machine {
  /// A name of this boot, the same for all its processes; 0 where the system does not tell.
  static func boot() -> UInt64 {
    #if canImport(Darwin)
      var size = 0
      guard sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0) == 0, size > 0 else { return 0 }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("kern.bootsessionuuid", &bytes, &size, nil, 0) == 0 else { return 0 }
      return hash(bytes.prefix(size))
    #else
      let descriptor = System.open("/proc/sys/kernel/random/boot_id", O_RDONLY)
      guard descriptor >= 0 else { return 0 }
      defer { _ = close(descriptor) }
      return System.read(descriptor, at: 0, count: 64).map { hash($0[...]) } ?? 0
    #endif
  }

  static var process: Int32 { getpid() }

  /// FNV-1a.
  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
