// SPDX-License-Identifier: MIT

import Synchronization

/// The newest stories of each outlet, made once: a feed tells of the same ones for a day and more.
final class ToldStories: Sendable {
  private let stories = Mutex<[NewsOutlet: [Int: NewsStory]]>([:])
  /// Of an outlet; a feed has 20 at most.
  private static let limit = 64

  func story(of outlet: NewsOutlet, _ number: Int, _ make: () -> NewsStory) -> NewsStory {
    if let known = stories.withLock({ $0[outlet]?[number] }) { return known }
    let story = make()
    stories.withLock { stories in
      if stories[outlet]?.count ?? 0 >= Self.limit { stories[outlet] = [:] }
      stories[outlet, default: [:]][number] = story
    }
    return story
  }
}
