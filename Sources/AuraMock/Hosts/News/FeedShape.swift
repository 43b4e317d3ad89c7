// SPDX-License-Identifier: MIT

/// The two shapes that AEMET offers its feeds in; GeoRSS, which its page names too, it does not serve.
enum FeedShape: String, CaseIterable, Hashable, Sendable {
  case rss
  case atom

  /// How the names of marker feeds and of the feeds of warnings end.
  var ending: String { self == .rss ? "_RSS.xml" : "_ATOM.xml" }
}
