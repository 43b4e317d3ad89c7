// SPDX-License-Identifier: MIT

package import AuraTransport

/// One request as the parser read it, before it is known who answers.
package struct ParsedRequest: Hashable, Sendable {
  package var method: String
  /// Path and query; the scheme and host of an absolute-form target are taken off.
  package var target: String
  /// `host:port` as the client named it: of an absolute-form target, else of `Host`; nil when neither says one.
  package var authority: String?
  package var fields: HTTPFields
  package var body: [UInt8]
  /// Whether the client speaks HTTP/1.1 (or a later minor version), so that it knows 100 and persistent connections.
  package var isCurrentVersion: Bool
  /// Whether the client wants the connection kept.
  package var keepsAlive: Bool
}
