// SPDX-License-Identifier: MIT

import AuraTime

/// What a CAP file says of a warning in one of its two languages.
///
/// Names of phenomena, level and the forecaster's remark stay Spanish in both (Q-CAP-19).
struct CAPWords {
  let message: WarningMessage
  let language: CAPWriter.Language

  private var isSpanish: Bool { language == .spanish }

  var event: String {
    isSpanish
      ? "Aviso de \(message.kind.name.lowercased()) de nivel \(message.level.word)"
      : "\(message.level.severity) \(message.kind.english) warning"
  }

  /// `Immediate` under way, `Expected` within the hour, else `Future`.
  var urgency: String {
    let ahead = message.sent.seconds(until: message.onset)
    return ahead <= 0 ? "Immediate" : ahead <= 3600 ? "Expected" : "Future"
  }

  var certainty: String { message.probability == .low ? "Possible" : "Likely" }

  var senderName: String {
    isSpanish ? "AEMET. Agencia Estatal de Meteorología" : "AEMET. State Meteorological Agency"
  }

  var quantityName: String { isSpanish ? message.quantity.name : message.quantity.english }

  /// `40 ºC`; empty for storms and coasts.
  var valueText: String { message.value.map { "\($0) \(message.quantity.unit)" } ?? "" }

  var details: String {
    var sentences: [String] = []
    if message.value != nil { sentences.append("\(quantityName): \(valueText).") }
    if message.probability == .low { sentences.append("Aviso de baja probabilidad.") }
    if !message.comment.isEmpty { sentences.append(message.comment) }
    return sentences.joined(separator: " ")
  }

  /// What to do depends on the level alone. The text of red was never recorded; it is ours after the plan's "actúe".
  var instruction: String {
    switch (message.level, isSpanish) {
    case (.verde, true): "No es necesario tomar precauciones."
    case (.verde, false): "No precautions are necessary."
    case (.amarillo, true):
      "Esté atento. Manténgase informado de la predicción meteorológica más actualizada. Se pueden producir daños "
        + "moderados a personas y bienes, especialmente a aquellos vulnerables o en zonas expuestas al fenómeno."
    case (.amarillo, false):
      "Be aware, keep up to date with the latest weather forecast. Moderate damages to people and properties may "
        + "occur, especially to those vulnerable or in exposed areas."
    case (.naranja, true):
      "Esté preparado. Tome precauciones y manténgase informado de la predicción meteorológica más actualizada. Se "
        + "pueden producir daños graves a personas y bienes, especialmente a aquellos vulnerables o en zonas "
        + "expuestas al fenómeno."
    case (.naranja, false):
      "Be prepared. Take precautions and keep up to date with the latest weather forecast. Severe damages to people "
        + "and properties may occur, especially to those vulnerable or in exposed areas."
    case (.rojo, true):
      "Actúe. Siga las indicaciones de las autoridades y manténgase informado de la predicción meteorológica más "
        + "actualizada. Se pueden producir daños muy graves o catastróficos a personas y bienes."
    case (.rojo, false):
      "Take action. Follow the advice of the authorities and keep up to date with the latest weather forecast. Very "
        + "severe or catastrophic damages to people and properties may occur."
    }
  }
}
