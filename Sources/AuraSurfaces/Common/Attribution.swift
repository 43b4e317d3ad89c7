// SPDX-License-Identifier: MIT

/// Whose data are shown, as their licences want it.
public enum Attribution {
  public static let aemet = "Elaborado con datos de AEMET"
  /// Where the air is shown (CC BY 4.0).
  public static let aemetAndMiteco = "Elaborado con datos de AEMET y MITECO"

  public static func text(showsAir: Bool) -> String { showsAir ? aemetAndMiteco : aemet }
}
