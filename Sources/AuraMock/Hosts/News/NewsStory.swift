// SPDX-License-Identifier: MIT

import AuraTime

/// A piece of news that the mock made up from its weather.
struct NewsStory: Hashable, Sendable {
  let number: Int
  /// Plain text.
  let title: String
  let details: String
  let link: String
  let imageLink: String
  let publishedAt: WallInstant
}
