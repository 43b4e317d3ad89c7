// SPDX-License-Identifier: MIT

package import AuraTime

/// AEMET's feed of active warnings on the wire.
package struct WarningsFeed: Hashable, Sendable {
  /// One warning in force or to come.
  package struct Item: Hashable, Sendable {
    /// `amarillo`, `naranja`, `rojo`.
    package var level: String
    /// As titles say it: `Temperaturas mínimas`.
    package var heading: String
    /// As descriptions say it: `temperatura mínima`.
    package var phenomenon: String
    /// The zone, without the `Costa - ` of coasts.
    package var zone: String
    package var isCoast: Bool
    package var onset: WallInstant
    package var end: WallInstant
    package var clock: CivilZone
    /// `Z_CAP_C_LEMM_…`, without its ending.
    package var file: String
    package var sent: WallInstant

    package init(
      level: String, heading: String, phenomenon: String, zone: String, isCoast: Bool, onset: WallInstant,
      end: WallInstant, clock: CivilZone, file: String, sent: WallInstant
    ) {
      self.level = level
      self.heading = heading
      self.phenomenon = phenomenon
      self.zone = zone
      self.isCoast = isCoast
      self.onset = onset
      self.end = end
      self.clock = clock
      self.file = file
      self.sent = sent
    }
  }

  package var place: String
  package var built: WallInstant
  /// The archive's file, which the first item of the complete feed links; nil where it was left out.
  package var archive: String?
  package var items: [Item]

  package init(place: String, built: WallInstant, archive: String?, items: [Item]) {
    self.place = place
    self.built = built
    self.archive = archive
    self.items = items
  }

  private static let folder = "https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/cap/"

  /// Writes the feed in AEMET's layout (Q-RSS-10).
  package func write(quirks: QuirkSwitches = QuirkSwitches()) -> [UInt8] {
    let title = "AEMET - Avisos de fenómenos meteorológicos adversos - \(place)"
    let page = "https://www.aemet.es/es/eltiempo/prediccion/avisos"
    let equals = quirks[.xmlBlanksAroundEquals] ? " = " : "="
    let date = Self.date(built, quirks)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version\(equals)"2.0">
        <channel>
          <title>\(title)</title>
          <link>\(page)</link>
          <description>Avisos de fenómenos meteorológicos adversos según el Plan Meteoalerta de la Agencia Estatal de \
      Meteorología (AEMET) para \(place).</description>
          <language>es</language>
          <copyright>https://www.aemet.es/es/nota_legal</copyright>
          <pubDate>\(date)</pubDate>
          <lastBuildDate>\(date)</lastBuildDate>
          <image>
            <title>\(title)</title>
            <link>\(page)</link>
            <url>https://www.aemet.es/imagenes/gif/logo_AEMET_web.gif</url>
          </image>

      """
    if let archive {
      text += Self.item(
        title: "Avisos vigentes", details: "Archivo con todos los avisos.", file: archive + ".tar.gz", date: date)
    }
    for item in items {
      text += Self.item(
        title: Self.title(of: item, quirks), details: Self.details(of: item), file: item.file + ".xml",
        date: Self.date(item.sent, quirks))
    }
    return Array((text + "  </channel>\n</rss>\n").utf8)
  }

  /// The same in the shape of Atom.
  package func writeAtom(quirks: QuirkSwitches = QuirkSwitches()) -> [UInt8] {
    var entries = items.map { item in
      AtomPage.Entry(
        title: Self.title(of: item, quirks), summary: Self.details(of: item), link: Self.folder + item.file + ".xml",
        id: item.file + ".xml", updated: item.sent)
    }
    if let archive {
      let file = archive + ".tar.gz"
      entries.insert(
        AtomPage.Entry(
          title: "Avisos vigentes", summary: "Archivo con todos los avisos.", link: Self.folder + file, id: file,
          updated: built), at: 0)
    }
    return AtomPage(
      title: "AEMET - Avisos de fenómenos meteorológicos adversos - \(place)",
      link: "https://www.aemet.es/es/eltiempo/prediccion/avisos", updated: built, entries: entries, quirks: quirks
    ).write()
  }

  private static func title(of item: Item, _ quirks: QuirkSwitches) -> String {
    let coast = item.isCoast && !quirks[.warningsFeedPadded] ? "Costa - " : ""
    return "Aviso. Nivel \(item.level). \(item.heading). \(coast)\(item.zone)"
  }

  private static func details(of item: Item) -> String {
    "Aviso de \(item.phenomenon) de nivel \(item.level) de \(clockText(item.onset, item.clock)) a "
      + "\(clockText(item.end, item.clock))."
  }

  private static func item(title: String, details: String, file: String, date: String) -> String {
    """
        <item>
          <title>\(title)</title>
          <description>\(details)</description>
          <link>\(folder)\(file)</link>
          <guid isPermaLink="false">\(file)</guid>
          <pubDate>\(date)</pubDate>
        </item>

    """
  }

  private static func date(_ instant: WallInstant, _ quirks: QuirkSwitches) -> String {
    quirks[.warningsFeedPadded] ? FeedDate.padded(instant) : FeedDate.english(instant, zone: "+0000")
  }

  /// `08:59 09-02-2025 CET (UTC+1)`
  private static func clockText(_ instant: WallInstant, _ zone: CivilZone) -> String {
    let civil = zone.civil(at: instant)
    let hours = zone.offsetSeconds(at: instant) / 3600
    let names = zone == .canaries ? ["WET", "WEST"] : ["", "CET", "CEST"]
    let (year, month, day) = civil.date.components
    return "\(civil.time.hourAndMinute) \(digits(day, width: 2))-\(digits(month, width: 2))-\(year) "
      + "\(names[min(hours, names.count - 1)]) (UTC\(hours == 0 ? "" : "+\(hours)"))"
  }
}
