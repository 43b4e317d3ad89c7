// SPDX-License-Identifier: MIT

import AuraTransport

/// What the lines of a request's head have said so far.
struct RequestHead: Sendable {
  var method = ""
  var target = ""
  /// Of an absolute-form target: it overrides `Host` (RFC 9112, 3.2.2).
  var targetAuthority: String?
  var isCurrentVersion = true
  var fields = HTTPFields()
  var host: String?
  var contentLength: Int?
  var isChunked = false
  var asksToClose = false
  var asksToKeep = false
  var expectation: String?
  /// Empty lines let pass before the request line.
  var emptyLines = 0
  /// Header lines, or trailer lines, so far.
  var fieldCount = 0
  /// Bytes of all header lines so far, or of all trailer lines.
  var fieldBytes = 0

  func request(body: [UInt8]) -> ParsedRequest {
    let authority = targetAuthority ?? host
    return ParsedRequest(
      method: method, target: target, authority: authority?.isEmpty == true ? nil : authority, fields: fields,
      body: body, isCurrentVersion: isCurrentVersion,
      keepsAlive: !asksToClose && (isCurrentVersion || asksToKeep))
  }
}
