// SPDX-License-Identifier: MIT

/// A reader of tar archives: ustar, GNU and PAX, one member after the other, as ranges of the archive's bytes.
///
/// A cut archive is an error and never an archive with fewer members. The one cut that cannot be told from a whole
/// archive, exactly behind a member, ends as a whole one does and leaves `hasEndMark` false.
public struct TarReader: Sendable {
  public let limits: TarLimits
  /// Whether the archive's end mark was read: false until then, and for archives written without one.
  public private(set) var hasEndMark = false

  /// The archive; a member's `content` is a range of it.
  package let bytes: ContiguousArray<UInt8>
  private var offset = 0
  private var memberCount = 0
  private var isAtEnd = false

  public init(_ bytes: [UInt8], limits: TarLimits = .standard) {
    self.bytes = ContiguousArray(bytes)
    self.limits = limits
  }

  /// Reads all members of an archive.
  ///
  /// - Throws: `TarError`; a cut archive gives no members at all.
  public static func members(of bytes: [UInt8], limits: TarLimits = .standard) throws(TarError) -> [TarMember] {
    var reader = TarReader(bytes, limits: limits)
    var members: [TarMember] = []
    while let member = try reader.next() { members.append(member) }
    return members
  }

  /// Reads the next member, or returns nil at the end of the archive.
  ///
  /// - Throws: `TarError`; the reader then stays at its end.
  public mutating func next() throws(TarError) -> TarMember? {
    guard !isAtEnd else { return nil }
    do throws(TarError) {
      let member = try readMember()
      isAtEnd = member == nil
      return member
    } catch {
      isAtEnd = true
      throw error
    }
  }

  private mutating func readMember() throws(TarError) -> TarMember? {
    // What name and PAX headers said about the next real member, and only about that one.
    var overrides = TarOverrides()
    while let header = try readHeader(mayEnd: overrides.isEmpty) {
      try header.verify(isFirst: header.offset == 0)
      let size = try header.size()
      switch header.type {
      case UInt8(ascii: "x"), UInt8(ascii: "X"):
        let content = try take(size, of: "PAX header", header: header, limit: limits.extendedHeaderBytes)
        try overrides.read(bytes[content], headerOffset: header.offset)
      case UInt8(ascii: "g"):
        // Global records are checked and dropped: a path or a size that held for several members would be a fault.
        let content = try take(size, of: "PAX header", header: header, limit: limits.extendedHeaderBytes)
        var dropped = TarOverrides()
        try dropped.read(bytes[content], headerOffset: header.offset)
      case UInt8(ascii: "L"):
        let content = try take(size, of: "long name", header: header, limit: limits.nameBytes)
        overrides.gnuName = bytes[content].prefix { $0 != 0 }
      case UInt8(ascii: "K"):
        let content = try take(size, of: "long link", header: header, limit: limits.nameBytes)
        overrides.gnuLink = bytes[content].prefix { $0 != 0 }
      default:
        return try member(header, headerSize: size, overrides: overrides)
      }
    }
    return nil
  }

  /// The next header block, or nil at the end mark or the end of the bytes.
  private mutating func readHeader(mayEnd: Bool) throws(TarError) -> TarHeader? {
    let rest = bytes.count - offset
    if rest >= TarHeader.blockBytes {
      let header = TarHeader(bytes: bytes, offset: offset)
      guard header.isZero else { return header }
      hasEndMark = true
    } else {
      // A partial block of zeros is what is left of the padding; anything else was a header.
      let isPadding = bytes[offset...].allSatisfy { $0 == 0 }
      if offset == 0, isPadding || ContainerKind(sniffing: Array(bytes)) != .tar {
        throw .notTar(found: ByteExcerpt.escaped(bytes))
      }
      guard isPadding else {
        throw .truncated(offset: offset, member: "", foundBytes: rest, expectedBytes: TarHeader.blockBytes)
      }
    }
    guard mayEnd else { throw .memberMissing(offset: offset) }
    return nil
  }

  /// Moves past the header and content at the offset and returns the content's range.
  private mutating func take(
    _ size: Int, of name: String, header: TarHeader, limit: Int
  ) throws(TarError) -> Range<Int> {
    guard size <= limit else { throw .limit(offset: header.offset, what: "bytes of \(name)", limit: limit) }
    let start = offset + TarHeader.blockBytes
    guard size <= bytes.count - start else {
      throw .truncated(offset: offset, member: name, foundBytes: bytes.count - start, expectedBytes: size)
    }
    // The padding of the last member may be missing; its content is whole all the same.
    let padded = (size + TarHeader.blockBytes - 1) / TarHeader.blockBytes * TarHeader.blockBytes
    offset = min(start + padded, bytes.count)
    return start..<start + size
  }

  private mutating func member(
    _ header: TarHeader, headerSize: Int, overrides: TarOverrides
  ) throws(TarError) -> TarMember {
    memberCount += 1
    guard memberCount <= limits.memberCount else {
      throw .limit(offset: header.offset, what: "members", limit: limits.memberCount)
    }
    let nameBytes = overrides.name ?? header.joinedName
    let linkBytes = overrides.link ?? header.linkBytes
    guard nameBytes.count <= limits.nameBytes, linkBytes.count <= limits.nameBytes else {
      throw .limit(offset: header.offset, what: "bytes of name", limit: limits.nameBytes)
    }
    let name = tarText(nameBytes)
    let kind = try header.kind(name: name)
    // Links, directories, devices and pipes have no content, whatever size their header claims.
    let size = kind.hasContent ? overrides.size ?? headerSize : 0
    return TarMember(
      name: name, kind: kind, content: try take(size, of: name, header: header, limit: limits.memberBytes),
      linkTarget: kind.isLink ? tarText(linkBytes) : nil, modifiedSeconds: header.modifiedSeconds(),
      headerOffset: header.offset)
  }
}

/// Text of a name: UTF-8, or Latin-1 when it is not that, so that no byte is lost.
private func tarText(_ bytes: ArraySlice<UInt8>) -> String {
  if let text = String(validating: bytes, as: UTF8.self) { return text }
  return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}
