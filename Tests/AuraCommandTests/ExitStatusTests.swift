// SPDX-License-Identifier: MIT

import AuraCommand
import AuraModel
import Testing

struct ExitStatusTests {
  @Test("Each failure has the exit status that the contract gives it")
  func failures() {
    let statuses: [FailureReason: Int32] = [
      .noKey: 77, .keyStoreUnavailable: 77, .keyMalformed: 77, .keyExpired: 77, .keyRejected: 77, .notPermitted: 77,
      .quota: 75, .offline: 69, .unreachable: 69, .insecureConnection: 69, .noData: 67, .temporarilyUnavailable: 74,
      .serverFailed: 74, .unreadableAnswer: 74, .unknownAddress: 70, .cancelled: 70,
    ]
    #expect(
      Dictionary(uniqueKeysWithValues: FailureReason.allCases.map { ($0, ExitStatus($0).rawValue) }) == statuses)
  }
}
