// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// One CAP file: who replaces what, and the warnings it holds in the language chosen.
public struct CAPMessage: Hashable, Sendable {
  /// The name of the file in the archive; empty for a message that came alone.
  public let fileName: String
  /// An opaque key (Q-CAP-11).
  public let identifier: String
  public let sender: String
  /// Sent as UTC with `-00:00` (Q-CAP-05).
  public let sent: WallInstant
  public let status: CAPStatus
  public let type: CAPMessageType
  /// The messages this one replaces, as sent: triples with white space between them.
  public let referencesSent: String
  /// The language of `alerts` as sent: `es-ES`; empty when the message has no `info`.
  public let language: String
  /// The warnings of amarillo and above; empty for a quiet phenomenon.
  public let alerts: [WeatherAlert]
  /// How many `info` of level verde it holds in that language: phenomena there is no warning of (Q-CAP-02).
  public let greenCount: Int

  /// The messages this one replaces.
  public var references: [CAPReference] { CAPReference.list(referencesSent) }
}

/// What a message is for. Source: OASIS, CAP 1.2, 3.2.1.
public enum CAPStatus: String, Hashable, Sendable {
  case actual = "Actual"
  case exercise = "Exercise"
  case system = "System"
  case test = "Test"
  case draft = "Draft"
  /// Missing or unknown: taken as real, for a warning must not be lost to a word.
  case unknown = ""

  /// Whether the message is meant for the public.
  public var isReal: Bool { self == .actual || self == .unknown }
}

/// What a message does to earlier ones. Source: OASIS, CAP 1.2, 3.2.1.
public enum CAPMessageType: String, Hashable, Sendable {
  case alert = "Alert"
  case update = "Update"
  case cancel = "Cancel"
  case acknowledge = "Ack"
  case error = "Error"
  /// Missing or unknown: taken as `Alert`.
  case unknown = ""

  /// Whether the message can announce anything itself (Q-CAP-10).
  public var mayAnnounce: Bool { self == .alert || self == .update || self == .unknown }
}

/// A message that another one replaces: `sender,identifier,sent` (Q-CAP-08).
public struct CAPReference: Hashable, Sendable {
  public let sender: String
  public let identifier: String
  public let sent: String

  /// Reads a list of references with white space between them.
  static func list(_ text: String) -> [CAPReference] {
    text.utf8.split { $0 <= 0x20 }.map { triple in
      let parts = triple.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      // A lone word can only be what counts, the identifier.
      return parts.count == 1
        ? CAPReference(sender: "", identifier: parts[0], sent: "")
        : CAPReference(sender: parts[0], identifier: parts[1], sent: parts.count > 2 ? parts[2] : "")
    }
  }
}
