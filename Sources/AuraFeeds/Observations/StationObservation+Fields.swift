// SPDX-License-Identifier: MIT

import AuraModel

// Which member of the wire is which value.
extension StationObservation {
  /// Sets the value of a member that is a measurement.
  mutating func set(_ field: ObservationField, _ value: Double?) {
    switch field {
    case .idema, .ubi, .fint, .lon, .lat, .alt: break
    case .ta: airTemperatureC = value
    case .tamin: minimumTemperatureC = value
    case .tamax: maximumTemperatureC = value
    case .tpr: dewPointC = value
    case .ts: groundTemperatureC = value
    case .tss5cm: soil5cmTemperatureC = value
    case .tss20cm: soil20cmTemperatureC = value
    case .hr: relativeHumidityPercent = value
    case .prec: gaugePrecipitationMm = value
    case .pacutp: disdrometerPrecipitationMm = value
    case .pliqtp: liquidPrecipitationMm = value
    case .psolt: solidPrecipitationMm = value
    case .nieve: snowDepthCm = value
    case .vv: cupAnemometer.meanMps = value
    case .vmax: cupAnemometer.gustMps = value
    case .dv: cupAnemometer.meanFromDegrees = value
    case .dmax: cupAnemometer.gustFromDegrees = value
    case .stdvv: cupAnemometer.meanDeviationMps = value
    case .stddv: cupAnemometer.meanFromDeviationDegrees = value
    case .vvu: ultrasonicAnemometer.meanMps = value
    case .vmaxu: ultrasonicAnemometer.gustMps = value
    case .dvu: ultrasonicAnemometer.meanFromDegrees = value
    case .dmaxu: ultrasonicAnemometer.gustFromDegrees = value
    case .stdvvu: ultrasonicAnemometer.meanDeviationMps = value
    case .stddvu: ultrasonicAnemometer.meanFromDeviationDegrees = value
    case .rviento: windRunHm = value
    case .pres: stationPressureHpa = value
    case .seaLevelPressure: sentSeaLevelPressureHpa = value
    case .geo925: level925M = value
    case .geo850: level850M = value
    case .geo700: level700M = value
    case .inso: sunshineMinutes = value
    case .vis: visibilityKm = value
    }
  }
}
