// SPDX-License-Identifier: MIT

/// Why something kept could not be read or kept. What was kept before stands in every case.
public enum CacheError: Error, Hashable, Sendable {
  case store(StoreError)
  /// Both copies are there and neither can be read. The next good value takes their place.
  case damaged(name: String, found: String)
  /// Written by a later Aura: left as it is, so that nothing it knows is lost.
  case later(name: String, found: UInt32, expected: UInt32)
}

extension CacheError: CustomStringConvertible {
  /// One line for developers.
  public var description: String {
    switch self {
    case .store(let error): error.description
    case .damaged(let name, let found): "\(name): found \(found), expected a whole copy"
    case .later(let name, let found, let expected): "\(name): found version \(found), expected at most \(expected)"
    }
  }
}
