// SPDX-License-Identifier: MIT

import AuraFormats

/// The elements of a feed that are read; the rest is passed over.
enum RSSElement: Int, CaseIterable {
  case channel, item, title, link, guid, pubDate, enclosure, description, content, thumbnail

  static let vocabulary = XMLVocabulary(allCases.map { "\($0)" })
}

extension XMLReader {
  /// The element at hand by its local name, nil for one that is not read.
  var rssElement: RSSElement? { index(in: RSSElement.vocabulary).flatMap { RSSElement(rawValue: $0) } }
}
