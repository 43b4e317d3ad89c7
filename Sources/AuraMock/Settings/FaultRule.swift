// SPDX-License-Identifier: MIT

public import AuraChance
public import AuraTime

/// When a fault happens: to which calls, how often, how likely.
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
  /// The peer's address; nil for all.
  public var client: String?
  /// On the serving clock; nil for always.
  public var window: Range<WallInstant>?
  public var occurrence: Occurrence
  public var probability: Ratio

  public init(
    _ name: String, _ fault: Fault, hop: Hop? = nil, template: String? = nil, argument: String? = nil,
    client: String? = nil, window: Range<WallInstant>? = nil, occurrence: Occurrence = .always,
    probability: Ratio = .always
  ) {
    self.name = name
    self.fault = fault
    self.hop = hop
    self.template = template
    self.argument = argument
    self.client = client
    self.window = window
    self.occurrence = occurrence
    self.probability = probability
  }
}

extension FaultRule {
  /// The rules that a quirk's switch stands for.
  static func rules(for quirks: QuirkSwitches) -> [FaultRule] {
    let switched: [(Quirk, FaultRule)] = [
      (.productMissing, FaultRule("Q-ENV-09", .productMissing, hop: .first)),
      (
        .errorObjectInsteadOfList,
        FaultRule(
          "Q-ENV-17", .errorObject(estado: 404, descripcion: "No hay datos que satisfagan esos criterios"), hop: .second
        )
      ),
      (.bodyCutShort, FaultRule("Q-ENV-18", .cutShort(afterBytes: 4096), hop: .second)),
      (.connectionReset, FaultRule("Q-ENV-19", .reset(afterBytes: 4096), hop: .second)),
      (.serverError, FaultRule("Q-ENV-20", .serverError(hasDescripcion: false), hop: .first)),
      (
        .everySecondCallFails,
        FaultRule("Q-ENV-21", .serverError(hasDescripcion: true), hop: .first, occurrence: .every(2))
      ),
      (.limitAs500Page, FaultRule("Q-LIM-11", .limitPage)),
    ]
    return switched.compactMap { quirk, rule in quirks[quirk] ? rule : nil }
  }
}
