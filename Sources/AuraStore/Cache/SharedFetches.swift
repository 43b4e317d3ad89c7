// SPDX-License-Identifier: MIT

import AuraModel
public import AuraTime

/// When each product was fetched last by any process of the folder, so that none asks for what another just got.
public struct SharedFetches: Sendable {
  private static let schema: UInt32 = 1
  /// Two forecasts of 500 places, 19 communities twice, and the national products.
  static let keyLimit = 1200

  private let file: TwinFile
  private let decoded: DecodedFiles<[String: FetchRecord]>

  public init(folder: any Folder) {
    self.init(folder: folder, decoded: DecodedFiles(limit: 1))
  }

  package init(folder: any Folder, decoded: DecodedFiles<[String: FetchRecord]>) {
    self.decoded = decoded
    file = TwinFile(folder: folder, name: "fetches", schema: Self.schema, limitBytes: 128 * Self.keyLimit)
  }

  /// What is known of every product by its key; a file that cannot be read is as none.
  public func records() throws(CacheError) -> [String: FetchRecord] {
    do throws(CacheError) {
      return try file.read(known: decoded) { frame throws(KeptFrame.Fault) in try Self.decode(frame) } ?? [:]
    } catch {
      if case .damaged = error { return [:] }
      throw error
    }
  }

  /// Keeps what is newly known. Of two records of a key the one that was tried later stays; keys beyond the limit go,
  /// those tried longest ago first.
  ///
  /// - Parameter moment: Now: a record from later than that was kept by a clock that has been set back, and gives way.
  public func record(_ newer: [String: FetchRecord], at moment: WallInstant) throws(CacheError) {
    guard !newer.isEmpty else { return }
    try file.folder.withCacheLock { () throws(CacheError) in
      let copies = try file.copies(known: decoded) { frame throws(KeptFrame.Fault) in try Self.decode(frame) }
      let merged = (copies.value ?? [:]).merging(newer) { old, new in
        let oldTry = old.triedAt ?? .distantPast
        return oldTry > (new.triedAt ?? .distantPast) && oldTry <= moment ? old : new
      }
      try file.write(Self.encode(merged), over: copies)
    }
  }

  /// A line a key: key, fetched at, failed at (milliseconds, `-` for never), failures, reason.
  private static func encode(_ records: [String: FetchRecord]) -> [UInt8] {
    let rows = records.sorted {
      let (left, right) = ($0.value.triedAt ?? .distantPast, $1.value.triedAt ?? .distantPast)
      return left == right ? $0.key < $1.key : left > right
    }
    return rows.prefix(keyLimit).flatMap { key, record in
      let stamps = [record.fetchedAt, record.failedAt].map { $0.map { "\($0.millisecondsSinceEpoch)" } ?? "-" }
      let line = "\(key) \(stamps[0]) \(stamps[1]) \(record.failures) \(record.reason?.rawValue ?? "-")\n"
      return Array(line.utf8)
    }
  }

  private static func decode(_ frame: KeptFrame) throws(KeptFrame.Fault) -> [String: FetchRecord] {
    var records: [String: FetchRecord] = [:]
    for line in frame.payload.split(separator: 0x0A) {
      let cells = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard cells.count == 5, let failures = Int(cells[3]), (0...1000).contains(failures) else {
        throw .damaged(found: "\(cells.count) cells in a line of fetches")
      }
      var record = FetchRecord()
      record.fetchedAt = Int64(cells[1]).map { WallInstant(millisecondsSinceEpoch: $0) }
      record.failedAt = Int64(cells[2]).map { WallInstant(millisecondsSinceEpoch: $0) }
      record.failures = failures
      record.reason = FailureReason(rawValue: cells[4])
      records[cells[0]] = record
    }
    return records
  }
}

extension WallInstant {
  fileprivate static var distantPast: WallInstant { WallInstant(millisecondsSinceEpoch: .min) }
}
