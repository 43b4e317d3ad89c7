// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Testing
import aura_sweep

/// Each quirk of the CAP files, shown with its switch on and not with it off.
struct CAPQuirkTests {
  typealias File = WarningBench.File

  struct Row: Sendable, CustomTestStringConvertible {
    let quirk: Quirk
    var bench = WarningBench()
    /// Whether the files show the quirk.
    let shows: @Sendable ([File]) -> Bool
    var testDescription: String { quirk.rawValue }
  }

  static func stamps(_ files: [File]) -> Set<String> { Set(files.map { String($0.name.dropFirst(13).prefix(14)) }) }

  static let rows: [Row] = [
    Row(quirk: .bothLanguages) { $0.allSatisfy { $0.text.contains("<language>en-GB") } },
    Row(quirk: .greenFiles) { $0.contains { $0.text.contains("nivel verde. CCAA") } },
    Row(quirk: .greenIsBare) { !green($0).contains("<description>") },
    Row(quirk: .greenNameSynthetic) { $0.contains { $0.name.contains("_AFAZ79VV79") } },
    Row(quirk: .sentInUTC) { $0.allSatisfy { $0.element("sent").hasSuffix("-00:00") } },
    Row(quirk: .onsetBeforeSent) { $0.contains { isWarningFromThen($0) } },
    Row(quirk: .testMessages) { $0.contains { $0.element("status") == "Test" } },
    // Four shifts have seen the gusts of the 26th differently: three references and more, one a line.
    Row(quirk: .severalReferences) { files in
      files.contains { $0.element("references").split(separator: "\n    ").count >= 3 }
    },
    Row(quirk: .withdrawalBornExpired) { files in
      files.contains { $0.element("expires") == $0.element("effective") && $0.element("severity") == "Moderate" }
    },
    Row(quirk: .cancelMessages) { $0.contains { $0.element("msgType") == "Cancel" } },
    Row(quirk: .longIdentifier) { files in
      files.allSatisfy { file in
        let tail = file.name.dropFirst(32).dropLast(4)
        let seconds = Int64(file.element("identifier").dropFirst(33 + tail.count))
        let stamp = seconds.map { "\(WallInstant(secondsSinceEpoch: $0))".filter(\.isNumber) }
        return stamp.map { file.name.contains($0) } ?? false
      }
    },
    // The gusts end at 20:59:59 local and begin at 10:00, 18:59:59 and 8:00 UTC.
    Row(quirk: .nameTellsEnd) { $0.contains { $0.name.hasSuffix("795201VIRM2619.xml") } },
    Row(quirk: .coastNameWithoutLetter) { files in
      files.contains { $0.name.contains("_AFAZ795201COCO") && $0.element("areaDesc").hasPrefix("Costa - ") }
    },
    Row(quirk: .coastalWarnings) { $0.contains { $0.isWarning && $0.text.contains("<value>CO;Costeros") } },
    Row(quirk: .islandCodes, bench: WarningBench(path: "/avisos_cap/ultimoelaborado/area/64")) { files in
      files.contains { $0.text.contains("<value>6453") } && !files.contains { $0.text.contains("<value>6407") }
    },
    Row(quirk: .twoVocabularies) { $0.contains { $0.text.contains("<value>RM;Rachas máximas;") } },
    Row(quirk: .ordinalSign) { $0.contains { $0.text.contains("Temperatura máxima;41 ºC") } },
    Row(quirk: .spanishInsideEnglish) { $0.allSatisfy { !$0.text.contains("<value>orange") } },
    Row(quirk: .nivelMissing) { $0.allSatisfy { !$0.text.contains("Meteoalerta nivel") } },
    Row(quirk: .severalPerZone) { files in
      files.filter { $0.name.contains("_AFAZ795201") && $0.isWarning && $0.element("onset").contains("-27T") }
        .map { $0.element("event") }.count >= 3
    },
    Row(quirk: .latitudeFirst) { $0.allSatisfy { Double($0.element("polygon").prefix { $0 != "," })! > 30 } },
    // 35 °C: yellow from 34 on two of Gran Canaria's zones, and nowhere with one threshold of 36 for all.
    Row(quirk: .thresholdsByZone, bench: warmCanaries) { $0.contains { $0.isWarning && $0.text.contains(">AT;") } },
  ]

  static let warmCanaries = WarningBench(path: "/avisos_cap/ultimoelaborado/area/65") { day, edition in
    StagedWeather.calm(&day, edition)
    for index in day.hours.indices { day.hours[index].temperatureTenthsC = 350 }
  }

  static func green(_ files: [File]) -> String {
    files.filter { $0.element("severity") == "Minor" }.map(\.text).joined()
  }

  static func isWarningFromThen(_ file: File) -> Bool {
    file.isWarning && file.element("expires") > file.element("effective")
      && file.element("onset") < file.element("effective")
  }

  @Test("Q-CAP-01..15, Q-CAP-17..23: a switch shows its quirk and nothing else shows it", arguments: rows)
  func quirk(_ row: Row) throws {
    #expect(try row.shows(row.bench.files(row.quirk, true)))
    #expect(try !row.shows(row.bench.files(row.quirk, false)))
  }

  @Test("Q-CAP-16: 61 to 79 and esp are areas; INE's numbers only without the switch")
  func areas() {
    for (area, on, off) in [("77", true, true), ("esp", true, true), ("10", false, true), ("80", false, false)] {
      for (isOn, isFound) in [(true, on), (false, off)] {
        var driver = WarningBench(stage: StagedWeather.calm).driver(.twentyAreas, isOn)
        let envelope = driver.first("/avisos_cap/ultimoelaborado/area/\(area)")
        #expect(envelope.link.isEmpty != isFound, "\(area) \(isOn)")
      }
    }
  }

  @Test("Q-CAP-02: a quiet day is all green: a file for every phenomenon of the area, over every zone it exists in")
  func quietDay() throws {
    let files = try WarningBench(path: "/avisos_cap/ultimoelaborado/area/71", stage: StagedWeather.calm).files()
    // Galicia: eight phenomena everywhere on its 16 zones, coasts and galernas on its six coasts.
    #expect(files.count == 10 && files.allSatisfy { $0.element("severity") == "Minor" })
    let areas = files.map { $0.text.components("<areaDesc>") / 2 }
    #expect(areas.sorted() == [6, 6] + Array(repeating: 16, count: 8))
    #expect(WarningKind.allCases.reduce(0) { $0 + $1.areas.count } == 177)
  }
}

extension String {
  /// How often a part occurs.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
