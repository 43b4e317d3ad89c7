// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit

extension Sweep {
  /// Damaged answers of the warnings product are a record or a typed error; what a record shows is real, and no damage
  /// turns an answer with warnings into one that claims to be whole and has files less.
  static let avisosMutations = Sweep(name: "avisos-mutations", unit: "answers", defaultCount: 100_000) {
    count, chance in
    var report = SweepReport(tried: 0)
    var counts = (good: 0, partial: 0, failed: 0, alerts: 0)
    var mutator = ByteMutator(chance: chance.stream("damage"))
    let answer = AvisosSample.answer
    let moment = WallInstant(secondsSinceEpoch: 1_783_080_000)
    var state = AvisosState.unknown
    for number in 0..<count {
      let bytes = mutator.mutate(answer)
      report.tried += 1
      do throws(AvisosError) {
        let decoded = try AvisosRecord.decode(bytes)
        let record = decoded.record
        state = state.replaced(by: record, receivedAt: moment)
        if record.unreadFiles.isEmpty { counts.good += 1 } else { counts.partial += 1 }
        counts.alerts += record.alerts.count
        for alert in record.alerts where alert.level == .verde || alert.identifier.isEmpty {
          report.failures.append("\(number): \(alert.identifier) of level \(alert.level)")
        }
        // Whatever the rings hold, asking is safe.
        let corners = record.alerts.flatMap(\.areas).flatMap(\.rings).flatMap(\.vertices)
        if corners.contains(where: { !(-90...90).contains($0.latitude) || !(-180...180).contains($0.longitude) }) {
          report.failures.append("\(number): a corner that is no place on Earth")
        }
      } catch {
        counts.failed += 1
        if state.failed(at: moment).set != state.set { report.failures.append("\(number): a failure changed the set") }
      }
    }
    report.figures = [
      "good \(counts.good), partial \(counts.partial), failed \(counts.failed), alerts \(counts.alerts)"
    ]
    return report
  }
}

/// One answer with two warnings and a quiet phenomenon.
private enum AvisosSample {
  static let answer =
    TarSamples.member("Z_CAP_1.xml", message("A", level: "naranja", severity: "Severe"))
    + TarSamples.member("Z_CAP_2.xml", message("B", level: "verde", severity: "Minor"))
    + TarSamples.member("Z_CAP_3.xml", message("C", level: "rojo", severity: "Extreme"))
    + [UInt8](repeating: 0, count: 1024)

  static func message(_ identifier: String, level: String, severity: String) -> String {
    let info = ["es-ES", "en-GB"].map { language in
      """
      <info><language>\(language)</language><event>Aviso</event><severity>\(severity)</severity>
      <eventCode><valueName>AEMET-Meteoalerta fenomeno</valueName><value>VI;Vientos</value></eventCode>
      <onset>2026-07-03T13:00:00+02:00</onset><expires>2026-07-03T20:59:59+02:00</expires>
      <parameter><valueName>AEMET-Meteoalerta nivel</valueName><value>\(level)</value></parameter>
      <parameter><valueName>AEMET-Meteoalerta parametro</valueName><value>RM;Rachas máximas;80 km/h</value></parameter>
      <area><areaDesc>Zona</areaDesc><polygon>39.0,-5.0 39.0,-4.0 38.0,-4.0 39.0,-5.0</polygon>
      <geocode><valueName>AEMET-Meteoalerta zona</valueName><value>700602</value></geocode></area></info>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <alert xmlns = "urn:oasis:names:tc:emergency:cap:1.2"><identifier>\(identifier)</identifier>
      <sent>2026-07-02T16:28:03-00:00</sent><status>Actual</status><msgType>Update</msgType>
      <references>http://www.aemet.es,X,2026-07-01T08:44:31-00:00</references>\(info.joined())</alert>
      """
  }
}
