// SPDX-License-Identifier: MIT

/// A wind that relief or the sea imposes on a part of Spain: along one axis, from one side more than the other.
///
/// Sources: Font Tullot, I. (2000), Climatología de España y Portugal, 2nd ed., Universidad de Salamanca (regional
/// winds); the strengths are fitted so that the commonest octant of the month's strongest gust agrees with AEMET's
/// series where one wind rules.
struct WindRegime: Sendable {
  /// Where it is strongest and how far it reaches (distance at which it has lost 63 %).
  let centre: MapPoint
  let reachKm: Double
  /// Unit vector toward where it comes from.
  let from: (east: Double, north: Double)
  /// How much of the wind across the axis it takes, 0…1.
  let channelling: Double
  /// Mean wind from that side in standard deviations of the free wind, in winter and summer; negative from the other.
  let bias: (winter: Double, summer: Double)
  /// Sea breeze of summer afternoons: unit vector toward the sea times its strength; zero inland.
  let breeze: (east: Double, north: Double)

  init(
    _ latitude: Double, _ longitude: Double, reachKm: Double, fromDegrees: Double, channelling: Double,
    winter: Double, summer: Double, breezeDegrees: Double? = nil
  ) {
    centre = MapPoint(latitude: latitude, longitude: longitude)
    self.reachKm = reachKm
    let axis = Elementary.cosSin(turns: fromDegrees / 360)
    from = (axis.sin, axis.cos)
    self.channelling = channelling
    bias = (winter, summer)
    if let breezeDegrees {
      let sea = Elementary.cosSin(turns: breezeDegrees / 360)
      breeze = (1.2 * sea.sin, 1.2 * sea.cos)
    } else {
      breeze = (0, 0)
    }
  }

  static let all: [WindRegime] = [
    // Cierzo and bochorno of the Ebro.
    WindRegime(41.7, -0.9, reachKm: 110, fromDegrees: 310, channelling: 0.8, winter: 0.9, summer: 0.8),
    // Tramontana of the Empordà and of Menorca.
    WindRegime(
      42.2, 3.0, reachKm: 60, fromDegrees: 355, channelling: 0.6, winter: 0.9, summer: 0.1, breezeDegrees: 150),
    WindRegime(39.9, 4.0, reachKm: 70, fromDegrees: 10, channelling: 0.5, winter: 0.7, summer: 0.2, breezeDegrees: 200),
    // Levante and poniente of the Strait and of Alborán.
    WindRegime(36.0, -5.5, reachKm: 90, fromDegrees: 95, channelling: 0.85, winter: -0.2, summer: 0.5),
    WindRegime(
      36.4, -3.0, reachKm: 130, fromDegrees: 260, channelling: 0.7, winter: 0.4, summer: -0.1, breezeDegrees: 190),
    // Trade winds of the Canaries.
    WindRegime(28.2, -15.8, reachKm: 320, fromDegrees: 25, channelling: 0.45, winter: 0.9, summer: 2.4),
    // South-westerlies up the Guadalquivir, the Guadiana and the Duero.
    WindRegime(37.5, -5.6, reachKm: 120, fromDegrees: 235, channelling: 0.5, winter: 0.4, summer: 0.6),
    WindRegime(39.2, -5.5, reachKm: 160, fromDegrees: 255, channelling: 0.3, winter: 0.4, summer: 0.5),
    WindRegime(41.5, -4.9, reachKm: 150, fromDegrees: 240, channelling: 0.4, winter: 0.4, summer: 0.3),
    // The Atlantic coast of Galicia: south-westerlies in winter, north-easterlies in summer.
    WindRegime(
      42.6, -8.8, reachKm: 100, fromDegrees: 205, channelling: 0.4, winter: 0.6, summer: -0.7, breezeDegrees: 300),
    // The Cantabrian coast: westerlies in winter, north-easterlies in summer.
    WindRegime(
      43.5, -5.0, reachKm: 170, fromDegrees: 275, channelling: 0.5, winter: 0.7, summer: 0.2, breezeDegrees: 30),
    // Westerlies down to the Mediterranean in winter, sea breezes in summer.
    WindRegime(
      39.2, -0.4, reachKm: 120, fromDegrees: 280, channelling: 0.4, winter: 0.7, summer: 0, breezeDegrees: 110),
    WindRegime(41.2, 1.6, reachKm: 80, fromDegrees: 290, channelling: 0.3, winter: 0.6, summer: 0, breezeDegrees: 190),
  ]
}
