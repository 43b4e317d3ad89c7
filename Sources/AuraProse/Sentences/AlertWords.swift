// SPDX-License-Identifier: MIT

public import AuraModel

/// What an aviso is for, in the words of headlines.
public enum AlertWords {
  /// `calor`, `fenómenos costeros`: as it follows *por*.
  public static func phenomenon(_ phenomenon: AvisoPhenomenon) -> String { BandWords.alert(phenomenon) }
}
