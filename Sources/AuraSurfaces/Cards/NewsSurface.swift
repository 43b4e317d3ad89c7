// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// Headlines about the weather, each credited to who wrote it.
public struct NewsSurface: Surface {
  /// A headline.
  public struct Item: Hashable, Sendable {
    public let title: String
    /// `RTVE`
    public let source: String
    /// `hace 3 h`; nil when the feed does not say.
    public let age: String?
    /// The page: http or https.
    public let link: String
  }

  public let size: AuraSize
  public let title: String
  /// As they were given, the newest first.
  public let items: [Item]
  /// What stands in the list's place; nil with headlines.
  public let empty: String?
  public let standing: Standing

  public var name: String { "news" }

  /// How many headlines are shown.
  static func room(_ size: AuraSize) -> Int { size == .phone ? 10 : 4 }
  /// Ours: headlines are looked for once an hour.
  static let staleSeconds: Int64 = 6 * 3600
  /// Ours: older ones are no news.
  static let overSeconds: Int64 = 3 * 86_400

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> NewsSurface {
    let news = scene.extras.news
    let isOver = news?.fetchedAt.map { $0.seconds(until: scene.moment) > overSeconds } ?? false
    let items =
      isOver ? [] : (news?.items ?? []).lazy.compactMap { Item($0, scene, size) }.prefix(room(size)).map(\.self)
    let standing = StandingRule(
      subject: .headlines, isKnown: news?.fetchedAt != nil && !isOver, wasKnown: news?.fetchedAt != nil,
      madeAt: news?.fetchedAt, checkedAt: news?.fetchedAt, staleSeconds: staleSeconds, failure: news?.failure,
      otherSentence: "No se han podido leer las noticias."
    ).standing(at: scene.moment)
    let none = standing.isShown ? "No hay titulares recientes" : "Sin titulares"
    return NewsSurface(
      size: size, title: "Noticias", items: items, empty: items.isEmpty ? none : nil, standing: standing)
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.list("items", items) { scribe, item in
      scribe.text("title", item.title, .newsTitle, size)
      scribe.text("source", item.source, .credit, size)
      scribe.text("age", item.age, .age, size)
      scribe.link("link", item.link)
    }
    scribe.text("empty", empty, .detail, size)
    scribe.standing(standing, size)
  }
}

extension NewsSurface.Item {
  /// nil for a headline without words or with an address that is no page.
  init?(_ item: NewsItem, _ scene: SurfaceScene, _ size: AuraSize) {
    let title = Fit.text(item.title, .newsTitle, size)
    guard !title.isEmpty, title != Fit.ellipsis, Self.isPage(item.link) else { return nil }
    self.title = title
    source = item.source.name
    age = item.publishedAt.map { AgeWords.ago($0, at: scene.moment) }
    link = item.link
  }

  /// Only what a browser opens as a page; `javascript:` and the like never reach a drawer.
  private static func isPage(_ link: String) -> Bool {
    let start = link.prefix(8).lowercased()
    return (start.hasPrefix("https://") || start.hasPrefix("http://")) && link.utf8.count <= 2000
      && link.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E }
  }
}
