// SPDX-License-Identifier: MIT

public import AuraModel
import AuraPlaces

/// Which part of Spain the files for many places are about: all of it, or the stations and zones of some places.
///
/// A run of months that reads the files every hour for a few places would spend its time on writing the other 99 %.
/// What lies near the places is the same to the byte, row by row.
public struct NationalShare: Hashable, Sendable {
  public var places: [MunicipalityCode]
  /// How far around them, km.
  public var km: Int

  public init(near places: [MunicipalityCode], km: Int) {
    self.places = places
    self.km = km
  }

  /// Where the places are.
  var centres: [Coordinate] { places.compactMap { Gazetteer.municipality($0)?.coordinate } }
}

extension NationalShare? {
  /// The elements of a list that belong to the share, in their order; all where there is none.
  func part<Element>(of list: [Element], _ coordinate: (Element) -> Coordinate?) -> [Element] {
    guard let self else { return list }
    let (centres, km) = (self.centres, Double(self.km))
    return list.filter { element in
      guard let here = coordinate(element) else { return false }
      return centres.contains { $0.distanceKm(to: here) <= km }
    }
  }
}
