// SPDX-License-Identifier: MIT

public import AuraFormats

/// Why an answer is no feed. A feed that breaks off behind an item is none of these: what was read stays.
public enum RSSError: Error, Hashable, Sendable {
  /// No bytes, or blanks only.
  case empty
  /// A page or another kind of body.
  case otherKind(kind: ContainerKind, found: String)
  /// XML with another root than `rss`.
  case otherRoot(found: String)
  /// Broken before its first item.
  case xml(XMLError)
}

extension RSSError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "found nothing, expected a feed"
    case .otherKind(let kind, let found): "found \(kind.rawValue) \(found), expected a feed"
    case .otherRoot(let found): "found the root \"\(found)\", expected \"rss\""
    case .xml(let error): error.description
    }
  }
}
