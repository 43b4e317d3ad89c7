// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Testing

@Suite struct SunCourseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let latitude: Double
    let longitude: Double
    let year: Int
    let month: Int
    let day: Int
    /// Hours after 00:00 UTC.
    let rise: Double
    let noon: Double
    let set: Double
    var testDescription: String { id }
  }

  // JPL DE421 with IERS rotation, sunrise and sunset at −50′.
  @Test(arguments: [
    Case(
      id: "Madrid, summer", latitude: 40.40841, longitude: -3.6876, year: 2026, month: 6, day: 21, rise: 4.7452,
      noon: 12.2762, set: 19.8071),
    Case(
      id: "Madrid, winter", latitude: 40.40841, longitude: -3.6876, year: 2026, month: 12, day: 21, rise: 7.5707,
      noon: 12.2137, set: 16.8566),
    Case(
      id: "A Coruña", latitude: 43.37127, longitude: -8.3955, year: 2025, month: 3, day: 20, rise: 6.6096,
      noon: 12.6822, set: 18.7675),
    Case(
      id: "Santa Cruz", latitude: 28.46285, longitude: -16.24721, year: 2026, month: 9, day: 1, rise: 6.7199,
      noon: 13.083, set: 19.439),
    Case(
      id: "Melilla", latitude: 35.29221, longitude: -2.93709, year: 2027, month: 2, day: 10, rise: 7.0589,
      noon: 12.4323, set: 17.8131),
    Case(
      id: "Girona", latitude: 41.98186, longitude: 2.82412, year: 2026, month: 11, day: 3, rise: 6.3934, noon: 11.5376,
      set: 16.6731),
  ])
  func theSunKeepsTimeWithinThreeMinutes(place: Case) {
    let course = SunCourse(
      date: CivilDate(year: place.year, month: place.month, day: place.day)!, latitude: place.latitude,
      longitude: place.longitude)
    let errors = [course.riseHours - place.rise, course.noonHours - place.noon, course.setHours - place.set]
    #expect(errors.allSatisfy { abs($0) < 0.05 }, "\(errors.map { $0 * 60 }) minutes")
  }
}
