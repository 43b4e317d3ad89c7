// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Testing

struct NewsPageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let quirk: Quirk
    var address = HostBench.aemet
    var at = utc(2026, 9, 26, 9, 30)
    /// What is told from the feed's text, with the switch on and off.
    let told: @Sendable (MockAnswer) -> String
    let on: String
    let off: String
    var testDescription: String { "\(quirk)" }
  }

  static func has(_ texts: String...) -> @Sendable (MockAnswer) -> String {
    { answer in texts.map { "\(answer.text.contains($0))" }.joined(separator: " ") }
  }

  /// The body of the first item, or of all.
  static func items(_ answer: MockAnswer) -> [String] {
    answer.text.components(between: "<item>", and: "</item>")
  }

  static let cases: [Case] = [
    Case(
      quirk: .newsInLatin9,
      told: {
        "\($0.body.contains(0xFA) || $0.body.contains(0xE9) || $0.body.contains(0xE1)) \($0.text.contains("ISO-8859-15"))"
      },
      on: "true true", off: "false false"),
    Case(quirk: .newsSpanishDates, told: has(" sept 2026 ", " Sep 2026 "), on: "true false", off: "false true"),
    Case(quirk: .newsSept, told: has(" sept 2026 ", " sep 2026 "), on: "true false", off: "false true"),
    Case(
      quirk: .newsEnclosureFirst, address: HostBench.rtve,
      told: { answer in
        "\(items(answer).allSatisfy { $0.hasPrefix("\n<enclosure") }) \(answer.text.contains("<title>El tiempo - RTVE.es</title>\n<link>"))"
      },
      on: "true true", off: "false false"),
    Case(
      quirk: .newsCDATA, address: HostBench.meteored, told: has("<title><![CDATA[", "<link><![CDATA["), on: "true true",
      off: "false false"),
    Case(
      quirk: .newsEntities, address: HostBench.blog, told: has("&amp;#", "acute;"), on: "true true", off: "false false"),
    Case(
      quirk: .newsBlanksBeforeProlog, told: { String($0.text.prefix(2)) }, on: "\n\n", off: "<?"),
    Case(quirk: .newsOddDates, told: has("próximamente", " sept 2027 "), on: "false true", off: "false false"),
    Case(
      quirk: .newsFlood, address: HostBench.meteored, told: { "\(items($0).count)" }, on: "15", off: "8"),
    Case(
      quirk: .warningsFeedPadded, address: HostBench.warnings, at: utc(2026, 9, 5, 9, 30),
      told: has("Sat,  5 Sep 2026", "Sat, 05 Sep 2026"), on: "true false", off: "false true"),
    Case(
      quirk: .markersShuffled, address: HostBench.marker,
      told: { answer in
        let times = answer.text.components(between: ": \"", and: "\"}")
        return "\(times.count) \(times == times.sorted(by: >))"
      }, on: "10 false", off: "10 true"),
    Case(quirk: .markersDead, address: HostBench.marker, told: { "\($0.status)" }, on: "503", off: "200"),
    Case(
      quirk: .xmlTextInPieces, told: has("<!-- sigue --><![CDATA["), on: "true", off: "false"),
    Case(quirk: .xmlMalformed, told: has("<title>Sin acabar</item>"), on: "true", off: "false"),
    Case(
      quirk: .xmlBadNameByte, address: HostBench.rtve, told: { "\($0.body.contains(0xFF))" }, on: "true", off: "false"),
    Case(quirk: .xmlBlanksAroundEquals, told: has("<rss version = \"2.0\""), on: "true", off: "false"),
  ]

  @Test("The switches of the feeds, on and off", arguments: cases)
  func switches(_ row: Case) {
    var (on, off) = (HostBench(row.quirk, true), HostBench(row.quirk, false))
    on.at = row.at
    off.at = row.at
    #expect(row.told(on.answer(row.address)) == row.on)
    #expect(row.told(off.answer(row.address)) == row.off)
  }

  @Test("News are of the mock's clock: stories stay as they were, new ones come in front")
  func clock() {
    var bench = HostBench()
    let before = Self.items(bench.answer(HostBench.rtve))
    bench.at = bench.at.advanced(bySeconds: 6 * 3600)
    let after = Self.items(bench.answer(HostBench.rtve))
    #expect(before.count == 20 && after.count == 20)
    func links(_ items: [String]) -> [String] { items.flatMap { $0.components(between: "<link>", and: "</link>") } }
    #expect(links(after).dropFirst(3).elementsEqual(links(before).dropLast(3)))
    #expect(Set(links(after)).count == 20)
  }
}

extension String {
  /// The stretches between two marks, in order.
  func components(between start: String, and end: String) -> [String] {
    var rest = self[...]
    var found: [String] = []
    while let open = rest.firstRange(of: start), let close = rest[open.upperBound...].firstRange(of: end) {
      found.append(String(rest[open.upperBound..<close.lowerBound]))
      rest = rest[close.upperBound...]
    }
    return found
  }
}
