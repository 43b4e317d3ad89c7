// SPDX-License-Identifier: MIT

/// One entry of a tar archive: its name, what it is, and where its content lies in the archive's bytes.
public struct TarMember: Hashable, Sendable {
  /// What an entry is.
  public enum Kind: Hashable, Sendable {
    case file
    case directory
    case hardLink
    case symbolicLink
    /// Devices, pipes and what vendors add; the type byte of the header.
    case other(type: UInt8)
  }

  /// The full path, from whichever of the four places it was written in. Bytes that are not UTF-8 count as Latin-1.
  public let name: String
  public let kind: Kind
  /// The content, as a range of the archive's bytes; empty for links and directories.
  public let content: Range<Int>
  /// What a link points to; nil for the rest.
  public let linkTarget: String?
  /// Seconds since 1970-01-01 UTC.
  public let modifiedSeconds: Int
  /// Where the member's own header block lies.
  public let headerOffset: Int
}
