// SPDX-License-Identifier: MIT

import AuraMock
import Testing

@Suite struct MoistAirTests {
  struct Felt: Sendable, CustomTestStringConvertible {
    let celsius: Double
    let humidityPercent: Double
    let windKmh: Double
    let feels: Double
    let tolerance: Double
    var testDescription: String { "\(celsius) °C, \(humidityPercent) %, \(windKmh) km/h" }
  }

  // Cold: the published wind chill table of Environment Canada. Heat: the chart of the National Weather Service,
  // 90 °F with 70 % is 105–106 °F, 100 °F with 50 % is 118 °F, 84 °F with 60 % is 88 °F.
  static let published = [
    Felt(celsius: 0, humidityPercent: 80, windKmh: 20, feels: -5, tolerance: 0.5),
    Felt(celsius: 5, humidityPercent: 80, windKmh: 30, feels: 0, tolerance: 0.5),
    Felt(celsius: -10, humidityPercent: 80, windKmh: 30, feels: -20, tolerance: 0.5),
    Felt(celsius: -20, humidityPercent: 80, windKmh: 40, feels: -34, tolerance: 0.5),
    Felt(celsius: 32.2, humidityPercent: 70, windKmh: 0, feels: 40.8, tolerance: 0.5),
    Felt(celsius: 37.8, humidityPercent: 50, windKmh: 0, feels: 47.8, tolerance: 0.6),
    Felt(celsius: 28.9, humidityPercent: 60, windKmh: 0, feels: 31.1, tolerance: 0.6),
  ]

  // Hours of AEMET's own files (Getafe 2021-01-09 and 10, Ourense 2020-10-02, Madrid 2026-08-25): the temperature
  // they are computed from is rounded on the wire, hence one degree of tolerance.
  static let recorded = [
    Felt(celsius: -1, humidityPercent: 96, windKmh: 28, feels: -8, tolerance: 1),
    Felt(celsius: -1, humidityPercent: 100, windKmh: 20, feels: -6, tolerance: 1),
    Felt(celsius: 0, humidityPercent: 100, windKmh: 15, feels: -4, tolerance: 1),
    Felt(celsius: 1, humidityPercent: 93, windKmh: 7, feels: 1, tolerance: 0),
    Felt(celsius: 9, humidityPercent: 97, windKmh: 9, feels: 8, tolerance: 1),
    Felt(celsius: 10, humidityPercent: 87, windKmh: 15, feels: 10, tolerance: 0),
    Felt(celsius: 3, humidityPercent: 73, windKmh: 22, feels: -2, tolerance: 1),
    Felt(celsius: 28, humidityPercent: 31, windKmh: 15, feels: 28, tolerance: 0),
  ]

  @Test(arguments: published + recorded)
  func heatColdAndWindFeelAsPublished(felt: Felt) {
    let found = MoistAir.feelsLike(
      celsius: felt.celsius, humidityPercent: felt.humidityPercent, windKmh: felt.windKmh)
    #expect(abs(found - felt.feels) <= felt.tolerance)
  }

  // Saturation pressure of the WMO guide's table; dew point 9.3 °C of air at 20 °C and 50 %.
  @Test func vapourPressureAndDewPointAgreeWithTheTables() {
    #expect(abs(MoistAir.saturationHPa(0) - 6.112) < 0.001)
    #expect(abs(MoistAir.saturationHPa(20) - 23.37) < 0.05)
    #expect(abs(MoistAir.dewPoint(vapourHPa: 0.5 * MoistAir.saturationHPa(20)) - 9.3) < 0.05)
    #expect(abs(MoistAir.humidity(celsius: 20, dewPoint: 9.26) - 0.5) < 0.002)
  }
}
