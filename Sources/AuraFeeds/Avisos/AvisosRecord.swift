// SPDX-License-Identifier: MIT

public import AuraModel

/// An answer of the warnings product, as sent: every message of the archive, quiet ones among them.
public struct AvisosRecord: Hashable, Sendable {
  /// In the order of the archive.
  public let messages: [CAPMessage]
  /// Files that are no readable message, in the order of the archive (Q-TAR-10).
  public let unreadFiles: [UnreadAviso]

  /// The warnings of all messages, in the order of the archive; which of them count is `AvisosState`'s matter.
  public var alerts: [WeatherAlert] { messages.flatMap(\.alerts) }
}

/// A file of the archive that could not be read.
public struct UnreadAviso: Hashable, Sendable {
  public let fileName: String
  public let error: CAPError
}
