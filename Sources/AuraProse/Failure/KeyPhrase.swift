// SPDX-License-Identifier: MIT

/// What a person reads ahead of the end of the key.
public enum KeyPhrase {
  /// The key ends in so many whole days.
  public static func expiring(inDays days: Int) -> String {
    let when =
      switch days {
      case ..<1: "en menos de un día"
      case 1: "dentro de un día"
      default: "dentro de \(days) días"
      }
    return "La clave de AEMET caduca \(when); se pide otra gratis en opendata.aemet.es."
  }

  /// The key has no end of its own, and AEMET takes such keys until 2026-10-14.
  public static let withoutExpiry =
    "La clave de AEMET no lleva fecha de caducidad y dejará de servir el 15 de octubre de 2026; "
    + "se pide otra gratis en opendata.aemet.es."
}
