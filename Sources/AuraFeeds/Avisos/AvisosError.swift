// SPDX-License-Identifier: MIT

public import AuraFormats

/// Why an answer says nothing about warnings. None of these means that there are no warnings (Q-TAR-03, Q-TAR-05).
public enum AvisosError: Error, Hashable, Sendable {
  /// No bytes, or blanks only: what AEMET answers without a key (Q-ENV-05).
  case empty
  /// A body of another kind: a page, a picture, a text.
  case otherKind(kind: ContainerKind, found: String)
  /// AEMET's error object.
  case refused(estado: Int?, descripcion: String)
  /// The gzip wrapping is broken.
  case gzip(GzipError)
  /// The archive is broken or cut.
  case tar(TarError)
  /// An archive without a single CAP file. Quiet days are full of them, so this is no quiet day.
  case noFiles(memberCount: Int)
  /// Not one of the files could be read (Q-TAR-10).
  case allUnreadable(count: Int, firstFile: String, first: CAPError)
}

extension AvisosError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "found nothing, expected an archive of warnings"
    case .otherKind(let kind, let found): "found \(kind.rawValue) \"\(found)\", expected an archive of warnings"
    case .refused(let estado, let descripcion):
      "found AEMET's answer \"\(descripcion)\" with estado \(estado.map(String.init) ?? "missing"), "
        + "expected an archive of warnings"
    case .gzip(let error): error.description
    case .tar(let error): error.description
    case .noFiles(let count): "found \(count) members and no CAP file among them"
    case .allUnreadable(let count, let file, let error):
      "none of \(count) files can be read; \(file.isEmpty ? "the first" : file): \(error)"
    }
  }
}
