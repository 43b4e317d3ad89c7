// SPDX-License-Identifier: MIT

/// How a day's rain falls through its hours: long and even from fronts, short and heavy from showers.
struct RainHours {
  /// Of each hour of the day.
  let amounts: [WaterAmount]
  /// How far each hour's wetness is above the driest wet hour, in standard deviations; negative in dry hours, and
  /// measured from the day's own threshold on dry days.
  let margins: [Double]

  /// - Parameters:
  ///   - tenths: the day's rain, tenths of a millimetre.
  ///   - dayMargin: the day's margin over the point where rain begins (`RainMonth.margins`).
  ///   - wetness: of each hour, in any common unit.
  ///   - showeriness: 0 for fronts, 1 for afternoon storms.
  init(tenths: Int, dayMargin: Double, wetness: [Double], showeriness: Double) {
    let order = wetness.indices.sorted { (wetness[$0], $1) > (wetness[$1], $0) }
    guard dayMargin > 0 else {
      amounts = wetness.map { _ in .none }
      let highest = wetness[order[0]]
      margins = wetness.map { dayMargin + 0.6 * ($0 - highest) }
      return
    }
    let mm = Double(tenths) / 10
    // A front's millimetre takes five hours and twenty take thirteen; a storm's take two and five.
    let frontal = 1.5 + 3.4 * Elementary.pow(mm, 0.42)
    let showery = 1 + 1.3 * Elementary.pow(mm, 0.4)
    let wished = frontal + (showery - frontal) * showeriness
    let wet = min(max(Int(wished.rounded()), 1), wetness.count - 1)
    let cut = wetness[order[wet]]
    margins = wetness.map { $0 - cut }
    let weights = margins.map { margin in margin > 0 ? 0.08 + Elementary.pow(margin, 1.3) : 0 }
    let total = weights.reduce(0, +)
    guard total > 0 else {
      // Equal hours all day: the first takes it.
      amounts = wetness.indices.map { $0 == order[0] ? (tenths > 0 ? .tenths(tenths) : .trace) : .none }
      return
    }
    amounts = Self.wholeTenths(weights.map { Double(tenths) * $0 / total }, total: tenths).enumerated().map {
      $0.element > 0 ? .tenths($0.element) : (weights[$0.offset] > 0 ? .trace : .none)
    }
  }

  /// Whole numbers with a given sum nearest to the shares (largest remainders, the earlier hour first).
  static func wholeTenths(_ shares: [Double], total: Int) -> [Int] {
    var whole = shares.map { Int($0.rounded(.down)) }
    let missing = max(0, total - whole.reduce(0, +))
    let order = shares.indices.sorted { left, right in
      let (first, second) = (shares[left] - Double(whole[left]), shares[right] - Double(whole[right]))
      return first != second ? first > second : left < right
    }
    for index in order.prefix(missing) { whole[index] += 1 }
    return whole
  }
}
