// SPDX-License-Identifier: MIT

/// The most a request may hold; what goes beyond is refused with the status that names it.
public struct RequestLimits: Hashable, Sendable {
  /// Bytes of the request line, its end not counted (414).
  public var requestLineBytes = 8192
  /// Bytes of one header line (431).
  public var fieldLineBytes = 8192
  /// Header lines; the trailer of a chunked body counts its own (431).
  public var fieldCount = 100
  /// Bytes of all header lines together (431).
  public var fieldBytes = 32_768
  /// Bytes of the body, chunk framing not counted (413).
  public var bodyBytes = 1 << 20
  /// Bytes of one chunk-size line, extensions included (400).
  public var chunkLineBytes = 256

  public init() {}
}
