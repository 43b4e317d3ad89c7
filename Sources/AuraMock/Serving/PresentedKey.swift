// SPDX-License-Identifier: MIT

import AuraFormats
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
    let claims = jsonObject(parts[1])
    if rule == .strict, claims == nil || jsonObject(parts[0]) == nil || base64URL(parts[2]) == nil { return .invalid }
    if case .number(let expiry)? = claims?["exp"], expiry.double.isFinite {
      return refusesExpired && expiry.double * 1000 <= Double(now.millisecondsSinceEpoch) ? .expired : .accepted
    }
    return rule == .strict && eras.keysNeedExpiry ? .expired : .accepted
  }
}

/// The JSON object in a part of a token; nil when there is none.
private func jsonObject(_ part: Substring) -> JSONValue? {
  guard let bytes = base64URL(part) else { return nil }
  do throws(JSONError) {
    let value = try JSONValue(bytes, limits: JSONLimits(maximumDepth: 8, maximumBytes: 1 << 16))
    if case .object = value { return value }
    return nil
  } catch {
    return nil
  }
}
