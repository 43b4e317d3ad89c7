// SPDX-License-Identifier: MIT

extension TarHeader {
  /// Checks that the block is a header; at the start of the bytes a wrong sum means that they are no archive.
  func verify(isFirst: Bool) throws(TarError) {
    do throws(TarError) {
      try verifyCheckSum()
    } catch {
      let isMarked = bytes[offset + 257..<offset + 262].elementsEqual("ustar".utf8)
      if isFirst, !isMarked { throw .notTar(found: ByteExcerpt.escaped(bytes)) }
      throw error
    }
  }

  /// The path as the header alone tells it.
  var joinedName: ArraySlice<UInt8> {
    let prefix = prefixBytes
    return prefix.isEmpty ? nameBytes : prefix + [UInt8(ascii: "/")] + nameBytes
  }

  /// What the member is. Version 7 archives mark a directory only by the stroke at its name's end.
  func kind(name: String) throws(TarError) -> TarMember.Kind {
    switch type {
    case 0, UInt8(ascii: "0"), UInt8(ascii: "7"): return name.hasSuffix("/") ? .directory : .file
    case UInt8(ascii: "1"): return .hardLink
    case UInt8(ascii: "2"): return .symbolicLink
    case UInt8(ascii: "5"): return .directory
    case UInt8(ascii: "S"): throw .unsupported(offset: offset, member: name, kind: "sparse file")
    case UInt8(ascii: "M"): throw .unsupported(offset: offset, member: name, kind: "continued volume")
    case let type: return .other(type: type)
    }
  }
}

extension TarMember.Kind {
  var isLink: Bool { self == .hardLink || self == .symbolicLink }

  /// Whether content follows the header: not for links, directories, devices (3, 4) and pipes (6).
  var hasContent: Bool {
    switch self {
    case .file: true
    case .directory, .hardLink, .symbolicLink: false
    case .other(let type): !(UInt8(ascii: "3")...UInt8(ascii: "6")).contains(type)
    }
  }
}
