// SPDX-License-Identifier: MIT

/// Why bytes are not a whole tar archive. Offsets are those of the header block at fault.
public enum TarError: Error, Hashable, Sendable {
  /// Expected a tar header at the start; no bytes at all are no archive either.
  case notTar(found: String)
  /// A header's check sum differs from its bytes.
  case checkSum(offset: Int, found: Int, expected: Int)
  /// A field that holds a number holds something else, or a number no archive can have.
  case number(offset: Int, field: String, found: String)
  /// The archive ends inside a header or a member: `expectedBytes` were announced, `foundBytes` are there.
  case truncated(offset: Int, member: String, foundBytes: Int, expectedBytes: Int)
  /// A PAX record that is not `length key=value`.
  case extendedHeader(offset: Int, found: String, expected: String)
  /// A name or PAX header that no member follows.
  case memberMissing(offset: Int)
  /// A kind of member whose layout is not known here: sparse files, continued volumes.
  case unsupported(offset: Int, member: String, kind: String)
  /// More of something than allowed.
  case limit(offset: Int, what: String, limit: Int)
}

extension TarError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notTar(let found): "expected a tar header, found \"\(found)\""
    case .checkSum(let offset, let found, let expected):
      "tar header at \(offset): check sum \(found), expected \(expected)"
    case .number(let offset, let field, let found):
      "tar header at \(offset): \(field) is \"\(found)\", expected a number"
    case .truncated(let offset, let member, let found, let expected):
      "tar member \"\(member)\" at \(offset): cut after \(found) of \(expected) bytes"
    case .extendedHeader(let offset, let found, let expected):
      "PAX header at \(offset): found \"\(found)\", expected \(expected)"
    case .memberMissing(let offset): "tar header at \(offset): names a member that does not follow"
    case .unsupported(let offset, let member, let kind): "tar member \"\(member)\" at \(offset): \(kind) not supported"
    case .limit(let offset, let what, let limit): "tar header at \(offset): more than \(limit) \(what)"
    }
  }
}
