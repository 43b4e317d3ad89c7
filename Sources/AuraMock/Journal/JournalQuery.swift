// SPDX-License-Identifier: MIT

public import AuraTime

/// Which exchanges of a journal are meant: every condition that is set must hold; none set means all.
public struct JournalQuery: Hashable, Sendable {
  /// Endpoint template, of call 1 or of the call 1 that made the link.
  public var template: String?
  /// One of the route's arguments, a municipality for example.
  public var argument: String?
  /// What the target begins with, as sent.
  public var targetPrefix: String?
  public var hop: FaultRule.Hop?
  public var method: String?
  public var outcome: JournalEntry.Outcome?
  /// HTTP statuses, 100 to 599.
  public var statuses: ClosedRange<Int>?
  /// The peer's address.
  public var client: String?
  /// Number of the key, 1 for the first the mock met.
  public var key: Int?
  /// Name of a rule of the fault plan that struck.
  public var fault: String?
  /// Arrivals from this instant of the serving clock on.
  public var from: WallInstant?
  /// Arrivals before this instant of the serving clock.
  public var until: WallInstant?

  public init(
    template: String? = nil, argument: String? = nil, hop: FaultRule.Hop? = nil,
    outcome: JournalEntry.Outcome? = nil, statuses: ClosedRange<Int>? = nil, client: String? = nil
  ) {
    self.template = template
    self.argument = argument
    self.hop = hop
    self.outcome = outcome
    self.statuses = statuses
    self.client = client
  }

  /// Whether an exchange is meant.
  public func matches(_ entry: JournalEntry) -> Bool {
    (template ?? entry.template) == entry.template
      && argument.map { entry.arguments.contains($0) } ?? true
      && targetPrefix.map { entry.target.hasPrefix($0) } ?? true
      && (hop ?? entry.hop) == entry.hop
      && (method ?? entry.method) == entry.method
      && (outcome ?? entry.outcome) == entry.outcome
      && statuses?.contains(entry.status) ?? true
      && (client ?? entry.client) == entry.client
      && key.map { $0 == entry.key?.number } ?? true
      && fault.map { entry.faults.contains($0) } ?? true
      && from.map { $0 <= entry.arrival } ?? true
      && until.map { entry.arrival < $0 } ?? true
  }
}

extension Journal {
  /// The exchanges it still holds that a query means, with numbers above one, oldest first, up to a limit.
  public func entries(matching query: JournalQuery, after number: Int = 0, limit: Int = .max) -> [JournalEntry] {
    var found: [JournalEntry] = []
    var last = number
    // In slices, so that a small answer does not copy the whole ring.
    while found.count < limit {
      let slice = entries(after: last, limit: 512)
      guard let end = slice.last?.number else { break }
      for entry in slice where query.matches(entry) && found.count < limit { found.append(entry) }
      last = end
    }
    return found
  }
}
