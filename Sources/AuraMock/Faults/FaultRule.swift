// SPDX-License-Identifier: MIT

public import AuraChance
public import AuraTime

/// When a fault happens: to which calls, how often, how likely, and what comes after it.
public struct FaultRule: Hashable, Sendable {
  /// Which of the two calls.
  public enum Hop: String, Hashable, Sendable, CaseIterable {
    case first, second
  }

  /// Which of the calls that match, counted from 1 by the rule itself.
  public enum Occurrence: Hashable, Sendable {
    case always
    /// From the first to the last of these, then never again.
    case calls(ClosedRange<Int>)
    /// Each call whose number is a multiple.
    case every(Int)
  }

  /// Names the rule in the journal and its stream of chance, so that another rule never shifts its draws.
  public var name: String
  public var fault: Fault
  /// nil for both.
  public var hop: Hop?
  /// Endpoint template; nil for all.
  public var template: String?
  /// One of the route's arguments, a municipality for example; nil for all.
  public var argument: String?
  /// The host that is asked, `opendata.aemet.es` or one of the others; nil for all.
  public var host: String?
  /// The peer's address; nil for all.
  public var client: String?
  /// On the serving clock; nil for always.
  public var window: Range<WallInstant>?
  public var occurrence: Occurrence
  public var probability: Ratio
  /// Strikes after which the rule goes on to `next`; nil for never.
  public var times: Int?
  /// What comes after `times` strikes, step by step; nothing once they are used up.
  public var next: [FaultStep]

  public init(
    _ name: String, _ fault: Fault, hop: Hop? = nil, template: String? = nil, argument: String? = nil,
    host: String? = nil, client: String? = nil, window: Range<WallInstant>? = nil, occurrence: Occurrence = .always,
    probability: Ratio = .always, times: Int? = nil, then next: [FaultStep] = []
  ) {
    self.name = name
    self.fault = fault
    self.hop = hop
    self.template = template
    self.argument = argument
    self.host = host
    self.client = client
    self.window = window
    self.occurrence = occurrence
    self.probability = probability
    self.times = times
    self.next = next
  }

  /// What the strike of a number, counted from 1, does; nil when the call goes through.
  public func fault(ofStrike number: Int) -> Fault? {
    var left = number
    for step in [FaultStep(fault, times: times)] + next {
      guard let times = step.times, left > times else { return step.fault }
      left -= times
    }
    return nil
  }
}
