// SPDX-License-Identifier: MIT

/// A thing with a place, and how far it is from where one asked.
public struct Nearby<Value> {
  public let value: Value
  /// Great-circle distance, km, 0…20,015.
  public let distanceKm: Double

  package init(_ value: Value, distanceKm: Double) {
    self.value = value
    self.distanceKm = distanceKm
  }
}

extension Nearby: Equatable where Value: Equatable {}
extension Nearby: Hashable where Value: Hashable {}
extension Nearby: Sendable where Value: Sendable {}
