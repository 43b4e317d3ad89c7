// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import AuraMock
import AuraMockServer

extension Sweep {
  /// A million requests of every kind beside thousands of idle connections: each is answered, and memory stays flat.
  ///
  /// Journal and link table are full long before the first reading, so that whatever still grows would show.
  package static let httpMemory = Sweep(name: "http-memory", unit: "requests", defaultCount: 1_000_000) {
    count, chance in
    var report = SweepReport(tried: 0)
    var scenario = Scenario.quiet
    scenario.quota = .unlimited
    scenario.faults = [FaultRule("never", .htmlPage, probability: .init(0, of: 1))]
    var settings = ServerSettings()
    settings.addresses = ["127.0.0.1"]
    settings.limits.idleMilliseconds = 3_600_000
    let server = try MockServer.start(settings, mock: Mock(scenario, time: SystemTime()), time: SystemTime())
    var idle: [RawConnection] = []
    while idle.count < 4000, let connection = RawConnection(port: server.port) { idle.append(connection) }
    // Where descriptors are few: room for those that work.
    if idle.count < 4000 { for _ in 0..<min(64, idle.count) { idle.removeLast().close() } }
    let idleCount = idle.count

    var chance = chance
    let workers = (0..<8).compactMap { _ in RawConnection(port: server.port) }
    var readers = workers.map { _ in AnswerReader() }
    var memory: [Int] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while report.tried < count, report.failures.isEmpty {
      for (index, worker) in workers.enumerated() {
        let batch = batch(after: readers[index].lastBody, &chance)
        let wanted = readers[index].count + batch.count
        worker.send(Array(batch.joined().utf8))
        while readers[index].count < wanted {
          let received = worker.receive(into: &buffer)
          guard received > 0 else {
            report.failures.append("after \(report.tried): \(wanted - readers[index].count) answers did not come")
            break
          }
          readers[index].take(buffer[..<received])
        }
        report.tried += batch.count
      }
      let quarter = count / 4
      if report.tried / quarter > memory.count, memory.count < 4 { memory.append(residentKilobytes()) }
    }
    if let first = memory.first, let last = memory.last, last > first + 4096 {
      report.failures.append("memory grew from \(first) to \(last) KB")
    }
    if server.counts.openConnections != idleCount + workers.count {
      report.failures.append("\(server.counts.openConnections) connections of \(idleCount + workers.count) are left")
    }
    var statuses: [Int: Int] = [:]
    for reader in readers { statuses.merge(reader.statuses, uniquingKeysWith: +) }
    if (statuses[200] ?? 0) < count / 2 { report.failures.append("only \(statuses[200] ?? 0) good answers") }
    report.figures = [
      "beside \(idleCount) idle connections: "
        + statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "),
      "resident after each quarter: " + memory.map(String.init).joined(separator: ", ") + " KB",
    ]
    (idle + workers).forEach { $0.close() }
    server.stop()
    return report
  }

  /// Requests sent at once: call 1 of many places, call 2 of the link that came last, and what is refused.
  private static func batch(after body: [UInt8], _ chance: inout SeedStream) -> [String] {
    let text = String(decoding: body, as: UTF8.self)
    let link = text.firstRange(of: "/opendata/sh/").map { text[$0.lowerBound...].prefix { $0 != "\"" } }
    var targets = [String(link ?? "/opendata/sh/dfd88b22")]
    let places = ["28079", "08019", "41091", "46250", "99999"]
    for _ in 0..<24 {
      switch chance.below(12) {
      case 0: targets.append("/nada/\(chance.below(1000))")
      case 1: targets.append("/_aura/health")
      case 2: targets.append("/opendata/sh/\(chance.below(1 << 32))")
      default:
        targets.append("/opendata/api/prediccion/especifica/municipio/diaria/\(places[Int(chance.below(5))])")
      }
    }
    // The last answer is an envelope, whose link comes next.
    targets.append("/opendata/api/prediccion/especifica/municipio/horaria/28079")
    return targets.map { "GET \($0) HTTP/1.1\r\nHost: 127.0.0.1\r\napi_key: a.b.c\r\n\r\n" }
  }
}
