// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTime

/// One weather warning on a card.
public struct AlertItem: Hashable, Sendable {
  public let size: AuraSize
  /// The message's key, for a list that animates.
  public let id: String
  public let icon: SurfaceIcon
  public let token: ColourToken
  /// `Aviso naranja por calor`
  public let title: String
  /// `En vigor`, `Previsto`
  public let phase: String
  public let isInForce: Bool
  /// `Hasta las 20:59`, `Desde mañana a las 12:00 hasta mañana a las 20:59`
  public let span: String
  /// `Temperatura máxima: 40 °C`; nil where there is no value to announce.
  public let value: String?
  /// `Probabilidad: del 40 al 70 %`; nil when not sent.
  public let probability: String?
  /// The zone: `La Siberia extremeña`; nil when not sent.
  public let zone: String?
  /// The forecaster's comment; nil when there is none.
  public let details: String?
  /// What to do; nil when the message does not say.
  public let instruction: String?

  init(_ alert: WeatherAlert, in scene: SurfaceScene, size: AuraSize) {
    self.size = size
    id = Fit.text(alert.id, .spoken, size)
    icon = SurfaceIcon(.alert)
    token = ColourToken(alert.level)
    title = Self.title(alert, size: size)
    isInForce = alert.phase(at: scene.moment) == .inForce
    phase = isInForce ? "En vigor" : "Previsto"
    span = Self.span(alert, isInForce: isInForce, scene)
    value = Self.value(alert.parameter, size)
    probability = alert.probability.flatMap(Self.probability)
    let zones = alert.areas.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    zone = Self.told(zones, .alertLine, size)
    details = Self.told(Self.bound(alert.shownDetails), .alertText, size)
    instruction = Self.told(alert.instruction, .alertText, size)
  }

  /// `Aviso naranja por calor`; where the letters are unknown, as the message calls it.
  static func title(_ alert: WeatherAlert, size: AuraSize) -> String {
    let head = "Aviso \(alert.level.name)"
    if let phenomenon = alert.phenomenon { return "\(head) por \(AlertWords.phenomenon(phenomenon))" }
    let name = alert.phenomenonName.lowercased()
    return Fit.text(name.isEmpty ? head : "\(head): \(name)", .alertLine, size)
  }

  private static func span(_ alert: WeatherAlert, isInForce: Bool, _ scene: SurfaceScene) -> String {
    let start = "Desde \(scene.since(alert.onset))"
    guard let expires = alert.expires else { return isInForce ? "Sin hora de fin" : "\(start), sin hora de fin" }
    let end = "hasta \(scene.since(expires))"
    return isInForce ? "Hasta \(scene.since(expires))" : "\(start) \(end)"
  }

  private static func value(_ parameter: AvisoParameter?, _ size: AuraSize) -> String? {
    guard let parameter, let value = parameter.valueText else { return nil }
    let bound = Self.bound(value)
    return told(parameter.text.isEmpty ? bound : "\(parameter.text): \(bound)", .alertLine, size)
  }

  /// AEMET's own spaces break: a figure and its unit stay together.
  private static func bound(_ text: String) -> String {
    var result = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let unit = word.prefix { $0 != "." && $0 != "," && $0 != ";" }
      let isUnit = result.last?.isNumber == true && units.contains(String(unit))
      result += result.isEmpty ? String(word) : (isUnit ? "\u{A0}" : " ") + word
    }
    return result
  }

  private static let units: Set<String> = ["°C", "km/h", "mm", "cm", "m", "%"]

  private static func probability(_ probability: AvisoProbability) -> String? {
    guard let percent = probability.percent else { return nil }
    return percent.upperBound == 100
      ? "Probabilidad: más del \(SpanishQuantity.percent(percent.lowerBound))"
      : "Probabilidad: del \(percent.lowerBound) al \(SpanishQuantity.percent(percent.upperBound))"
  }

  private static func told(_ text: String, _ bound: TextBound, _ size: AuraSize) -> String? {
    let fitted = Fit.text(text, bound, size)
    return fitted.isEmpty ? nil : fitted
  }

  func describe(to scribe: inout SurfaceScribe) {
    scribe.icon("icon", icon)
    scribe.colour("token", token)
    scribe.text("title", title, .alertLine, size)
    scribe.text("phase", phase, .value, size)
    scribe.flag("isInForce", isInForce)
    scribe.text("span", span, .alertLine, size)
    scribe.text("value", value, .alertLine, size)
    scribe.text("probability", probability, .value, size)
    scribe.text("zone", zone, .alertLine, size)
    scribe.text("details", details, .alertText, size)
    scribe.text("instruction", instruction, .alertText, size)
  }
}

extension SurfaceScene {
  /// `las 20:59`, `mañana a las 12:00`, `el 28 de agosto a las 9:00`: behind *hasta* and *desde*.
  func since(_ instant: WallInstant) -> String {
    let text = when(instant)
    return text.hasPrefix("a la") ? String(text.dropFirst(2)) : text
  }
}
