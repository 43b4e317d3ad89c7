// SPDX-License-Identifier: MIT

/// The Earth's heliocentric place by VSOP87D, truncated: mean ecliptic and equinox of date.
///
/// 68 terms of longitude (amplitudes of 50e-8 rad and more), 3 of latitude, 8 of distance. What is dropped is at most
/// 1.16″ in longitude (0.23″ root mean square: 0.02 s of time), 0.39″ in latitude and 0.000033 au over 1900–2100, as
/// `Fixtures/sun/make_earth_series.py` measures against the whole series.
///
/// Source: Bretagnon and Francou, Astronomy and Astrophysics 202, 309 (1988), solution D.
enum EarthSeries {
  static let longitude = TrigonometricSeries(variable: "L", of: EarthSeriesTable.rows)
  static let latitude = TrigonometricSeries(variable: "B", of: EarthSeriesTable.rows)
  static let distance = TrigonometricSeries(variable: "R", of: EarthSeriesTable.rows)
}
