// SPDX-License-Identifier: MIT

/// Why bytes are not a well-formed XML document. What was read before the place stays good.
public enum XMLError: Error, Hashable, Sendable {
  /// Something stands where the grammar wants something else.
  case malformed(at: XMLPosition, found: String, expected: String)
  /// An end tag that closes another element than the one that is open.
  case mismatchedEnd(at: XMLPosition, found: String, expected: String)
  /// The document ends too soon.
  case truncated(at: XMLPosition, expected: String)
  /// Bytes that are not UTF-8 although nothing says they are anything else.
  case invalidUTF8(at: XMLPosition, found: String)
  /// An encoding named by the prolog or the header that is not read here, and bytes that are not UTF-8.
  case unknownEncoding(name: String)
  /// More of something than allowed.
  case limit(at: XMLPosition, what: String, limit: Int)

  /// Where reading stopped; nil when it never began.
  public var position: XMLPosition? {
    switch self {
    case .malformed(let position, _, _), .mismatchedEnd(let position, _, _), .truncated(let position, _),
      .invalidUTF8(let position, _), .limit(let position, _, _):
      position
    case .unknownEncoding: nil
    }
  }
}

/// A place in an XML document.
public struct XMLPosition: Hashable, Sendable {
  /// Bytes before it, in the bytes as they were given.
  public let offset: Int
  /// Counted from 1; lines end with LF, CR LF or CR.
  public let line: Int
  /// Local names of the open elements from the root inward: `alert/info/area`.
  public let path: String
}

extension XMLPosition: CustomStringConvertible {
  public var description: String { "line \(line), offset \(offset)\(path.isEmpty ? "" : ", in \(path)")" }
}

extension XMLError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let position, let found, let expected): "\(position): found \"\(found)\", expected \(expected)"
    case .mismatchedEnd(let position, let found, let expected):
      "\(position): found the end of \"\(found)\", expected that of \"\(expected)\""
    case .truncated(let position, let expected): "\(position): the document ends, expected \(expected)"
    case .invalidUTF8(let position, let found): "\(position): \"\(found)\" is not UTF-8"
    case .unknownEncoding(let name): "encoding \"\(name)\" is not read here, and the bytes are not UTF-8"
    case .limit(let position, let what, let limit): "\(position): more than \(limit) \(what)"
    }
  }
}
