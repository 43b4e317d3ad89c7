// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime

/// What admin routes work on: the mock, its serving clock, and what the server counts.
struct AdminDesk: Sendable {
  let mock: Mock
  /// The serving clock.
  let time: any TimeSource
  let counts: @Sendable () -> ServerCounts
  /// Pages beside the console.
  var pages: [AttachedPage] = []

  /// Reads or changes the mock; what is wrong with a body is told in the admin's own terms.
  func reading<Result>(_ body: () throws(ScenarioError) -> Result) throws(AdminError) -> Result {
    do throws(ScenarioError) {
      return try body()
    } catch {
      throw .content(error)
    }
  }
}
