// SPDX-License-Identifier: MIT

import AuraPacing
import Testing

@testable import AuraHub

/// Which refresh answers which wish, over all wishes there are.
struct RefreshRequestTests {
  private static let all = [RefreshRequest.Scope.active, .all].flatMap { scope in
    [false, true].flatMap { forced in
      [nil, 0, 10].flatMap { budget in
        [.visible, .background].map {
          RefreshRequest(scope: scope, isForced: forced, priority: $0, callBudget: budget)
        }
      }
    }
  }

  @Test("A wish answers itself; two joined answer both and no wider wish; what answers more answers less")
  func laws() {
    var broken: [String] = []
    for left in Self.all {
      if !left.covers(left) { broken.append("\(left) does not answer itself") }
      for right in Self.all {
        let both = left.joined(with: right)
        if !both.covers(left) || !both.covers(right) { broken.append("\(both) for \(left) and \(right)") }
        if both != right.joined(with: left) { broken.append("order of \(left) and \(right)") }
        if left.covers(right), !left.covers(both) { broken.append("\(both) is wider than \(left)") }
      }
    }
    #expect(broken.prefix(3) == [])
    #expect(
      !RefreshRequest(callBudget: 4).covers(RefreshRequest()) && RefreshRequest().covers(RefreshRequest(callBudget: 4)))
  }
}
