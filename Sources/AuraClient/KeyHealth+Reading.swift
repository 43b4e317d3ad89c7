// SPDX-License-Identifier: MIT

import AuraFormats
public import AuraModel
public import AuraTime

/// What the key says of itself, read without a call: AEMET's keys are JSON web tokens with an `exp` (Q-ENV-22).
///
/// The signature is not checked: only AEMET can. A key that looks healthy may still be rejected.
extension KeyHealth {
  /// The end of keys without `exp`: the first moment of 2026-10-15, official peninsular time (22:00Z the day before).
  /// Source: AEMET's notice of 2026-07, field guide opendata 1.
  static let endOfKeysWithoutExpiry = WallInstant(secondsSinceEpoch: 1_792_015_200)

  /// Judges a key at a moment.
  public init(of key: Secret?, at now: WallInstant) {
    guard let key, !key.isEmpty else {
      self = .missing
      return
    }
    switch key.withExposedValue(Self.claims(of:)) {
    case .failure(let fault): self = .malformed(found: fault.found)
    case .success(let expiry):
      let end = expiry ?? Self.endOfKeysWithoutExpiry
      let seconds = now.seconds(until: end)
      let daysLeft = Int(seconds / 86_400)
      if end <= now {
        self = .expired(since: end)
      } else if expiry == nil {
        self = .withoutExpiry(until: end, daysLeft: daysLeft)
      } else {
        self = daysLeft < Self.warningDays ? .expiringSoon(until: end, daysLeft: daysLeft) : .valid(until: end)
      }
    }
  }

  private struct Fault: Error {
    let found: String
  }

  /// The `exp` of a token, nil when it has none. Source: RFC 7519, 4.1.4 (a number of seconds since the epoch).
  private static func claims(of token: String) -> Result<WallInstant?, Fault> {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return .failure(Fault(found: "\(parts.count - 1) points instead of 2")) }
    guard parts.allSatisfy({ !$0.isEmpty }) else { return .failure(Fault(found: "an empty part")) }
    guard let bytes = Base64URL.decode(parts[1]), bytes.count <= 8192 else {
      return .failure(Fault(found: "claims that are not base64url"))
    }
    let tree: JSONValue
    do throws(JSONError) {
      tree = try JSONValue(bytes, limits: JSONLimits(maximumDepth: 8))
    } catch {
      return .failure(Fault(found: "claims that are not JSON"))
    }
    guard case .object = tree else { return .failure(Fault(found: "claims that are no object")) }
    switch tree["exp"] {
    case nil, .null: return .success(nil)
    case .number(let number):
      let seconds = number.double
      // Year 0 to 9999: what lies beyond is no date.
      guard (-62_167_219_200...253_402_300_799).contains(seconds) else {
        return .failure(Fault(found: "an exp that is no date"))
      }
      return .success(WallInstant(millisecondsSinceEpoch: Int64(seconds * 1000)))
    case .object, .array, .string, .boolean: return .failure(Fault(found: "an exp that is no number"))
    }
  }
}
