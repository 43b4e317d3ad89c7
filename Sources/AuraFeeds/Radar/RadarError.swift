// SPDX-License-Identifier: MIT

public import AuraFormats

/// Why an answer is no picture of a radar.
public enum RadarError: Error, Hashable, Sendable {
  /// No bytes, or blanks only.
  case empty
  /// More bytes than any picture of a radar has.
  case tooLarge(bytes: Int, limit: Int)
  /// A page or another kind of body, whatever its header says (Q-RAD-03).
  case otherKind(kind: ContainerKind, found: String)
  /// AEMET's error object.
  case refused(estado: Int?, descripcion: String)
  /// A GIF that is broken or cut.
  case gif(GIFError)
  /// A GIF of a size that no screen has.
  case pixels(width: Int, height: Int, limit: Int)
}

extension RadarError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "found nothing, expected a GIF"
    case .tooLarge(let bytes, let limit): "found \(bytes) bytes, expected a GIF of \(limit) at most"
    case .otherKind(let kind, let found): "found \(kind.rawValue) \(found), expected a GIF"
    case .refused(let estado, let descripcion):
      "found AEMET's answer \"\(descripcion)\" with estado \(estado.map(String.init) ?? "missing"), expected a GIF"
    case .gif(let error): error.description
    case .pixels(let width, let height, let limit): "found \(width) × \(height) pixels, expected \(limit) each at most"
    }
  }
}
