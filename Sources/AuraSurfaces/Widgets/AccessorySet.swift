// SPDX-License-Identifier: MIT

/// The small surfaces of a place: lock screen and watch faces.
///
/// One family shows the same on both: whoever knows it on one knows it on the other. The corner is the watch's alone.
public struct AccessorySet: Hashable, Sendable {
  public enum Host: String, CaseIterable, Hashable, Sendable {
    case lock, watch
  }

  public let host: Host
  public let circular: CircularAccessory
  public let rectangular: RectangularAccessory
  public let inline: InlineAccessory
  /// nil on the lock screen.
  public let corner: CornerAccessory?
  /// Whose data they are: there is no room for it on the surfaces, so it stands where they are chosen.
  public let attribution: String

  /// Composes the accessories of a scene.
  public static func compose(_ scene: SurfaceScene, on host: Host) -> AccessorySet {
    compose(Glance(scene), on: host)
  }

  static func compose(_ glance: Glance, on host: Host) -> AccessorySet {
    AccessorySet(
      host: host, circular: .compose(glance), rectangular: .compose(glance), inline: .compose(glance),
      corner: host == .watch ? .compose(glance) : nil, attribution: Attribution.aemet)
  }

  public var surfaces: [any Surface] {
    let all: [(any Surface)?] = [circular, rectangular, inline, corner]
    return all.compactMap(\.self)
  }
}
