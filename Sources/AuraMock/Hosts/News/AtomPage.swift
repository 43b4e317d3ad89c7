// SPDX-License-Identifier: MIT

import AuraTime

/// A feed in the shape of Atom.
///
/// AEMET's own has not been recorded: this is the plainest that RFC 4287 allows, with what its sister in RSS tells.
struct AtomPage {
  struct Entry: Hashable, Sendable {
    var title: String
    var summary: String
    var link: String
    var id: String
    var updated: WallInstant
  }

  let title: String
  let link: String
  /// When the feed was last changed.
  let updated: WallInstant
  /// In the order in which they are to stand.
  let entries: [Entry]
  var quirks = QuirkSwitches()

  func write() -> [UInt8] {
    let equals = quirks[.xmlBlanksAroundEquals] ? " = " : "="
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns\(equals)"http://www.w3.org/2005/Atom">
        <title>\(title.xmlEscaped)</title>
        <link href\(equals)"\(link)"/>
        <id>\(link)</id>
        <updated>\(Self.date(updated))</updated>

      """
    for entry in entries {
      text += """
          <entry>
            <title>\(entry.title.xmlEscaped)</title>
            <link href\(equals)"\(entry.link)"/>
            <id>\(entry.id.xmlEscaped)</id>
            <updated>\(Self.date(entry.updated))</updated>
            <summary>\(entry.summary.xmlEscaped)</summary>
          </entry>

        """
    }
    return Array((text + "</feed>\n").utf8)
  }

  /// `2026-08-28T11:31:59+02:00`, in the time of the peninsula (RFC 3339).
  private static func date(_ instant: WallInstant) -> String {
    let hours = CivilZone.peninsula.offsetSeconds(at: instant) / 3600
    return "\(CivilZone.peninsula.civil(at: instant))+0\(hours):00"
  }
}

extension String {
  /// What may stand in the text of an element.
  var xmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
