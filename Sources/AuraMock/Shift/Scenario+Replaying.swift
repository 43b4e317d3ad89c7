// SPDX-License-Identifier: MIT

package import AuraTime
package import AuraTransport

extension Scenario {
  /// This scenario with a recording's payloads in the place of what the mock would make, moved to another day.
  ///
  /// Envelopes, links, quotas and faults stay the mock's own; what a route gave is the first payload recorded for it.
  ///
  /// - Parameters:
  ///   - today: The day the recording is moved to; nil leaves it on its own.
  ///   - recorded: Its own day; nil for that of its first exchange on the peninsula's calendar.
  package func replaying(
    _ recording: Recording, movedTo today: CivilDate? = nil, from recorded: CivilDate? = nil
  ) -> Scenario {
    var scenario = self
    let own = recorded ?? recording.exchanges.first.map { CivilZone.peninsula.civil(at: $0.sentAt).date }
    let shift = own.flatMap { own in today.map { DayShift(from: own, to: $0) } } ?? DayShift(days: 0)
    for payload in recording.exchanges where payload.role == .datos {
      guard let envelope = payload.of.flatMap({ recording[$0] }), let response = payload.response,
        envelope.address.path.hasPrefix("/opendata/api/"),
        let route = RouteTable.route(envelope.address.path.dropFirst("/opendata/api".count))
      else { continue }
      let isKnown = scenario.shelf.contains { $0.template == route.template && $0.arguments == route.arguments }
      if isKnown { continue }
      scenario.shelf.append(
        ShelvedProduct(
          template: route.template, arguments: route.arguments, contentType: response.fields["Content-Type"],
          body: shift.moved(response.body)))
    }
    return scenario
  }
}
