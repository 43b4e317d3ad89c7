// SPDX-License-Identifier: MIT

import Synchronization

/// A list that concurrent parts of a test write to.
public final class Log<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  public init() {}

  public func append(_ element: Element) { elements.withLock { $0.append(element) } }

  public var all: [Element] { elements.withLock { $0 } }
}
