// SPDX-License-Identifier: MIT

import AuraTestSupport
import Testing

/// The names of docs/FOR-THE-APP.md are the engine's, with the signatures it gives them.
struct ForTheAppNamesTests {
  /// What app developers know the engine by (the design's list).
  static let names = """
    AEMETClient comunidadBulletin ForecastBulletin AEMETBulletinParser ForecastPhrase HeroBackground Location
    Location.seedCities Comunidad AuraKeychain WindDirection SolarTimes WeatherSnapshot WeatherSnapshot.make HourSlot
    DaySnapshot currentPrecipMm currentSnowMm currentFeelsLike currentStormProb hasCurrentHourData airQuality uvIndex
    SharedCache SharedLocations WatchSync WeatherIcon StationObservation WeatherAlert AvisoArea CAPParser TarReader
    AirQuality AirComponent MitecoAirQuality UVIndex UVIForecast RadarSite NewsFeed NewsSource NewsItem
    """

  private struct Row {
    let name: String
    let signature: String
  }

  private func rows() throws -> [Row] {
    try Tree.text("docs/FOR-THE-APP.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      guard cells.count == 3, cells[0].hasPrefix("`"), cells[1].hasPrefix("`public ") else { return nil }
      return Row(name: cells[0].filter { $0 != "`" }, signature: cells[1].filter { $0 != "`" })
    }
  }

  @Test("each name that apps know is on the page")
  func allNames() throws {
    let told = Set(try rows().map(\.name))
    #expect(Self.names.split { $0.isWhitespace }.map(String.init).filter { !told.contains($0) } == [])
  }

  @Test("each signature on the page stands so in the sources")
  func signatures() throws {
    let sources = SourceFile.all(under: "Sources")
    let missing = try rows().filter { row in
      let wanted = Self.squeezed(row.signature)
      // A signature may be folded behind its commas: files that hold all its pieces are few, and are looked at whole.
      let pieces = row.signature.split { $0 == "," || $0 == "(" || $0 == ")" }
        .map { $0.split(separator: " ").joined(separator: " ") }
      return !sources.contains { file in
        pieces.allSatisfy(file.mentions) && Self.squeezed(file.text).contains(wanted)
      }
    }
    #expect(missing.map(\.name) == [])
  }

  /// Without blanks and breaks: a signature may be folded.
  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
