// SPDX-License-Identifier: MIT

/// Why the server answers a request itself, and closes, instead of asking the responder.
public enum RequestError: Error, Hashable, Sendable {
  /// Malformed; `offset` counts bytes from the start of the request to the line at fault.
  case malformed(RequestFlaw, offset: Int)
  /// A method the server never passes on: `CONNECT` would be a proxy's, `TRACE` would echo the key.
  case methodRefused(found: String)
  /// The whole request did not come within the limit.
  case timedOut(limitMilliseconds: Int)
  case bodyTooLarge(limitBytes: Int)
  case requestLineTooLong(limitBytes: Int)
  case expectationUnknown(found: String)
  case fieldsTooLarge(limitBytes: Int, limitCount: Int)
  case codingUnknown(found: String)
  case overloaded(limitConnections: Int)
  case versionUnknown(found: String)

  /// The status that names the refusal.
  public var status: Int {
    switch self {
    case .malformed: 400
    case .methodRefused: 405
    case .timedOut: 408
    case .bodyTooLarge: 413
    case .requestLineTooLong: 414
    case .expectationUnknown: 417
    case .fieldsTooLarge: 431
    case .codingUnknown: 501
    case .overloaded: 503
    case .versionUnknown: 505
    }
  }
}

extension RequestError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let flaw, let offset): "malformed request, line at byte \(offset): \(flaw.rawValue)"
    case .methodRefused(let found): "method \(found) is not served"
    case .timedOut(let limit): "the request was not complete within \(limit) ms"
    case .bodyTooLarge(let limit): "the body is longer than \(limit) bytes"
    case .requestLineTooLong(let limit): "the request line is longer than \(limit) bytes"
    case .expectationUnknown(let found): "expectation \"\(found)\" is not known; only 100-continue is"
    case .fieldsTooLarge(let bytes, let count): "more than \(count) header lines, or longer than \(bytes) bytes"
    case .codingUnknown(let found): "transfer coding \"\(found)\" is not known; only chunked is"
    case .overloaded(let limit): "all \(limit) connections are in use"
    case .versionUnknown(let found): "\(found) is not served; HTTP/1.1 is"
    }
  }
}
