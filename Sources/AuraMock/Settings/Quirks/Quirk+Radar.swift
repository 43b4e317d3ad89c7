// SPDX-License-Identifier: MIT

extension Quirk {
  /// Fifteen codes without a rule have a radar, others have no data; off, the two digits of a province do too.
  public static let radarCodes = Quirk("Q-RAD-01", "radar codes")
  /// `radar/nacional` is always missing; off, it is a picture.
  public static let radarNationalMissing = Quirk("Q-RAD-02", "radar national missing")
  /// The picture declares the charset of a text; off, it does not.
  public static let radarDeclaresCharset = Quirk("Q-RAD-03", "radar declares charset")
  /// Each picture is centred on its antenna; off, on the capital of its name.
  public static let radarAtAntenna = Quirk("Q-RAD-04", "radar at antenna")

  /// Radar, in the order of the ids.
  static let radar: [Quirk] = [.radarCodes, .radarNationalMissing, .radarDeclaresCharset, .radarAtAntenna]
}
