// SPDX-License-Identifier: MIT

/// Why gzip data could not be unpacked. Offsets are in the packed bytes, members count from 0.
public enum GzipError: Error, Hashable, Sendable {
  /// Expected `1f 8b` and a deflate header.
  case notGzip(offset: Int, found: String)
  /// The data ended inside a member.
  case truncated(member: Int, foundBytes: Int)
  /// The deflate stream makes no sense; `detail` is zlib's word for it.
  case corrupt(member: Int, offset: Int, detail: String)
  /// The check sum or the length after a member differs from what was unpacked.
  case checkFailed(member: Int, offset: Int)
  /// More output than allowed.
  case tooLong(member: Int, limitBytes: Int)
  /// gzip inside gzip inside gzip, deeper than allowed.
  case tooManyLayers(limit: Int)
  /// zlib could not start (memory, version).
  case unavailable(code: Int32)
}

extension GzipError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notGzip(let offset, let found): "offset \(offset): expected a gzip header, found \"\(found)\""
    case .truncated(let member, let found): "gzip member \(member): the data end inside it, after \(found) bytes"
    case .corrupt(let member, let offset, let detail): "gzip member \(member), offset \(offset): \(detail)"
    case .checkFailed(let member, let offset): "gzip member \(member), offset \(offset): check sum or length differs"
    case .tooLong(let member, let limit): "gzip member \(member): more than \(limit) bytes of output"
    case .tooManyLayers(let limit): "more than \(limit) gzip wrappings"
    case .unavailable(let code): "zlib answers \(code)"
    }
  }
}
