// SPDX-License-Identifier: MIT

/// One value of a surface with its place in it: what goldens, sweeps and readers of reports go through.
public struct SurfaceMark: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A text with the most characters that it may have.
    case text(String, limit: Int)
    case icon(SurfaceIcon)
    /// 0…1.
    case fraction(Double)
    case colour(ColourToken)
    case link(String)
    case flag(Bool)
    case standing(Standing.Kind)
  }

  /// `hours.3.temperature`
  public let path: String
  public let content: Content
}
