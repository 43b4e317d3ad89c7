// SPDX-License-Identifier: MIT

public import AuraTime

extension Arguments {
  /// The value of an option as an instant, or nil when it is absent.
  ///
  /// With `Z` or an offset it is one; without, it is what the zone's clocks show: the first of a repeated hour.
  ///
  /// - Throws: `UsageError` for another form, and for a time that a clock change leaves out.
  public func instant(_ option: String, in zone: CivilZone) throws(UsageError) -> WallInstant? {
    guard let text = value(option) else { return nil }
    guard let timestamp = WireTimestamp(text) else {
      throw UsageError("--\(option) expects 2026-08-26T09:00, with Z or an offset for an instant, found \"\(text)\"")
    }
    if timestamp.offsetSeconds != nil { return timestamp.instant(withoutOffsetIn: zone) }
    switch zone.instants(showing: timestamp.civil) {
    case .one(let instant), .repeated(let instant, _): return instant
    case .gap(let next):
      throw UsageError("--\(option) \(text) is left out by the change to summer time; next comes \(next)")
    }
  }
}
