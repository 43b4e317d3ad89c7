// SPDX-License-Identifier: MIT

public import AuraTime

/// One exchange as the mock saw it: what came, what it was taken for, what went back. No key is ever in it.
public struct JournalEntry: Hashable, Sendable {
  /// The key of a request: where it was and which one it was, never what it says.
  public struct KeyUse: Hashable, Sendable {
    public let place: KeyPlace
    /// 1 for the first key the mock met, 2 for the next.
    public let number: Int
  }

  /// What the client was told.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Call 1 with a link.
    case envelope
    /// Call 1 that is the product itself.
    case inlinePayload
    /// Call 2 with the product.
    case payload
    case metadata
    case noData, productMissing
    case missingKey, badKey, expiredKey
    case limited
    case expiredLink
    /// A link that was never handed out.
    case unknownLink
    case unknownPath, methodRefused
    /// A fault took the place of the answer.
    case faulted
  }

  /// 1 for the first exchange since the start or the last reset.
  public let number: Int
  /// On the serving clock.
  public let arrival: WallInstant
  /// When the answer is all sent, by its delivery; nil when it never ends.
  public let end: WallInstant?
  public let client: String
  public let method: String
  /// As sent, with the key replaced by dots.
  public let target: String
  public let hop: FaultRule.Hop?
  /// Of the route, or of the route whose link this is.
  public let template: String?
  public let arguments: [String]
  public let key: KeyUse?
  /// The key's text stood in the target.
  public let keyInTarget: Bool
  /// For call 2: the number of the call 1 that made the link.
  public let linkFrom: Int?
  public let outcome: Outcome
  public let status: Int
  /// Bytes of the body.
  public let bytes: Int
  public let quota: QuotaReading?
  /// Names of the rules that struck.
  public let faults: [String]
}
