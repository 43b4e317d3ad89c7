// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import Synchronization

/// One reading of Madrid over the network, and what AEMET's clock says of this machine's.
struct LiveExamination {
  let base: WebAddress?
  let key: Secret?
  let time: SystemTime

  /// How far the clocks may differ: answers travel for seconds, and a minute of warnings or of an hour is no harm.
  private static let toleranceSeconds: Int64 = 60

  func findings() async -> [Finding] {
    let subject = base?.authority ?? "aemet"
    let clock = ServerClock(URLSessionTransport(override: base.map { BaseOverride(base: $0) }, time: time), time: time)
    let usable = key ?? (base?.isLoopback == true ? Secret("made.up.key") : nil)
    let jitter = SeedStream(seed: UInt64(bitPattern: time.wall.millisecondsSinceEpoch))
    let client = AEMETClient(
      followedOrigins: base.map { [$0] } ?? [], transport: clock,
      pacer: Pacer(profile: .live, jitter: jitter, time: time),
      keys: FixedKey(usable), time: time)
    let start = time.now
    var findings: [Finding] = []
    do throws(ClientError) {
      let place = MunicipalityCode("28079")!
      let payload = try await client.payload(of: .dailyForecast(ine: place))
      let milliseconds = Int(start.duration(to: time.now) / .milliseconds(1))
      findings.append(
        Finding(subject, .good, "\(payload.bytes.count) bytes of Madrid in two calls, \(milliseconds) ms"))
    } catch {
      let reason = FailureReason(error)
      findings.append(Finding(subject, .bad(ExitStatus(reason)), "\(error)", remedy: remedy(reason)))
    }
    if let ahead = clock.aheadSeconds {
      let found = "this machine is \(abs(ahead)) s \(ahead < 0 ? "behind" : "ahead of") the server"
      let isFar = abs(ahead) > Self.toleranceSeconds
      // A mock may live in another year on purpose.
      let far = base == nil ? Finding.Verdict.bad(.software) : .note
      findings.append(
        Finding(
          "clock of \(subject)", isFar ? far : .good, found,
          remedy: isFar && base == nil ? "set the machine's clock" : nil))
    }
    return findings
  }

  private func remedy(_ reason: FailureReason) -> String {
    switch reason {
    case .noKey, .keyStoreUnavailable, .keyMalformed, .keyExpired, .keyRejected, .notPermitted:
      "set \(EnvironmentKey.defaultName) to a key from opendata.aemet.es"
    case .quota: "wait a minute; other programs share the key"
    case .offline, .unreachable, .insecureConnection: "see whether this machine reaches the host"
    case .noData, .temporarilyUnavailable, .serverFailed, .unreadableAnswer:
      "try later; keep the answer: aura record fetch"
    case .unknownAddress, .cancelled: "report it"
    }
  }
}

/// A transport that remembers how far this machine's clock was ahead of the `Date` of the last answer.
private final class ServerClock: Transport {
  private let inner: URLSessionTransport
  private let time: SystemTime
  private let ahead = Mutex<Int64?>(nil)

  init(_ inner: URLSessionTransport, time: SystemTime) {
    (self.inner, self.time) = (inner, time)
  }

  var aheadSeconds: Int64? { ahead.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let response = try await inner.send(request)
    if let date = response.fields["Date"].flatMap(RSSDate.instant) {
      ahead.withLock { $0 = date.seconds(until: time.wall) }
    }
    return response
  }
}
