// SPDX-License-Identifier: MIT

package import AuraModel
package import AuraTime

/// Everything an edition is written from: place, edition, weather, sun, era and switches.
package struct ForecastBrief: Sendable {
  package var place: Location
  package var edition: Edition
  package var eras: Eras
  package var quirks: QuirkSwitches
  /// Of the chances that are AEMET's own: a gust left out, a value outside its extremes.
  package var seed: UInt64
  /// The weather of civil dates of the place one after the other, as the edition tells it.
  package var days: [WeatherDay]
  /// Sunrise and sunset of a civil date, minutes after local midnight.
  package var sun: @Sendable (CivilDate) -> (rise: Int, set: Int)

  package init(
    place: Location, edition: Edition, eras: Eras, quirks: QuirkSwitches, seed: UInt64,
    days: [WeatherDay], sun: @escaping @Sendable (CivilDate) -> (rise: Int, set: Int)
  ) {
    self.place = place
    self.edition = edition
    self.eras = eras
    self.quirks = quirks
    self.seed = seed
    self.days = days
    self.sun = sun
  }

  var zone: CivilZone { place.zone }

  /// The weather of a date; it must be one of `days`.
  func weather(on date: CivilDate) -> WeatherDay {
    days[date.dayNumber - days[0].date.dayNumber]
  }

  /// The header of either file.
  var header: ForecastHeader {
    let listed = quirks[.namesInverted] ? place.invertedName : place.name
    // Q-CHR-06: a name that only ISO-8859-15 can hold.
    let name = quirks[.namesHoldEightLetters] ? listed + " €ŠšŽžŒœŸ" : listed
    return ForecastHeader(
      ine: place.code.description, name: wire(name), province: wire(place.province.name),
      slug: place.pageName, elaborated: elaboratedText, isSecure: eras.isSecure)
  }

  private func wire(_ name: String) -> String {
    eras.namesDoubleEncoded ? WireCharset.doubleEncoded(name) : name
  }

  private var elaboratedText: String {
    let civil = (quirks[.elaboratedInUTC] ? .utc : zone).civil(at: edition.elaborated)
    return eras.elaboratedHasTime ? civil.description : civil.date.description
  }

  /// Whether `n` stands behind a code: unless sunrise < HH:30 < sunset (Q-HOR-18).
  func isNight(hour: Int, on date: CivilDate) -> Bool {
    let (rise, set) = sun(date)
    return !(rise < hour * 60 + 30 && hour * 60 + 30 < set)
  }
}
