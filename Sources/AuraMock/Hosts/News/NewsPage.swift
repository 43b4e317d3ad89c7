// SPDX-License-Identifier: MIT

import AuraTime

/// An outlet's feed on the wire, in its own layout.
struct NewsPage {
  let outlet: NewsOutlet
  let stories: [NewsStory]
  let quirks: QuirkSwitches

  private var isWordPress: Bool { outlet == .meteored || outlet == .aemetBlog }
  private var isLatin: Bool { outlet == .aemet && quirks[.newsInLatin9] }

  func write() -> [UInt8] {
    var text = quirks[.newsBlanksBeforeProlog] ? (isLatin ? "\n\n" : "\u{FEFF}\n\n") : ""
    text += "<?xml version=\"1.0\" encoding=\"\(isLatin ? "ISO-8859-15" : "UTF-8")\"?>\n"
    let equals = quirks[.xmlBlanksAroundEquals] ? " = " : "="
    let spaces =
      isWordPress || outlet == .rtve
      ? " xmlns:media\(equals)\"http://search.yahoo.com/mrss/\" xmlns:atom\(equals)\"http://www.w3.org/2005/Atom\"" : ""
    text += "<rss version\(equals)\"2.0\"\(spaces)>\n<channel>\n"
    text += channel
    for (index, story) in stories.enumerated() { text += item(story, index: index) }
    if quirks[.xmlMalformed] { text += "<item><title>Sin acabar</item>\n" }
    let end = "</channel>\n</rss>\n"
    let charset: WireCharset = isLatin ? .iso885915 : .utf8
    guard quirks[.xmlBadNameByte] else { return charset.encode(text + end) }
    // In ISO-8859-15 every byte is a letter, so there the feed stays good (Q-XML-03).
    return charset.encode(text) + [0x3C, 0x61, 0xFF, 0x3E, 0x3C, 0x2F, 0x61, 0xFF, 0x3E] + charset.encode(end)
  }

  private var channel: String {
    var text = "<title>\(escaped(outlet.channelTitle))</title>\n"
    // Q-RSS-04: what a careless reader takes for an item.
    if outlet != .rtve || quirks[.newsEnclosureFirst] {
      text += "<link>\(outlet.home)</link>\n"
      if let newest = stories.first { text += "<pubDate>\(date(newest.publishedAt))</pubDate>\n" }
    }
    if isWordPress { text += "<atom:link href=\"\(outlet.home)feed/\" rel=\"self\" type=\"application/rss+xml\"/>\n" }
    text += "<description>El tiempo</description>\n<language>es</language>\n"
    text += "<image><title>\(escaped(outlet.channelTitle))</title><url>\(outlet.home)logo.png</url>"
    return text + "<link>\(outlet.home)</link></image>\n"
  }

  private func item(_ story: NewsStory, index: Int) -> String {
    let title = "<title>\(titleText(story, index: index))</title>\n"
    let enclosure = "<enclosure url=\"\(story.imageLink)\" type=\"image/jpeg\" length=\"21504\"/>\n"
    var parts: [String]
    switch outlet {
    case .rtve: parts = quirks[.newsEnclosureFirst] ? [enclosure, title] : [title, enclosure]
    case .meteored: parts = [title, "<media:title>Foto: \(story.number)</media:title>\n"]
    case .aemet, .aemetBlog: parts = [title]
    }
    // WordPress' permalinks stand in CDATA where titles do (Q-RSS-05).
    parts.append(
      isWordPress && quirks[.newsCDATA] ? "<link><![CDATA[\(story.link)]]></link>\n" : "<link>\(story.link)</link>\n")
    parts.append("<guid isPermaLink=\"\(!isWordPress)\">\(isWordPress ? "\(story.number)" : story.link)</guid>\n")
    if let date = oddDate(story, index: index) { parts.append("<pubDate>\(date)</pubDate>\n") }
    parts.append("<description>\(details(story))</description>\n")
    return "<item>\n" + parts.joined() + "</item>\n"
  }

  /// The title as its outlet escapes it: the first of a feed in HTML's entities, the second escaped once too often, the
  /// third with a bare `&` (Q-RSS-06).
  private func titleText(_ story: NewsStory, index: Int) -> String {
    let usesCDATA = isWordPress && quirks[.newsCDATA]
    guard quirks[.newsEntities] else { return usesCDATA ? "<![CDATA[\(story.title)]]>" : escaped(story.title) }
    switch index % 4 {
    case 0:
      let text = entities(story.title)
      return usesCDATA ? "<![CDATA[\(text)]]>" : text
    case 1: return escaped(numbers(escaped(story.title)))
    case 2: return story.title
    default: return usesCDATA ? "<![CDATA[\(story.title)]]>" : escaped(story.title)
    }
  }

  private func details(_ story: NewsStory) -> String {
    guard quirks[.xmlTextInPieces] else { return escaped(story.details) }
    let half = story.details.index(story.details.startIndex, offsetBy: story.details.count / 2)
    let filler = String(repeating: "Más información en la página. ", count: 40)
    return escaped(String(story.details[..<half])) + "<!-- sigue --><![CDATA[" + story.details[half...] + "]]> "
      + filler
  }

  /// nil for the item that has no date (Q-RSS-08).
  private func oddDate(_ story: NewsStory, index: Int) -> String? {
    guard quirks[.newsOddDates] else { return date(story.publishedAt) }
    switch index % 7 {
    case 1: return nil
    case 2: return "próximamente"
    case 3: return date(story.publishedAt.advanced(bySeconds: 365 * 86_400))
    default: return date(story.publishedAt)
    }
  }

  private func date(_ instant: WallInstant) -> String {
    switch outlet {
    case .rtve: FeedDate.english(instant, zone: "GMT")
    case .meteored, .aemetBlog: FeedDate.english(instant, zone: "+0000")
    case .aemet:
      quirks[.newsSpanishDates]
        ? FeedDate.spanish(instant, sept: quirks[.newsSept]) : FeedDate.english(instant, zone: "+0000")
    }
  }

  private func escaped(_ text: String) -> String { text.xmlEscaped }

  /// Letters beyond ASCII by HTML's names.
  private func entities(_ text: String) -> String {
    let names: [Character: String] = [
      "á": "aacute", "é": "eacute", "í": "iacute", "ó": "oacute", "ú": "uacute", "ñ": "ntilde", "Á": "Aacute",
      "ü": "uuml", "ç": "ccedil", "&": "amp",
    ]
    return text.map { names[$0].map { "&\($0);" } ?? String($0) }.joined()
  }

  /// Letters beyond ASCII by their numbers.
  private func numbers(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined()
  }
}
