// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

/// AEMET OpenData's own news: maintenance, keys that expire, new paths. The words are ours.
///
/// Source: guide, rss 1: `centrodedescargas/feeds.rss` and `.atom`.
struct NoticeDesk: Sendable {
  let seed: UInt64

  private static let home = "https://opendata.aemet.es/centrodedescargas/"
  private static let title = "AEMET OpenData - Noticias"
  /// Days between two notices.
  private static let step: Int64 = 17
  private static let count = 6

  private struct Notice {
    let number: Int
    let title: String
    let details: String
    let publishedAt: WallInstant
  }

  func write(_ shape: FeedShape, at instant: WallInstant, quirks: QuirkSwitches) -> [UInt8] {
    let notices = notices(at: instant)
    guard shape == .rss else {
      let entries = notices.map {
        AtomPage.Entry(
          title: $0.title, summary: $0.details, link: Self.link($0), id: Self.link($0), updated: $0.publishedAt)
      }
      return AtomPage(
        title: Self.title, link: Self.home, updated: notices.first?.publishedAt ?? instant, entries: entries,
        quirks: quirks
      ).write()
    }
    let equals = quirks[.xmlBlanksAroundEquals] ? " = " : "="
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version\(equals)\"2.0\">\n<channel>\n"
    text +=
      "<title>\(Self.title)</title>\n<link>\(Self.home)</link>\n<description>Noticias de AEMET OpenData</description>\n"
    for notice in notices {
      text += "<item>\n<title>\(notice.title)</title>\n<link>\(Self.link(notice))</link>\n"
      text += "<guid isPermaLink=\"true\">\(Self.link(notice))</guid>\n"
      text += "<pubDate>\(FeedDate.markerDate(notice.publishedAt))</pubDate>\n"
      text += "<description>\(notice.details)</description>\n</item>\n"
    }
    return Array((text + "</channel>\n</rss>\n").utf8)
  }

  private static func link(_ notice: Notice) -> String { "\(home)novedades#\(notice.number)" }

  /// Newest first; the same notice stays the same at any later instant.
  private func notices(at instant: WallInstant) -> [Notice] {
    let newest = Int(floorDivide(instant.secondsSinceEpoch, by: Self.step * 86_400))
    return (0...Self.count).map { notice(newest - $0) }.filter { $0.publishedAt <= instant }.prefix(Self.count).map(
      \.self)
  }

  private func notice(_ number: Int) -> Notice {
    var chance = SeedStream(seed: seed).stream("notices").stream(number)
    let hour = 8 + Int64(chance.below(7))
    let published = WallInstant(
      secondsSinceEpoch: Int64(number) * Self.step * 86_400 + hour * 3600 + Int64(chance.below(3600)))
    let day = CivilZone.peninsula.civil(at: published).date.advanced(byDays: 2 + Int(chance.below(5)))
    let date = "\(digits(day.day, width: 2))/\(digits(day.month, width: 2))/\(day.year)"
    let (title, details) = [
      (
        "Parada por mantenimiento el \(date)",
        "El servicio AEMET OpenData no estará disponible el \(date) entre las 16:00 y las 18:00, hora oficial."
      ),
      (
        "Caducidad de las API Key",
        "Las API Key solicitadas antes del \(date) dejarán de ser válidas. Puede pedir otra en esta misma página."
      ),
      (
        "Nuevos recursos disponibles", "Desde el \(date) hay recursos nuevos en la documentación de AEMET OpenData."
      ),
    ][((number % 3) + 3) % 3]
    return Notice(number: number, title: title, details: details, publishedAt: published)
  }
}
