// SPDX-License-Identifier: MIT

package import AuraMock
import AuraTransport

/// An answer on its way: which bytes may go at a moment, and what happens when the last is gone. No sockets, no clock.
///
/// Moments are nanoseconds of one monotonic clock.
package struct Outgoing: Sendable {
  /// What happens to the connection after the last byte.
  package enum Ending: Hashable, Sendable {
    case keeps
    case closes
    case resets
    /// Nothing: it stays open until the client gives up.
    case stalls
  }

  package enum Allowance: Hashable, Sendable {
    /// So many bytes may go now, counted over head and body.
    case bytes(Int)
    case waits(untilNanoseconds: Int64)
    case nothingLeft
  }

  package let head: [UInt8]
  package let body: [UInt8]
  /// Body bytes that will go: fewer than the body has when it is cut, none for HEAD.
  package let bodyCount: Int
  package let ending: Ending
  /// Bytes gone so far, head and body.
  package private(set) var sent = 0
  private let notBefore: Int64
  private let bytesPerSecond: Int?
  /// When the head was gone: the pace of the body counts from here.
  private var bodyStart: Int64?

  /// Plans the way of a responder's answer.
  package init(
    _ answer: MockAnswer, isHead: Bool, keepsAlive: Bool, date: [UInt8], nowNanoseconds: Int64
  ) {
    let isBodiless = isHead || AnswerHead.isBodiless(answer.status)
    var count = isBodiless ? 0 : answer.body.count
    var isSilent = false
    switch answer.delivery.ending {
    case .whole: ending = keepsAlive ? .keeps : .closes
    case .cutShort(let limit): (ending, count) = (.closes, min(count, max(0, limit)))
    case .reset(let limit): (ending, count) = (.resets, min(count, max(0, limit)))
    case .stalls: (ending, isSilent) = (.stalls, true)
    case .emptyReply: (ending, isSilent) = (.closes, true)
    }
    // A cut answer does not say that it will be: a real one would not know either.
    let length = AnswerHead.isBodiless(answer.status) ? nil : answer.body.count
    head =
      isSilent
      ? []
      : AnswerHead.write(
        status: answer.status, fields: answer.fields, contentLength: length, date: date, keepsAlive: keepsAlive)
    body = answer.body
    bodyCount = isSilent ? 0 : count
    let delay = Int64(min(max(0, answer.delivery.delayMilliseconds), 86_400_000)) * 1_000_000
    notBefore = delay == 0 ? .min : nowNanoseconds + delay
    bytesPerSecond = answer.delivery.bytesPerSecond.map { max(1, $0) }
  }

  /// Bytes the connection says on its own, between answers.
  package init(interim head: [UInt8]) {
    self.head = head
    (body, bodyCount, ending, notBefore, bytesPerSecond) = ([], 0, .keeps, .min, nil)
  }

  /// Whether it never ends of itself.
  package var isHeldOpen: Bool { ending == .stalls }

  package var isDone: Bool { sent == head.count + bodyCount }

  /// How long the whole may take at its own pace, in nanoseconds: what a limit on slow readers is added to.
  package var ownNanoseconds: Int64 {
    guard let bytesPerSecond else { return 0 }
    return Int64(min(Double(bodyCount) / Double(bytesPerSecond) * 1e9, 1e17))
  }

  /// Whether and how much may go now.
  package mutating func allowance(atNanoseconds now: Int64) -> Allowance {
    guard now >= notBefore else { return .waits(untilNanoseconds: notBefore) }
    guard !isDone else { return .nothingLeft }
    guard let bytesPerSecond, sent >= head.count else {
      return .bytes((bytesPerSecond == nil ? head.count + bodyCount : head.count) - sent)
    }
    let start = bodyStart ?? now
    bodyStart = start
    let sentBody = sent - head.count
    let due = min(bodyCount, Int(min(Double(now - start) / 1e9 * Double(bytesPerSecond), 1e15)))
    // Slices of 20 ms, or single bytes when the pace is slower than that.
    let slice = min(bodyCount - sentBody, max(1, bytesPerSecond / 50))
    guard due - sentBody >= slice else {
      let wait = (Double(sentBody + slice) / Double(bytesPerSecond) * 1e9).rounded(.up)
      return .waits(untilNanoseconds: start + Int64(min(wait, 1e17)))
    }
    return .bytes(due - sentBody)
  }

  /// Counts bytes that went.
  package mutating func advance(by count: Int) {
    sent += count
  }
}
