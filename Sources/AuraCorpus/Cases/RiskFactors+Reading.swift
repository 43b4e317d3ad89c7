// SPDX-License-Identifier: MIT

package import AuraModel
import AuraSun
import AuraTime

extension RiskFactors {
  /// The levels that a snapshot stands for, −1 where it stands for none: a value takes the level whose band it is in.
  package static func levels(of snapshot: WeatherSnapshot, moment: DayMoment) -> [Int] {
    let slot = snapshot.current
    let day = snapshot.todaySummary
    var row = [Int](repeating: -1, count: sizes.count)
    func set(_ factor: Factor, _ level: Int?) { row[factor.rawValue] = level ?? -1 }
    let code = slot?.sky?.codeText ?? ""
    set(.sky, skies.firstIndex(of: code.hasSuffix("n") ? String(code.dropLast()) : code))
    set(.moment, moments.firstIndex(of: moment))
    set(.wind, band(slot?.wind?.speedKmh, upTo: [0, 5, 20, 40, 70]))
    set(.gust, band(slot?.gustKmh, upTo: [39, 70, 120]))
    set(.rain, level(ofRain: slot?.precipitation))
    set(.snow, slot?.snow.map { $0.isWet ? 2 : 1 } ?? 0)
    set(.storm, band(slot?.stormProbability, upTo: [9, 39, 70]))
    set(.probability, band(slot?.precipitationProbability, upTo: [9, 39, 70]))
    set(.humidity, band(slot?.relativeHumidity, upTo: [25, 84]))
    set(.uv, band(snapshot.uvIndex, upTo: [5, 10]))
    set(.aviso, level(of: snapshot))
    if let shown = slot?.temperatureC ?? day?.maximumC {
      let own = temperatures.firstIndex { $0.least == day?.minimumC && $0.most == day?.maximumC }
      set(.temperature, own ?? temperatures.indices.last { temperatures[$0].now <= shown } ?? 0)
    }
    set(.feels, level(ofFelt: slot))
    set(.missing, snapshot.isThin ? 3 : slot?.temperatureC == nil ? 2 : day?.minimumC == nil ? 1 : 0)
    return row
  }

  /// 0 for unknown, then the number of bounds that are exceeded, from 1.
  private static func band(_ value: Int?, upTo bounds: [Int]) -> Int {
    value.map { value in 1 + bounds.count { value > $0 } } ?? 0
  }

  private static func level(ofRain depth: WaterDepth?) -> Int {
    switch depth {
    case nil: 0
    case .trace: 2
    case .millimetres(0): 1
    case .millimetres(let depth): 3 + [2.0, 15, 30].count { depth > $0 }
    }
  }

  private static func level(ofFelt slot: HourSlot?) -> Int {
    guard let shown = slot?.temperatureC, let felt = slot?.feelsLikeC else { return 0 }
    let gap = felt - shown
    return gap <= -5 ? 3 : gap <= -3 ? 2 : gap >= 3 ? 4 : 1
  }

  private static func level(of snapshot: WeatherSnapshot) -> Int? {
    guard let alerts = snapshot.alerts else { return 0 }
    guard let worst = alerts.first(where: { $0.level > .verde }) else { return 1 }
    return avisos.firstIndex { $0?.level == worst.level && $0?.phenomenon == worst.phenomenon }
  }
}
