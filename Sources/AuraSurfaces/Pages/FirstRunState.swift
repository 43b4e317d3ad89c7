// SPDX-License-Identifier: MIT

/// Where a person stands in the first-run pages; once they were left, by their end or by `Pasar`, they never come again.
public enum FirstRunState: Hashable, Sendable, Codable {
  case showing(page: Int)
  case finished

  /// What a fresh installation begins with.
  public static let start = FirstRunState.showing(page: 0)

  /// The page to show; nil once they are over.
  public var page: FirstRunPage? {
    guard case .showing(let index) = self, FirstRunPage.all.indices.contains(index) else { return nil }
    return FirstRunPage.all[index]
  }

  /// After the page's action: the next page, or the end.
  public func advanced() -> FirstRunState {
    guard case .showing(let index) = self, FirstRunPage.all.indices.dropLast().contains(index) else { return .finished }
    return .showing(page: index + 1)
  }

  /// One page back; the first stays, and what is over stays over.
  public func back() -> FirstRunState {
    guard case .showing(let index) = self, FirstRunPage.all.indices.contains(index) else { return .finished }
    return .showing(page: max(0, index - 1))
  }

  /// After `Pasar`.
  public func skipped() -> FirstRunState { .finished }
}
