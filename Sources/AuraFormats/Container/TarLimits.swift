// SPDX-License-Identifier: MIT

/// How much a tar archive may hold before reading it stops with an error.
public struct TarLimits: Hashable, Sendable {
  /// Members of every kind; AEMET's largest known archive has 626.
  public var memberCount: Int
  /// Bytes of a name or a link target.
  public var nameBytes: Int
  /// Bytes of one member's content.
  public var memberBytes: Int
  /// Bytes of one PAX header.
  public var extendedHeaderBytes: Int

  public init(
    memberCount: Int = 20_000, nameBytes: Int = 4096, memberBytes: Int = 64 << 20, extendedHeaderBytes: Int = 64 << 10
  ) {
    self.memberCount = memberCount
    self.nameBytes = nameBytes
    self.memberBytes = memberBytes
    self.extendedHeaderBytes = extendedHeaderBytes
  }

  public static let standard = TarLimits()
}
