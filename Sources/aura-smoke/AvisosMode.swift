// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// `avisos PROVINCIA`: the weather warnings of a province, or of a municipality by five digits.
struct AvisosMode {
  let options: SmokeOptions
  let console: Console

  func run(code: String) async throws(SmokeFailure) {
    guard let province = Province(code: code.prefix(2)) else {
      throw code.count == 2 ? .unknownProvince(code: code) : .unknownMunicipality(code: code)
    }
    var name = province.castilianName
    var zones = Gazetteer.warningZones.map(\.code).filter { $0.province == province }
    if code.count == 5 {
      guard let place = Gazetteer.municipality(code) else { throw .unknownMunicipality(code: code) }
      name = place.shortName
      zones = Gazetteer.warningZones(of: place.code).map(\.code)
    }
    let reading = try await Reading(of: .warnings(of: province.comunidad), options: options, console: console)
    let decoded: Decoded<AvisosRecord>
    do throws(AvisosError) {
      decoded = try AvisosRecord.decode(reading.payload.bytes)
    } catch {
      if case .refused(let estado?, _) = error, estado == 404 { throw .reading(.noData) }
      throw .reading(.unreadableAnswer)
    }
    let state = AvisosState.unknown.replaced(by: decoded.record, receivedAt: reading.payload.receivedAt)
    guard let set = state.set else { throw .reading(.unreadableAnswer) }
    let report = AvisosReport(
      name: name, province: province, zones: zones, alerts: set.alerts(in: zones, at: reading.moment),
      unreadFileCount: set.unreadFileCount, notes: decoded.notes, moment: reading.moment)
    switch options.format {
    case .text: console.output(report.text)
    case .json: console.output(report.json)
    case .line: console.output(report.line)
    }
  }
}
