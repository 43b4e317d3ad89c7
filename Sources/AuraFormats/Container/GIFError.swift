// SPDX-License-Identifier: MIT

/// Why bytes are not a whole GIF. Offsets count from the first byte.
public enum GIFError: Error, Hashable, Sendable {
  /// They do not begin with `GIF87a` or `GIF89a`.
  case otherMagic(found: String)
  /// The picture ends too soon.
  case cut(atOffset: Int, expected: String)
  /// Something else than a block of the format.
  case malformed(atOffset: Int, found: String, expected: String)
}

extension GIFError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherMagic(let found): "offset 0: found \(found), expected GIF87a or GIF89a"
    case .cut(let offset, let expected): "offset \(offset): the picture ends, expected \(expected)"
    case .malformed(let offset, let found, let expected): "offset \(offset): found \(found), expected \(expected)"
    }
  }
}
