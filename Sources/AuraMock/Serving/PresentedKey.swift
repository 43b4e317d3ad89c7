// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport

/// A key as a request carries it; its text never leaves this type.
struct PresentedKey {
  /// Where a request carries its key.
  let place: KeyPlace
  private let text: String

  /// The key of a request: header first, then query where that is accepted; nil when neither has one.
  init?(in request: MockRequest, query: Substring?, acceptsQuery: Bool) {
    if let value = request.fields["api_key"], !value.isEmpty {
      self.init(place: .header, text: value)
    } else if acceptsQuery, let value = queryValue(of: "api_key", in: query), !value.isEmpty {
      self.init(place: .query, text: value)
    } else {
      return nil
    }
  }

  private init(place: KeyPlace, text: String) {
    self.place = place
    self.text = text
  }

  /// The identity of the key for whoever keeps a private table of them.
  var identity: String { text }

  /// What the service makes of the key.
  func verdict(rule: KeyRule, eras: Eras, refusesExpired: Bool, at now: WallInstant) -> KeyVerdict {
    let periods = text.utf8.count { $0 == UInt8(ascii: ".") }
    guard periods == 2 else { return .malformed(periods: periods) }
    let parts = text.split(separator: ".")
    guard parts.count == 3 else { return .invalid }
    let claims = base64URL(parts[1]).flatMap { WireValue.read($0) }
    if rule == .strict {
      guard case .object? = claims, case .object? = base64URL(parts[0]).flatMap({ WireValue.read($0) }),
        base64URL(parts[2]) != nil
      else { return .invalid }
    }
    if let claims, let expiry = ScenarioDocument(value: claims, path: "")["exp"],
      case .number(let digits) = expiry.value,
      let second = Double(digits), second.isFinite
    {
      return refusesExpired && second * 1000 <= Double(now.millisecondsSinceEpoch) ? .expired : .accepted
    }
    return rule == .strict && eras.keysNeedExpiry ? .expired : .accepted
  }
}
