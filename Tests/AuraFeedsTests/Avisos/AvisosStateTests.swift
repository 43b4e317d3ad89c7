// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

struct AvisosStateTests {
  static let noon = CAPParserTests.instant("2026-07-03T12:00:00Z")

  /// The state after some archives, one an hour.
  static func state(_ tars: [[CAPFile]], from start: AvisosState = .unknown) throws -> AvisosState {
    var state = start
    for (index, tar) in tars.enumerated() {
      let received = noon.advanced(bySeconds: Int64(index) * 3600)
      state = state.replaced(by: try AvisosRecord.decode(CAPFile.tar(tar)).record, receivedAt: received)
    }
    return state
  }

  static func identifiers(_ state: AvisosState) -> [String]? { state.set?.alerts.map(\.identifier) }

  static let a = CAPFile(identifier: "A")

  static func update(_ identifier: String, of references: String..., change: (inout CAPFile) -> Void = { _ in })
    -> CAPFile
  {
    CAPFile(identifier: identifier).with {
      $0.type = "Update"
      $0.sent = "2026-07-02T17:00:00-00:00"
      $0.references = references.map { "http://www.aemet.es,\($0),2026-07-02T16:28:03-00:00" }.joined(separator: " ")
      change(&$0)
    }
  }

  @Test("No answer is not an answer without warnings, and a failure keeps what was known")
  func unknown() throws {
    #expect(AvisosState.unknown.failed(at: Self.noon) == .unknown && AvisosState.unknown.set == nil)
    let quiet = try Self.state([[.green()]])
    #expect(quiet != .unknown && Self.identifiers(quiet) == [])
    let known = try Self.state([[Self.a]])
    let failed = known.failed(at: Self.noon).failed(at: Self.noon.advanced(bySeconds: 60))
    #expect(failed.set == known.set && failed == .known(known.set!, staleSince: Self.noon))
    #expect(Self.identifiers(try Self.state([[.green()]], from: failed)) == [])
  }

  @Test("Q-TAR-04: each answer is complete; what vanished was withdrawn, what stays keeps its own time")
  func replacement() throws {
    let b = CAPFile(identifier: "B").with { $0.sent = "2026-07-02T20:00:00-00:00" }
    let state = try Self.state([[Self.a], [Self.a, b], [b]])
    #expect(Self.identifiers(try Self.state([[Self.a], [Self.a, b]])) == ["A", "B"])
    #expect(Self.identifiers(state) == ["B"])
    #expect(state.set?.receivedAt == Self.noon.advanced(bySeconds: 7200))
  }

  @Test("Q-CAP-07: a test is no warning, and what it refers to stays")
  func tests() throws {
    let test = Self.update("T", of: "A") { $0.status = "Test" }
    #expect(Self.identifiers(try Self.state([[Self.a, test]])) == ["A"])
    #expect(Self.identifiers(try Self.state([[Self.a.with { $0.status = "Exercise" }]])) == [])
    #expect(Self.identifiers(try Self.state([[Self.a.with { $0.status = "Otra" }]])) == ["A"])
  }

  @Test("Q-CAP-08: an update hides all it refers to, in its own archive, in an earlier one and in a later one")
  func updates() throws {
    let b = CAPFile(identifier: "B")
    let update = Self.update("U", of: "A", "B")
    #expect(Self.identifiers(try Self.state([[Self.a, update, b]])) == ["U"])
    #expect(Self.identifiers(try Self.state([[Self.a, b], [update, Self.a]])) == ["U"])
    #expect(Self.identifiers(try Self.state([[Self.a, b], [update], [Self.a, b]])) == [])
    // An update of an update, and one that names itself.
    let second = Self.update("V", of: "U", "V") { $0.sent = "2026-07-02T18:00:00-00:00" }
    #expect(Self.identifiers(try Self.state([[Self.a, update, second]])) == ["V"])
  }

  @Test("Q-CAP-08: what was replaced is forgotten once it cannot come back")
  func memory() throws {
    let update = Self.update("U", of: "A")
    let later = Self.update("W", of: "X") { $0.sent = "2026-07-12T17:00:00-00:00" }
    #expect(Self.identifiers(try Self.state([[update], [later], [Self.a]])) == ["A"])
  }

  @Test("Q-CAP-09: a withdrawal born expired shows nothing and hides what it refers to")
  func withdrawals() throws {
    let withdrawal = Self.update("W", of: "A") {
      $0.sent = "2026-07-03T09:00:00-00:00"
      $0.effective = "2026-07-03T11:00:00+02:00"
      $0.onset = "2026-07-03T10:59:59+02:00"
      $0.expires = "2026-07-03T11:00:00+02:00"
      ($0.nivel, $0.severity) = ("amarillo", "Moderate")
    }
    let decoded = try AvisosRecord.decode(CAPFile.tar([Self.a, withdrawal]))
    #expect(decoded.notes.map(\.id) == ["Q-CAP-09"] && decoded.record.alerts.count == 2)
    #expect(Self.identifiers(try Self.state([[Self.a, withdrawal]])) == [])
  }

  @Test("Q-CAP-10: a cancellation removes what it refers to and shows nothing")
  func cancellations() throws {
    let cancel = Self.update("C", of: "A") { $0.type = "Cancel" }
    let b = CAPFile(identifier: "B")
    #expect(Self.identifiers(try Self.state([[Self.a, b, cancel]])) == ["B"])
  }

  @Test("Q-TAR-10: a warning whose file cannot be read any more is kept, and the set is known to be incomplete")
  func unreadFiles() throws {
    let known = try Self.state([[Self.a, .green()]])
    var bytes = CAPFile.tar([Self.a, .green()])
    bytes[700] = 0xFF
    let next = known.replaced(by: try AvisosRecord.decode(bytes).record, receivedAt: Self.noon)
    #expect(Self.identifiers(next) == ["A"] && next.set?.unreadFileCount == 1)
    #expect(Self.identifiers(try Self.state([[.green(), .green()]], from: next)) == [])
  }

  @Test("The same message twice is one warning")
  func duplicates() throws {
    #expect(Self.identifiers(try Self.state([[Self.a, Self.a]])) == ["A"])
  }
}
