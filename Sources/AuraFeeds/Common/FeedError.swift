// SPDX-License-Identifier: MIT

public import AuraFormats

/// Why a body is not the payload it should be.
public enum FeedError: Error, Hashable, Sendable {
  /// No bytes, or blanks only: what AEMET answers without a key (Q-ENV-05).
  case empty
  /// A container or a page where JSON was expected; `found` begins with its first bytes.
  case notJSON(kind: ContainerKind, found: String)
  /// Text that begins like JSON and breaks its grammar.
  case json(JSONError)
  /// JSON of another shape: another product, or the file of all municipalities.
  case wrongShape(path: String, found: String, expected: String)
  /// AEMET's error object where the payload was expected (Q-ENV-17).
  case refused(estado: Int?, descripcion: String)
}

extension FeedError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "at document, byte 0: found nothing, expected JSON"
    case .notJSON(let kind, let found): "at document, byte 0: found \(kind.rawValue) \(found), expected JSON"
    case .json(let error): error.description
    case .wrongShape(let path, let found, let expected):
      "at \(path.isEmpty ? "document" : path): found \(found), expected \(expected)"
    case .refused(let estado, let descripcion):
      "at document: found AEMET's answer \"\(descripcion)\" with estado \(estado.map(String.init) ?? "missing"), "
        + "expected the payload"
    }
  }
}
