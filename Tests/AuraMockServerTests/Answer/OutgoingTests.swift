// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTransport
import Testing

/// The way of an answer without sockets: what may go, when, and how it ends.
struct OutgoingTests {
  static let body = [UInt8](repeating: 0x61, count: 1000)

  private func plan(_ delivery: Delivery, status: Int = 200, isHead: Bool = false, keeps: Bool = true) -> Outgoing {
    Outgoing(
      MockAnswer(status: status, body: Self.body, delivery: delivery), isHead: isHead, keepsAlive: keeps, date: [],
      nowNanoseconds: 5_000_000_000)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    var delivery = Delivery()
    var status = 200
    var isHead = false
    var keeps = true
    let bodyCount: Int
    let ending: Outgoing.Ending
    /// The length the head declares; nil for none, -1 for no head at all.
    var length: Int? = 1000
    var testDescription: String { id }
  }

  @Test(
    "What goes and how it ends",
    arguments: [
      Case(id: "whole", bodyCount: 1000, ending: .keeps),
      Case(id: "whole, last", keeps: false, bodyCount: 1000, ending: .closes),
      Case(id: "HEAD", isHead: true, bodyCount: 0, ending: .keeps),
      Case(id: "304", status: 304, bodyCount: 0, ending: .keeps, length: nil),
      Case(id: "204", status: 204, bodyCount: 0, ending: .keeps, length: nil),
      Case(id: "Q-ENV-18 cut", delivery: Delivery(ending: .cutShort(afterBytes: 7)), bodyCount: 7, ending: .closes),
      Case(id: "cut at once", delivery: Delivery(ending: .cutShort(afterBytes: -3)), bodyCount: 0, ending: .closes),
      Case(
        id: "cut past the end", delivery: Delivery(ending: .cutShort(afterBytes: 5000)), bodyCount: 1000,
        ending: .closes),
      Case(
        id: "cut HEAD", delivery: Delivery(ending: .cutShort(afterBytes: 7)), isHead: true, bodyCount: 0,
        ending: .closes),
      Case(id: "Q-ENV-19 reset", delivery: Delivery(ending: .reset(afterBytes: 999)), bodyCount: 999, ending: .resets),
      Case(id: "stall", delivery: Delivery(ending: .stalls), bodyCount: 0, ending: .stalls, length: -1),
      Case(id: "empty reply", delivery: Delivery(ending: .emptyReply), bodyCount: 0, ending: .closes, length: -1),
    ])
  func endings(_ row: Case) {
    let outgoing = plan(row.delivery, status: row.status, isHead: row.isHead, keeps: row.keeps)
    let head = String(decoding: outgoing.head, as: UTF8.self)
    let declared = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
    let length = head.isEmpty ? -1 : declared.flatMap { Int($0.dropFirst(16)) }
    #expect(outgoing.bodyCount == row.bodyCount && outgoing.ending == row.ending && length == row.length)
  }

  @Test("A delay holds every byte back to its nanosecond, then all may go")
  func delay() {
    var outgoing = plan(Delivery(delayMilliseconds: 40))
    let due: Int64 = 5_040_000_000
    #expect(outgoing.allowance(atNanoseconds: due - 1) == .waits(untilNanoseconds: due))
    #expect(outgoing.allowance(atNanoseconds: due) == .bytes(outgoing.head.count + 1000))
    outgoing.advance(by: outgoing.head.count + 1000)
    #expect(outgoing.allowance(atNanoseconds: due) == .nothingLeft)
  }

  @Test(
    "A pace is kept: at no moment more than its bytes, and the last exactly on time",
    arguments: [1, 7, 333, 10_000, 900_000])
  func pace(bytesPerSecond: Int) {
    var outgoing = plan(Delivery(bytesPerSecond: bytesPerSecond))
    var now: Int64 = 5_000_000_000
    var steps = 0
    var isWithinPace = true
    loop: while true {
      steps += 1
      switch outgoing.allowance(atNanoseconds: now) {
      case .bytes(let count):
        outgoing.advance(by: count)
        let sentBody = Double(outgoing.sent - outgoing.head.count)
        isWithinPace = isWithinPace && sentBody <= Double(now - 5_000_000_000) / 1e9 * Double(bytesPerSecond) + 1e-6
      case .waits(let due): now = due
      case .nothingLeft: break loop
      }
    }
    let wanted = Int64((1000.0 / Double(bytesPerSecond) * 1e9).rounded(.up))
    #expect(isWithinPace && now - 5_000_000_000 == wanted && outgoing.ownNanoseconds <= wanted)
    // At most 50 slices a second, so that a fast pace does not cost a timer a byte.
    #expect(steps <= 2 * max(1000 / max(1, bytesPerSecond / 50), 1) + 4)
  }
}
