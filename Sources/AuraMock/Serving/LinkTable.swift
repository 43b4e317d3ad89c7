// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

/// The `datos` links that were handed out, and what lies behind each.
struct LinkTable: Hashable, Sendable {
  /// What a link leads to, and whose call made it.
  struct Link: Hashable, Sendable {
    let id: String
    let route: Route
    /// Fixed when the link was made: the payload is of that moment for the link's whole life.
    let payload: PayloadName
    /// On the serving clock.
    let born: WallInstant
    /// Who called, as the quota counts it; call 2 carries no key.
    let payer: String
    let client: String
    /// Number of the call in the journal.
    let journalNumber: Int
  }

  /// Links kept, dead ones too: enough for five minutes at 200 calls a second.
  private static let capacity = 65_536

  private var links: [String: Link] = [:]
  /// Links in the order in which they were made; a ring once it is full.
  private var order: [String] = []
  private var next = 0
  private var latest: [Route: String] = [:]
  private var chance: SeedStream

  init(seed: UInt64) {
    chance = SeedStream(seed: seed).stream("links")
  }

  /// Makes a fresh link: eight hexadecimal digits, with the name of the product behind them for warnings (Q-ENV-12).
  mutating func make(suffix: String, _ build: (_ id: String) -> Link) -> Link {
    var id: String
    repeat { id = eightDigits() + suffix } while links[id] != nil || RouteTable.template(ofMetadata: id[...]) != nil
    let link = build(id)
    if order.count < Self.capacity {
      order.append(id)
    } else {
      links[order[next]] = nil
      order[next] = id
      next = (next + 1) % Self.capacity
    }
    links[id] = link
    if latest.count > 1024 { latest = [:] }
    latest[link.route] = id
    return link
  }

  subscript(id: Substring) -> Link? { links[String(id)] }

  /// The link last made for a route.
  func latest(for route: Route) -> Link? { latest[route].flatMap { links[$0] } }

  /// Eight fresh digits that are no link: a metadata address that is not fixed (Q-ENV-15 off), a cookie.
  mutating func eightDigits() -> String {
    let text = String(chance.below(1 << 32), radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}
