// SPDX-License-Identifier: MIT

/// A body out of its gzip wrappings, with what it then is.
public struct Container: Hashable, Sendable {
  /// What the bytes are; never `gzip`.
  public let kind: ContainerKind
  public let bytes: [UInt8]
  /// How many gzip wrappings were taken off, 0–3.
  public let gzipLayers: Int

  /// Unwraps a body: gunzips it as often as needed, then judges it by its magic.
  ///
  /// - Parameter limitBytes: The longest body accepted after any unwrapping.
  /// - Throws: `GzipError` when a wrapping is broken, too long, or the fourth one inside the other.
  public static func unwrap(_ bytes: [UInt8], limitBytes: Int = Gzip.standardLimitBytes) throws(GzipError) -> Container
  {
    var current = bytes
    for layers in 0...maximumLayers {
      let kind = ContainerKind(sniffing: current)
      if kind != .gzip { return Container(kind: kind, bytes: current, gzipLayers: layers) }
      if layers < maximumLayers { current = try Gzip.inflate(current, limitBytes: limitBytes) }
    }
    throw .tooManyLayers(limit: maximumLayers)
  }

  private static let maximumLayers = 3
}
