// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import Testing

@Suite(.timeLimit(.minutes(1)))
struct WhereaboutsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let latitude: Double
    let longitude: Double
    /// The municipality when in Spain; nil outside.
    let code: String?
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "Puerta del Sol", latitude: 40.41695, longitude: -3.70350, code: "28079"),
    Case(id: "Teide", latitude: 28.2724, longitude: -16.6425, code: "38018"),  // the nearest town, not La Orotava
    Case(id: "Llívia, in no ring", latitude: 42.4640, longitude: 1.9810, code: "17094"),
    Case(id: "Cádiz, on its spit", latitude: 36.5297, longitude: -6.2925, code: "11012"),
    Case(id: "Caleta de Sebo, La Graciosa", latitude: 29.2290, longitude: -13.5030, code: "35010"),
    Case(id: "Cala Saona, Formentera", latitude: 38.6940, longitude: 1.3880, code: "07024"),
    Case(id: "at sea 5 km off Benidorm", latitude: 38.4900, longitude: -0.1200, code: "03031"),
    Case(id: "Lisboa", latitude: 38.7223, longitude: -9.1393, code: nil),
    Case(id: "Andorra la Vella", latitude: 42.5063, longitude: 1.5218, code: nil),
    Case(id: "Perpignan", latitude: 42.6887, longitude: 2.8948, code: nil),
    Case(id: "Tanger", latitude: 35.7595, longitude: -5.8340, code: nil),
    Case(id: "Bragança", latitude: 41.8058, longitude: -6.7572, code: nil),
    Case(id: "the Bay of Biscay", latitude: 45.0, longitude: -5.0, code: nil),
    Case(id: "Null Island", latitude: 0, longitude: 0, code: nil),
    Case(id: "the North Pole", latitude: 90, longitude: 0, code: nil),
    Case(id: "the South Pole", latitude: -90, longitude: 180, code: nil),
    Case(id: "Weber, antipode of Alaejos", latitude: -41.3, longitude: 174.8, code: nil),
  ]

  @Test(arguments: cases)
  func inSpainOrOutside(_ each: Case) throws {
    let place = try Coordinate(latitude: each.latitude, longitude: each.longitude)
    switch Gazetteer.whereabouts(of: place) {
    case .inSpain(let nearest): #expect(nearest.value.code.description == each.code)
    case .outsideSpain: #expect(each.code == nil)
    }
  }

  @Test func everyTownIsInSpain() {
    let outside = Towns.all.filter { location in
      guard let place = location.coordinate else { return false }
      if case .inSpain = Gazetteer.whereabouts(of: place) { return false } else { return true }
    }
    #expect(outside == [])
  }

  @Test("a coordinate in the rings is in one land zone, but for the seams of AEMET's polygons")
  func zonesAtACoordinate() throws {
    let graus = try Coordinate(latitude: 42.19, longitude: 0.34)
    #expect(Gazetteer.warningZones(at: graus).map(\.code.description) == ["622201"])
    let pole = try Coordinate(latitude: 90, longitude: 0)
    #expect(Gazetteer.warningZones(at: pole).isEmpty)
    // Every town that a ring of its own zone holds is found there, so no box leaves its ring out.
    let wrong = Towns.all.enumerated().filter { $0.offset % 64 == 0 }.map(\.element).filter { location in
      guard let place = location.coordinate, let zone = Gazetteer.warningZones(of: location.code).first else {
        return false
      }
      let isInside = Gazetteer.rings(of: zone.code).contains { $0.contains(place) }
      return isInside != Gazetteer.warningZones(at: place).contains(zone)
    }
    #expect(wrong == [])
  }
}
