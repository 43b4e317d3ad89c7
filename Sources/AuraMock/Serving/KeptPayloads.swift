// SPDX-License-Identifier: MIT

/// Payloads written before, kept while there is room: the oldest make way.
struct KeptPayloads: Sendable {
  private let limitBytes: Int
  private var bodies: [PayloadName: [UInt8]] = [:]
  private var order: [PayloadName] = []
  /// Where the oldest stands in `order`.
  private var oldest = 0
  private var bytes = 0

  init(limitBytes: Int) {
    self.limitBytes = limitBytes
  }

  subscript(name: PayloadName) -> [UInt8]? { bodies[name] }

  mutating func keep(_ body: [UInt8], as name: PayloadName) {
    guard body.count <= limitBytes, bodies[name] == nil else { return }
    while bytes + body.count > limitBytes {
      bytes -= bodies.removeValue(forKey: order[oldest])?.count ?? 0
      oldest += 1
    }
    if oldest > 4096 {
      order.removeFirst(oldest)
      oldest = 0
    }
    bodies[name] = body
    order.append(name)
    bytes += body.count
  }
}
