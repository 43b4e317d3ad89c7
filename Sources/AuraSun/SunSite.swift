// SPDX-License-Identifier: MIT

internal import AuraModel

/// A place as the equations of rising and setting want it.
struct SunSite: Hashable, Sendable {
  let latitudeSine: Double
  let latitudeCosine: Double
  let latitudeTangent: Double
  let latitudeSecant: Double
  /// Seconds after midnight UTC at which the mean Sun crosses the meridian.
  let meanNoonSecond: Double

  init(_ coordinate: Coordinate) {
    let latitude = coordinate.latitude * Angle.degree
    latitudeSine = sine(latitude)
    latitudeCosine = cosine(latitude)
    latitudeTangent = latitudeSine / latitudeCosine
    latitudeSecant = 1 / latitudeCosine
    meanNoonSecond = 43_200 - coordinate.longitude * 240
  }
}
