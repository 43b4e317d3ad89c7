// SPDX-License-Identifier: MIT

public import AuraTime

/// What a reading brought: the bytes as they came, and what is needed to make sense of them.
public struct Payload: Hashable, Sendable {
  public let endpoint: Endpoint
  public let bytes: [UInt8]
  /// The content type as declared, which may be wrong about kind and charset (Q-CHR-02, 04, 09); nil when none was.
  public let contentType: String?
  public let receivedAt: WallInstant

  public init(endpoint: Endpoint, bytes: [UInt8], contentType: String?, receivedAt: WallInstant) {
    self.endpoint = endpoint
    self.bytes = bytes
    self.contentType = contentType
    self.receivedAt = receivedAt
  }
}
