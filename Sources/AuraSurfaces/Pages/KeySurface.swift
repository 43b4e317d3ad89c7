// SPDX-License-Identifier: MIT

public import AuraModel
import AuraProse
public import AuraTime

/// The state of the AEMET key in words: whether it will do, and for how many days.
public struct KeySurface: Surface {
  public enum Urgency: String, CaseIterable, Hashable, Sendable {
    /// Nothing to do.
    case none
    /// Will do for some days.
    case soon
    /// No data without another key.
    case now
  }

  public let title: String
  /// `Válida`, `Caduca dentro de 3 días`
  public let state: String
  /// What can be done about it; nil when there is nothing to do.
  public let sentence: String?
  /// `Hasta el 14 de octubre de 2026`; nil without a known end.
  public let until: String?
  public let urgency: Urgency
  /// What the link is called, and the page it opens; nil when there is nothing to do.
  public let linkTitle: String?
  public let link: String?

  public var name: String { "key" }

  /// Composes the state of a key.
  ///
  /// - Parameters:
  ///   - failure: what AEMET said of the key the last time; reasons that are not about the key are passed over.
  ///   - zone: whose clocks the day of the end is told on.
  public static func compose(
    _ health: KeyHealth, failure: FailureReason? = nil, at moment: WallInstant, in zone: CivilZone
  ) -> KeySurface {
    func until(_ end: WallInstant) -> String { "Hasta el \(SpanishDate.long(zone.civil(at: end).date))" }
    if let failure, let refusal = refusal(failure, of: health) {
      return KeySurface(refusal, FailurePhrase.sentence(for: failure), nil, .now)
    }
    switch health {
    case .missing:
      return KeySurface("Sin clave", FailurePhrase.sentence(for: .noKey), nil, .now)
    case .malformed:
      return KeySurface("Clave incompleta", FailurePhrase.sentence(for: .keyMalformed), nil, .now)
    case .expired(let since):
      let day = SpanishDate.long(zone.civil(at: since).date)
      return KeySurface("Caducada", FailurePhrase.sentence(for: .keyExpired), "Desde el \(day)", .now)
    case .expiringSoon(let end, let days):
      return KeySurface(left(days), KeyPhrase.expiring(inDays: days), until(end), .soon)
    case .withoutExpiry(let end, let days):
      return KeySurface(left(days), KeyPhrase.withoutExpiry, until(end), .soon)
    case .valid(let end):
      let days = Int(max(0, moment.seconds(until: end)) / 86_400)
      return KeySurface("Válida, \(days)\u{A0}días", nil, until(end), .none)
    }
  }

  private init(_ state: String, _ sentence: String?, _ until: String?, _ urgency: Urgency) {
    title = "Clave de AEMET"
    self.state = state
    self.sentence = sentence
    self.until = until
    self.urgency = urgency
    linkTitle = urgency == .none ? nil : "Pedir una clave"
    link = urgency == .none ? nil : HelpSurface.keyRequestLink
  }

  /// What AEMET says of a key that looks well.
  private static func refusal(_ failure: FailureReason, of health: KeyHealth) -> String? {
    switch health {
    case .missing, .malformed, .expired: return nil
    case .valid, .expiringSoon, .withoutExpiry: break
    }
    return switch failure {
    case .keyRejected: "AEMET no la reconoce"
    case .keyExpired: "Caducada"
    case .keyMalformed: "Clave incompleta"
    case .notPermitted: "Sin permiso"
    case .noKey, .keyStoreUnavailable, .quota, .offline, .unreachable, .insecureConnection, .noData,
      .temporarilyUnavailable, .serverFailed, .unreadableAnswer, .unknownAddress, .cancelled:
      nil
    }
  }

  private static func left(_ days: Int) -> String {
    switch days {
    case ..<1: "Caduca en menos de un día"
    case 1: "Caduca dentro de un día"
    default: "Caduca dentro de \(days)\u{A0}días"
    }
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title)
    scribe.text("state", state, .value)
    scribe.text("sentence", sentence, .alertText)
    scribe.text("until", until, .detail)
    scribe.text("urgency", urgency.rawValue, .label)
    scribe.text("linkTitle", linkTitle, .action)
    scribe.link("link", link)
  }
}
