// SPDX-License-Identifier: MIT

import AuraTime

/// Payloads written before, kept while there is room: the oldest make way.
struct KeptPayloads: Sendable {
  /// What makes two payloads the same.
  struct Key: Hashable, Sendable {
    let route: Route
    let source: Forecaster.Source?
    let eras: Eras
  }

  private let limitBytes: Int
  private var bodies: [Key: [UInt8]] = [:]
  private var order: [Key] = []
  /// Where the oldest stands in `order`.
  private var oldest = 0
  private var bytes = 0

  init(limitBytes: Int) {
    self.limitBytes = limitBytes
  }

  subscript(key: Key) -> [UInt8]? { bodies[key] }

  mutating func keep(_ body: [UInt8], for key: Key) {
    guard body.count <= limitBytes, bodies[key] == nil else { return }
    while bytes + body.count > limitBytes {
      bytes -= bodies.removeValue(forKey: order[oldest])?.count ?? 0
      oldest += 1
    }
    if oldest > 4096 {
      order.removeFirst(oldest)
      oldest = 0
    }
    bodies[key] = body
    order.append(key)
    bytes += body.count
  }
}
