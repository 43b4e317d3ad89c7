// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraStore
import AuraTime

/// What a refresh plan is made from.
public struct PlanInput: Sendable {
  /// What is known of a place at the moment of the plan.
  public struct KeptPlace: Hashable, Sendable {
    /// No hour that holds the moment is known.
    public var isThin: Bool
    /// Groups that were never read for the place: all of them where nothing is kept, else forecasts and warnings alone,
    /// for what no station near a place measures is never known however often it is read.
    public var unread: Set<Provenance.Field>

    /// Of a place of which nothing is kept.
    public init() {
      isThin = true
      unread = Set(Provenance.Field.allCases)
    }

    public init(isThin: Bool, unread: Set<Provenance.Field>) {
      (self.isThin, self.unread) = (isThin, unread)
    }

    /// - Parameter snapshot: As it stands at the moment of the plan; nil for nothing.
    public init(_ snapshot: WeatherSnapshot?) {
      self.init()
      guard let snapshot else { return }
      isThin = snapshot.isThin
      let groups: [(Provenance.Field, isKnown: Bool)] = [
        (.hours, !snapshot.hours.isEmpty), (.days, !snapshot.days.isEmpty), (.alerts, snapshot.alerts != nil),
      ]
      unread = Set(groups.filter { !$0.isKnown && snapshot.provenance[$0.0].receivedAt == nil }.map(\.0))
    }
  }

  public var favourites: Favourites
  public var places: [MunicipalityCode: KeptPlace]
  /// By the targets' keys.
  public var fetches: [String: FetchRecord]
  public var request: RefreshRequest
  /// Calls that AEMET's quota leaves for this refresh; nil for as many as it takes, over as long as it takes.
  public var callBudget: Int?

  public init(
    favourites: Favourites, places: [MunicipalityCode: KeptPlace] = [:], fetches: [String: FetchRecord] = [:],
    request: RefreshRequest = RefreshRequest(), callBudget: Int? = nil
  ) {
    self.favourites = favourites
    self.places = places
    self.fetches = fetches
    self.request = request
    self.callBudget = callBudget ?? request.callBudget
  }
}
