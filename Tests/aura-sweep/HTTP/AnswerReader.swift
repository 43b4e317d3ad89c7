// SPDX-License-Identifier: MIT

/// Counts whole answers in bytes as they come, and keeps the last short body.
struct AnswerReader {
  /// Answers read to their last byte.
  private(set) var count = 0
  private(set) var lastBody: [UInt8] = []
  /// Answers by status.
  private(set) var statuses: [Int: Int] = [:]
  private var head: [UInt8] = []
  /// Body bytes still to come; nil while the head is.
  private var left: Int?

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      if let remaining = left {
        let part = rest.prefix(remaining)
        if lastBody.count < 1024 { lastBody += part.prefix(1024) }
        rest = rest.dropFirst(part.count)
        left = remaining - part.count
      } else {
        head.append(rest.removeFirst())
        guard head.last == 0x0A, head.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] else { continue }
        endHead()
      }
      if left == 0 {
        count += 1
        left = nil
      }
    }
  }

  private mutating func endHead() {
    let text = String(decoding: head, as: UTF8.self)
    let length = text.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
    left = length.flatMap { Int($0.dropFirst(16)) } ?? 0
    statuses[Int(text.dropFirst(9).prefix(3)) ?? 0, default: 0] += 1
    head.removeAll(keepingCapacity: true)
    lastBody.removeAll(keepingCapacity: true)
  }
}
