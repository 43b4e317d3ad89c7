// SPDX-License-Identifier: MIT

import AuraClient
import AuraModel
import AuraPacing
import AuraTransport
import Testing

struct FailureReasonTests {
  static let endpoint = Endpoint.dailyForecast(ine: MunicipalityCode("28065")!)
  static let wait = WaitExplanation(reason: .queue(ahead: 1), earliest: nil)

  /// Every case of every error that can reach a person, and what it means.
  static let meanings: [(ClientError, FailureReason)] = [
    (.key(.missing), .noKey), (.key(.unavailable(.readOnly)), .keyStoreUnavailable), (.key(.malformed), .keyMalformed),
    (.key(.expired), .keyExpired), (.key(.rejected), .keyRejected), (.key(.notPermitted), .notPermitted),
    (.limited(endpoint, retryAfterSeconds: nil), .quota), (.notAdmitted(endpoint, .queueFull(wait)), .quota),
    (.notAdmitted(endpoint, .wouldWaitTooLong(wait)), .quota), (.notAdmitted(endpoint, .lapsed), .quota),
    (.notAdmitted(endpoint, .cancelled), .cancelled),
    (.noData(endpoint), .noData), (.productMissing(endpoint), .temporarilyUnavailable),
    (.linkExpired(endpoint), .temporarilyUnavailable), (.unknownPath(endpoint), .unknownAddress),
    (.serverFailed(endpoint, status: 500), .serverFailed),
    (.unusable(endpoint, .empty(.first)), .noKey), (.unusable(endpoint, .empty(.second)), .unreadableAnswer),
    (.unusable(endpoint, .webPage(.first, found: "")), .unreadableAnswer),
    (.unusable(endpoint, .noLink), .unreadableAnswer),
    (.unusable(endpoint, .cutShort(.second, receivedBytes: 1, expectedBytes: 2)), .temporarilyUnavailable),
    (.unusable(endpoint, .insecureBase(found: "")), .insecureConnection),
    (.transport(endpoint, .offline), .offline), (.transport(endpoint, .hostNotFound(host: "")), .unreachable),
    (.transport(endpoint, .refused(host: "")), .unreachable),
    (.transport(endpoint, .tls(host: "", detail: "")), .insecureConnection),
    (.transport(endpoint, .timedOut(.connect)), .unreachable),
    (.transport(endpoint, .timedOut(.exchange)), .unreachable),
    (.transport(endpoint, .reset(receivedBytes: 0)), .unreachable),
    (.transport(endpoint, .cutShort(receivedBytes: 1, expectedBytes: 2)), .temporarilyUnavailable),
    (.transport(endpoint, .tooLarge(limitBytes: 1)), .unreadableAnswer),
    (.transport(endpoint, .cancelled), .cancelled),
    (.transport(endpoint, .protocolViolation(detail: "")), .unreadableAnswer),
  ]

  @Test("Errors mean to a person what the table says, and every reason has an error that leads to it")
  func table() {
    #expect(Self.meanings.map { FailureReason($0.0) } == Self.meanings.map(\.1))
    #expect(Set(Self.meanings.map(\.1)) == Set(FailureReason.allCases))
  }

  @Test("Each error says in one line which product, and none is empty")
  func descriptions() {
    let lines = Self.meanings.map { "\($0.0)" }
    #expect(lines.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
    #expect(Set(lines).count == lines.count)
  }
}
