// SPDX-License-Identifier: MIT

extension Quirk {
  /// The inventory has strings alone; off, heights are numbers.
  public static let inventoryStrings = Quirk("Q-INV-01", "inventory strings")
  /// Degrees, minutes and seconds; off, decimal degrees.
  public static let inventorySexagesimal = Quirk("Q-INV-02", "inventory sexagesimal")
  /// Nine stations have sixty seconds; off, none has.
  public static let inventorySixtySeconds = Quirk("Q-INV-03", "inventory sixty seconds")
  /// Blanks behind names and two spellings of provinces; off, none and one.
  public static let inventorySpellings = Quirk("Q-INV-04", "inventory spellings")
  /// The inventory in no order; off, by identifier.
  public static let inventoryShuffled = Quirk("Q-INV-05", "inventory shuffled")

  /// Inventory of stations, in the order of the ids.
  static let inventory: [Quirk] = [
    .inventoryStrings, .inventorySexagesimal, .inventorySixtySeconds, .inventorySpellings, .inventoryShuffled,
  ]
}
