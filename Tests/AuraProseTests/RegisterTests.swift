// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTestSupport
import AuraTime
import Testing

struct RegisterTests {
  @Test("docs/REGISTER.md is what the register makes of itself")
  func documentIsTheRegister() throws {
    #expect(try Tree.text("docs/REGISTER.md") == ProseRegister.markdown)
  }

  @Test("The rows say what the scales of the model do, at every edge")
  func rowsAreTheScales() {
    // The first and last value of each row, in its unit, and the word the model has for both.
    let words = Dictionary(
      uniqueKeysWithValues: ProseRegister.rows.flatMap(\.rows).map { ($0.word, $0.band) })
    let wind: [(String, Int, Int)] = [("flojo", 6, 20), ("fuerte", 41, 70), ("muy fuerte", 71, 120)]
    for (word, least, greatest) in wind {
      let found = [least, greatest].map { WindStrength(meanWindKmh: Double($0))?.word }
      #expect(words["viento \(word)"] == "\(least)…\(greatest)" && found == [word, word])
    }
    let rain: [(String, Double, Double)] = [("débil", 0.1, 2), ("fuerte", 15.1, 30), ("muy fuerte", 30.1, 60)]
    for (word, least, greatest) in rain {
      let found = [least, greatest].map { RainIntensity(mmPerHour: $0)?.word }
      #expect(words["lluvia \(word)"] != nil && found == [word, word])
    }
    let chances = [9, 10, 39, 40, 70, 71].compactMap { ProbabilityWord(percent: $0) }
    #expect(chances == [ProbabilityWord.none, .posible, .posible, .probable, .probable, .stated])
    #expect(words["posibilidad"] == "10…39" && words["probable, probabilidad"] == "40…70")
    #expect([6, 7, 8, 10, 11].map { UVBand(index: $0) } == [.alto, .alto, .muyAlto, .muyAlto, .extremo])
  }

  /// What a clear winter night reads like at one minimum and hour.
  private func headlines(minimumC: Int, temperatureC: Int, hour: Int, sky: String) -> [String] {
    (1...40).map { day in
      let date = CivilDate(year: 2026, month: 1, day: 1)!.advanced(byDays: day)
      let moment = CivilZone.peninsula.startOfDay(date).advanced(bySeconds: Int64(hour * 3600))
      var snapshot = WeatherSnapshot(
        place: WeatherSnapshot.Place(code: MunicipalityCode("42173")!, name: "Soria", coordinate: nil), moment: moment)
      snapshot.sunrise = CivilZone.peninsula.startOfDay(date).advanced(bySeconds: 8 * 3600)
      snapshot.sunset = CivilZone.peninsula.startOfDay(date).advanced(bySeconds: 18 * 3600)
      var slot = HourSlot(start: moment)
      slot.sky = SkyState(codeText: sky, wording: "")
      slot.isNight = hour < 8 || hour >= 18
      slot.temperatureC = temperatureC
      snapshot.current = slot
      var summary = DaySnapshot(date: date)
      (summary.minimumC, summary.maximumC) = (minimumC, max(temperatureC, minimumC) + 3)
      snapshot.days = [summary]
      return ForecastPhrase.compose(snapshot, at: moment).headline.lowercased()
    }
  }

  @Test("Frost by its minimum, on each side of each edge; the degree between two bands has no adjective")
  func frostBands() {
    let bands = [(-9, "fuerte"), (-8, "moderada"), (-5, "moderada"), (-4, ""), (-3, "débil"), (0, "débil")]
    for (minimum, adjective) in bands {
      let told = headlines(minimumC: minimum, temperatureC: min(minimum + 1, 0), hour: 3, sky: "11n")
        .filter { $0.contains("helada") }
      let isRight = told.allSatisfy { line in
        ["débil", "moderada", "fuerte"].allSatisfy { $0 == adjective || !line.contains("helada \($0)") }
      }
      let isNamed = told.contains { $0.contains(adjective.isEmpty ? "helada" : "helada \(adjective)") }
      #expect(isNamed && isRight, "\(minimum): \(told)")
    }
    #expect(!headlines(minimumC: 1, temperatureC: 1, hour: 3, sky: "11n").contains { $0.contains("helada") })
  }

  @Test("Tropical from 20, torrid from 25, neither at 19")
  func warmNights() {
    let words = [19, 20, 24, 25].map { minimum in
      let lines = headlines(minimumC: minimum, temperatureC: minimum + 1, hour: 22, sky: "11n")
      return (lines.contains { $0.contains("tropical") }, lines.contains { $0.contains("tórrida") })
    }
    #expect(words.map(\.0) == [false, true, true, false] && words.map(\.1) == [false, false, false, true])
  }
}
