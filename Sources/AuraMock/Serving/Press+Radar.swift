// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

extension Press {
  /// The picture of a code at a moment: every ten minutes a new one (Q-RAD-01).
  func findRadar(_ code: String, at instant: WallInstant) -> Finding {
    guard radarSite(code) != nil else { return .noData }
    return .found(.radar(code, WallInstant(secondsSinceEpoch: floorDivide(instant.secondsSinceEpoch, by: 600) * 600)))
  }

  /// What `radar/nacional` answers: nothing, or a picture from above the middle of the country (Q-RAD-02).
  func findNationalRadar(at instant: WallInstant) -> Finding {
    scenario.quirks[.radarNationalMissing] ? .missing : findRadar("ma", at: instant)
  }

  func writeRadar(_ code: String, at instant: WallInstant) -> [UInt8] {
    guard let site = radarSite(code) else { return [] }
    // Q-RAD-04: the antenna stands elsewhere than the city in the radar's name.
    let city = Gazetteer.search(site.name, limit: 1).first?.coordinate
    let centre = scenario.quirks[.radarAtAntenna] ? site.coordinate : city ?? site.coordinate
    return RadarPicture(site: site, centre: centre, weather: radarWeather).write(at: instant)
  }

  /// A radar by AEMET's two letters or, with the quirk off, by the number of the province it stands in.
  private func radarSite(_ code: String) -> RadarSite? {
    if let site = RadarSite.all.first(where: { $0.code == code }) { return site }
    guard !scenario.quirks[.radarCodes], code.utf8.count == 2 else { return nil }
    return RadarSite.all.first {
      Gazetteer.nearestMunicipality(to: $0.coordinate).value.province.code == code
    }
  }

  var radarType: String {
    scenario.quirks[.radarDeclaresCharset] && scenario.quirks[.binaryDeclaresCharset]
      ? "image/gif;charset=ISO-8859-15" : "image/gif"
  }
}
