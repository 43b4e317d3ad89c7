// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// `boletin PROVINCIA`: the forecast in prose of the province's community that covers today.
struct BulletinMode {
  let options: SmokeOptions
  let console: Console

  func run(code: String) async throws(SmokeFailure) {
    guard let province = Province(code: code) else { throw .unknownProvince(code: code) }
    let comunidad = province.comunidad
    let session = try Session(options, console: console)
    let found: ComunidadBulletin?
    do throws(ClientError) {
      found = try await session.client.comunidadBulletin(of: comunidad, at: session.moment, priority: .forced)
    } catch {
      throw .reading(FailureReason(error))
    }
    session.tellMadeUp()
    guard let found else { throw .noBulletin(name: comunidad.name) }
    let report = BulletinReport(comunidad: comunidad, found: found, moment: session.moment)
    switch options.format {
    case .text: console.output(report.text)
    case .json: console.output(report.json)
    case .line: console.output(report.line)
    }
  }
}
