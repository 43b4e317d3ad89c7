// SPDX-License-Identifier: MIT

import AuraModel
import Testing

struct SecretTests {
  @Test("No way of printing shows a secret")
  func neverPrinted() {
    let secret = Secret("canary-7f3a")
    var dumped = ""
    dump([secret], to: &dumped)
    let shown = [
      "\(secret)", String(reflecting: secret), dumped, "\(Optional(secret) as Any)",
      "\(Mirror(reflecting: secret).children.map { $0 })",
    ]
    #expect(shown.allSatisfy { !$0.contains("canary") && $0.contains("•••") })
    #expect(secret.withExposedValue { $0 } == "canary-7f3a")
  }
}

struct CoordinateTests {
  @Test("Coordinates off the Earth are typed errors")
  func refused() {
    #expect(throws: CoordinateError.latitude(found: 90.5)) { try Coordinate(latitude: 90.5, longitude: 0) }
    #expect(throws: CoordinateError.longitude(found: -181)) { try Coordinate(latitude: 0, longitude: -181) }
    #expect(throws: CoordinateError.self) { try Coordinate(latitude: .nan, longitude: 0) }
    #expect(throws: CoordinateError.self) { try Coordinate(latitude: 0, longitude: .infinity) }
  }
}
