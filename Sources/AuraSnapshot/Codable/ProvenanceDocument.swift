// SPDX-License-Identifier: MIT

import AuraModel

extension SnapshotDocument.Lines {
  init(_ provenance: Provenance) {
    func line(_ field: Provenance.Field) -> SnapshotDocument.Line? {
      provenance[field] == Provenance.Line(.absent) ? nil : SnapshotDocument.Line(provenance[field])
    }
    hours = line(.hours)
    days = line(.days)
    observed = line(.observed)
    alerts = line(.alerts)
    airQuality = line(.airQuality)
    uvIndex = line(.uvIndex)
    bulletin = line(.bulletin)
    sun = line(.sun)
  }

  func provenance(_ reader: DocumentReader) throws -> Provenance {
    var provenance = Provenance()
    let lines: [(Provenance.Field, SnapshotDocument.Line?)] = [
      (.hours, hours), (.days, days), (.observed, observed), (.alerts, alerts), (.airQuality, airQuality),
      (.uvIndex, uvIndex), (.bulletin, bulletin), (.sun, sun),
    ]
    for case (let field, let line?) in lines { provenance[field] = try line.line(reader) }
    return provenance
  }
}

extension SnapshotDocument.Line {
  init(_ line: Provenance.Line) {
    state = line.freshness
    product = line.product
    issued = DocumentReader.text(line.issuedAt)
    received = DocumentReader.text(line.receivedAt)
    expires = DocumentReader.text(line.expiresAt)
    station = line.station
    km = line.distanceKm
    failure = line.failure
    since = DocumentReader.text(line.failingSince)
  }

  func line(_ reader: DocumentReader) throws -> Provenance.Line {
    var line = Provenance.Line(state ?? .fresh, product: product)
    line.issuedAt = try reader.instant(issued)
    line.receivedAt = try reader.instant(received)
    line.expiresAt = try reader.instant(expires)
    line.station = station
    line.distanceKm = km
    line.failure = failure
    line.failingSince = try reader.instant(since)
    return line
  }
}
