// SPDX-License-Identifier: MIT

public import AuraFormats

/// Why a file is not a readable CAP message.
public enum CAPError: Error, Hashable, Sendable {
  /// The file holds nothing.
  case empty
  /// Not well formed.
  case xml(XMLError)
  /// A well-formed document of another kind.
  case otherRoot(found: String)
  /// An element that a message cannot be without.
  case missing(path: String)
  /// A time that cannot be read.
  case time(path: String, found: String)
}

extension CAPError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "found nothing, expected <alert>"
    case .xml(let error): error.description
    case .otherRoot(let found): "found <\(found)>, expected <alert>"
    case .missing(let path): "at \(path): found nothing, expected the element"
    case .time(let path, let found): "at \(path): found \"\(found)\", expected a time"
    }
  }
}
