// SPDX-License-Identifier: MIT

import AuraChance
import AuraFeeds
import AuraFixtures
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

struct NewsFeedTests {
  @Test("Q-RSS-01: ISO-8859-15 by the prolog, whatever the header says; by the header where no prolog says")
  func charsets() throws {
    let item = FeedText.item("Lluvia en A Coruña: 5 € más", link: "https://www.aemet.es/1")
    for (prolog, header) in [
      ("<?xml version=\"1.0\" encoding=\"ISO-8859-15\"?>", "text/xml;charset=UTF-8"),
      ("<?xml version='1.0' encoding='iso-8859-15'?>", nil), ("", "application/rss+xml; charset=\"ISO-8859-15\""),
    ] {
      let bytes = FeedText.rss([item], prolog: prolog).unicodeScalars.map {
        $0 == "€" ? 0xA4 : UInt8(truncatingIfNeeded: $0.value)
      }
      let decoded = try NewsFeed.decode(bytes, contentType: header, from: .aemet)
      #expect(decoded.record.items.map(\.title) == ["Lluvia en A Coruña: 5 € más"])
      #expect(decoded.notes.map(\.id) == ["Q-RSS-01"])
    }
    // UTF-8 under such a prolog is UTF-8 all the same.
    let text = FeedText.rss([item], prolog: "<?xml version=\"1.0\" encoding=\"ISO-8859-15\"?>")
    #expect(try FeedText.decode(text).record.items.map(\.title) == ["Lluvia en A Coruña: 5 € más"])
  }

  @Test("Q-RSS-04: the picture before the title; what the channel says of itself is no item")
  func enclosures() throws {
    let item = """
      <item><enclosure url="https://img.rtve.es/p.jpg" type="image/jpeg" length="1"/><media:title>No</media:title>
      <title>Sí</title><atom:link href="https://no.es"/><link>https://www.rtve.es/a</link>
      <media:content url="https://img.rtve.es/q.jpg" medium="image"/></item>
      """
    let text = FeedText.rss(
      [item],
      channel: """
        <title>Canal</title><atom:link href="https://no.es"/><link>https://www.rtve.es/</link>
        <pubDate>Fri, 21 Aug 2026 03:58:33 GMT</pubDate><image><title>Imagen</title><link>https://i.es</link></image>
        """)
    let record = try RSSRecord.decode(Array(text.utf8)).record
    #expect(record.channelTitle == "Canal" && record.channelLink == "https://www.rtve.es/")
    let items = try FeedText.decode(text).record.items
    #expect(
      items == [
        NewsItem(
          source: .rtve, title: "Sí", link: "https://www.rtve.es/a", publishedAt: nil,
          imageLink: "https://img.rtve.es/p.jpg")
      ])
  }

  struct Title: Sendable, CustomTestStringConvertible {
    let sent: String
    let shown: String
    init(_ sent: String, _ shown: String) { (self.sent, self.shown) = (sent, shown) }
    var testDescription: String { sent }
  }

  @Test(
    "Q-RSS-05, Q-RSS-06, Q-XML-01: titles as they were meant",
    arguments: [
      Title("<![CDATA[Frío & nieve]]>", "Frío & nieve"),
      Title("<![CDATA[La borrasca &#8216;Ana&#8217;]]>", "La borrasca ‘Ana’"),
      Title("La borrasca &amp;#8216;Ana&amp;#8217;", "La borrasca ‘Ana’"),
      Title("Espa&ntilde;a &amp; Portugal", "España & Portugal"),
      Title("Lluvia & viento", "Lluvia & viento"),
      Title("R&D; &desconocida;", "R&D; &desconocida;"),
      Title("Se escribe &amp;amp;amp;", "Se escribe &amp;"),
      Title("  Dos\n   líneas\t ", "Dos líneas"),
      Title("<![CDATA[Un <b>gran</b> día]]>", "Un gran día"),
      Title("<![CDATA[T < 0 y > 5]]>", "T < 0 y > 5"),
      Title("Uno<!-- nada --> y <![CDATA[dos]]>&#160;&#x2014; tres", "Uno y dos — tres"),
    ])
  func titles(_ row: Title) throws {
    #expect(try FeedText.decode(FeedText.rss([FeedText.item(row.sent)])).record.items.map(\.title) == [row.shown])
  }

  @Test(
    "Q-RSS-06, Q-XML-02: of a feed that breaks off the whole items stay, and it says so",
    arguments: [
      "</channel>", "<item><title>cut", "<item></title></item>", "<item><title>a</b></title></item>", "",
    ])
  func breaksOff(_ tail: String) throws {
    let whole = FeedText.item("Uno") + FeedText.item("Dos", link: "https://www.rtve.es/b")
    let decoded = try FeedText.decode("<rss version=\"2.0\"><channel>\(whole)\(tail)")
    #expect(decoded.record.items.map(\.title) == ["Uno", "Dos"] && !decoded.record.isComplete)
    #expect(decoded.notes.map(\.id) == ["Q-RSS-06", "bad-element"])
  }

  @Test("Q-XML-03: bytes that are not UTF-8 in a name end the feed there and harm nobody")
  func badName() throws {
    let bytes = Array("<rss><channel>\(FeedText.item("Uno"))".utf8) + [0x3C, 0x61, 0xFF, 0x3E]
    let decoded = try NewsFeed.decode(bytes, from: .rtve)
    #expect(decoded.record.items.count == 1 && !decoded.record.isComplete)
    #expect(throws: RSSError.self) { try NewsFeed.decode([0x3C, 0x61, 0xFF, 0x3E], from: .rtve) }
  }

  @Test(
    "Q-RSS-07, Q-XML-04: a mark, blank lines, blanks around the equals sign",
    arguments: [
      "\u{FEFF}", "\n\n", "\u{FEFF}\r\n \t",
    ])
  func prologs(_ before: String) throws {
    let text = FeedText.rss([FeedText.item("Uno")], attributes: " xmlns:media = 'http://search.yahoo.com/mrss/'")
    let decoded = try FeedText.decode(before + text)
    #expect(decoded.record.items.count == 1 && decoded.notes.map(\.id) == ["Q-RSS-07"])
  }

  @Test("Items without an address or a title are left out, a guid that is an address serves, a page counts once")
  func addresses() throws {
    let guid = "<guid>https://www.rtve.es/g</guid>"
    let text = FeedText.rss([
      "<item><title>Por su guid</title><link/>\(guid)</item>",
      "<item><title>Su guid no es nada</title><link/><guid isPermaLink=\"false\">https://www.rtve.es/h</guid></item>",
      FeedText.item("", link: "https://www.rtve.es/sin-titulo"),
      FeedText.item("Otra cosa", link: "javascript:alert(1)"),
      FeedText.item("Uno", link: "https://www.rtve.es/1"), FeedText.item("Otra vez", link: "http://rtve.es/1/#c"),
      FeedText.item("Campaña", link: "https://www.rtve.es/1?utm_source=rss"),
      FeedText.item("Dos", link: "https://www.rtve.es/1?p=2"),
    ])
    let decoded = try FeedText.decode(text)
    #expect(decoded.record.items.map(\.title) == ["Por su guid", "Uno", "Dos"])
    #expect(decoded.notes.map(\.path) == ["item[1]", "item[2]", "item[3]"])
  }

  @Test(
    "What is no feed is an error that says so",
    arguments: [
      ("", "found nothing"), ("<!DOCTYPE html><html><body/></html>", "found html"), ("{\"estado\":404}", "found json"),
      ("<feed xmlns=\"http://www.w3.org/2005/Atom\"/>", "the root \"feed\""),
      ("<rss><channel><item>", "in rss/channel/item"),
    ])
  func refusals(_ body: String, _ expected: String) {
    #expect {
      try FeedText.decode(body)
    } throws: {
      "\($0)".contains(expected)
    }
  }

  @Test("Deep nesting, many items and a bomb of entities cost bounded time and memory")
  func hostile() throws {
    let nested = String(repeating: "<a>", count: 100_000)
    #expect(throws: RSSError.self) { try FeedText.decode("<rss><channel>\(nested)") }
    let many = String(repeating: "<item><title>a</title><link>https://a.es</link></item>", count: 5000)
    let decoded = try FeedText.decode("<rss><channel>\(many)</channel></rss>")
    #expect(decoded.record.items.count == 1 && decoded.notes.count + decoded.unlistedFaults < 3100)
    let bomb = """
      <!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <rss><channel><item><title>&b;&b;</title><link>https://a.es</link></item></channel></rss>
      """
    #expect(try FeedText.decode(bomb).record.items.map(\.title) == ["&b;&b;"])
    // Text full of marks that close nothing is looked through once.
    let marks = FeedText.item("<![CDATA[\(String(repeating: "<a ", count: 20_000))]]>")
    #expect(try FeedText.decode(FeedText.rss([marks])).record.items.count == 1)
  }

  @Test("250 damaged feeds are a feed or a typed error")
  func damaged() throws {
    let text = FeedText.rss(
      (0..<6).map { FeedText.item("Título &amp; más \($0)", link: "https://www.rtve.es/\($0)") }, attributes: " a=\"b\""
    )
    var mutator = ByteMutator(chance: SeedStream(seed: 6).stream("rss"))
    var counts = (good: 0, failed: 0)
    // The sweep `feed-mutations` takes 100,000.
    for _ in 0..<250 {
      do throws(RSSError) {
        let feed = try NewsFeed.decode(mutator.mutate(Array(text.utf8)), from: .rtve).record
        counts.good += 1
        let isSound = feed.items.allSatisfy { !$0.title.isEmpty && $0.link.hasPrefix("http") }
        if !isSound { Issue.record("\(feed.items)") }
      } catch {
        counts.failed += 1
      }
    }
    #expect(counts.good > 25 && counts.failed > 12)
  }
}
