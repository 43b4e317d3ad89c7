// SPDX-License-Identifier: MIT

extension Quirk {
  /// The UV forecast is one object; off, a list of it.
  public static let uviObject = Quirk("Q-UVI-01", "UVI object")
  /// It is inside `ROOT`; off, it is not.
  public static let uviWrapped = Quirk("Q-UVI-02", "UVI wrapped")
  /// Its values are strings; off, numbers, without the codes' leading zeros.
  public static let uviStrings = Quirk("Q-UVI-03", "UVI strings")
  /// Dates have no zone and validity is noon; off, midnight with an offset.
  public static let uviDatesAtNoon = Quirk("Q-UVI-04", "UVI dates at noon")
  /// 59 towns; off, Vigo and Gijón too.
  public static let uviTownsOnly = Quirk("Q-UVI-05", "UVI towns only")
  /// Day 4 has no data; off, it has.
  public static let uviNoFourthDay = Quirk("Q-UVI-06", "UVI no fourth day")

  /// UV index, in the order of the ids.
  static let uvi: [Quirk] = [
    .uviObject, .uviWrapped, .uviStrings, .uviDatesAtNoon, .uviTownsOnly, .uviNoFourthDay,
  ]
}
