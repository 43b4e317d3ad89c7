// SPDX-License-Identifier: MIT

public import AuraModel
import AuraSnapshot
public import AuraTime

/// The snapshots of the places, in a folder that app, widgets and watch share.
///
/// On Apple's systems the folder is the App Group's, elsewhere any; `docs/HUB.md` tells its files. Every reading and
/// writing goes to the disk: what another process kept is seen at once. A reader sees a whole snapshot or none.
public struct SharedCache: Sendable {
  /// Of the stored JSON's meaning to this code; 0 is bare JSON without a frame.
  static let schema: UInt32 = 1
  private static let prefix = "snapshot-"

  private let folder: any Folder
  private let decoded: DecodedFiles<WeatherSnapshot>

  public init(folder: any Folder) {
    self.init(folder: folder, decoded: DecodedFiles(limit: 64))
  }

  package init(folder: any Folder, decoded: DecodedFiles<WeatherSnapshot>) {
    (self.folder, self.decoded) = (folder, decoded)
  }

  /// News and radar pictures of the same folder, which have a store of their own.
  public var shelf: FeedShelf { FeedShelf(folder: folder) }

  /// What is kept of a place, as it was when it was kept; nil when nothing is.
  public func snapshot(of place: MunicipalityCode) throws(CacheError) -> WeatherSnapshot? {
    try file(place).read(known: decoded) { frame throws(KeptFrame.Fault) in try Self.decode(frame, place) }
  }

  /// What is kept of a place, as it stands at a moment: what is over by then is gone.
  public func snapshot(of place: MunicipalityCode, at moment: WallInstant) throws(CacheError) -> WeatherSnapshot? {
    try snapshot(of: place)?.at(moment)
  }

  /// Keeps a snapshot, merged with what is kept of the place: thin never replaces good, older never newer.
  ///
  /// What another process kept in the meantime is merged too, for the whole of it is done under the folder's lock.
  ///
  /// - Returns: What is kept now.
  /// - Throws: `CacheError`; what was kept before stands.
  @discardableResult
  public func upsert(_ newcomer: WeatherSnapshot) throws(CacheError) -> WeatherSnapshot {
    let file = file(newcomer.place.code)
    return try folder.withCacheLock { () throws(CacheError) in
      let copies = try file.copies(known: decoded) { frame throws(KeptFrame.Fault) in
        try Self.decode(frame, newcomer.place.code)
      }
      let merged = copies.value?.asKept(before: newcomer).merged(with: newcomer) ?? newcomer
      if merged == copies.value { return merged }
      try file.write(merged.json(), over: copies)
      return merged
    }
  }

  /// The places of which something is kept, by code.
  public func places() throws(CacheError) -> [MunicipalityCode] {
    let names: [String]
    do throws(StoreError) { names = try folder.names() } catch { throw .store(error) }
    // Names are sorted, and so are the codes in them.
    var codes: [MunicipalityCode] = []
    for name in names where name.hasPrefix(Self.prefix) {
      guard let code = TwinFile.stem(of: name).flatMap({ MunicipalityCode($0.dropFirst(9)) }) else { continue }
      if codes.last != code { codes.append(code) }
    }
    return codes
  }

  /// Forgets a place.
  public func remove(_ place: MunicipalityCode) throws(CacheError) {
    let file = file(place)
    try folder.withCacheLock { () throws(CacheError) in try file.remove() }
  }

  /// Forgets all places but some: what keeps the folder as small as the favourites are few.
  public func retain(_ places: some Sequence<MunicipalityCode>) throws(CacheError) {
    let kept = Set(places)
    for place in try self.places() where !kept.contains(place) { try remove(place) }
  }

  private func file(_ place: MunicipalityCode) -> TwinFile {
    TwinFile(
      folder: folder, name: Self.prefix + "\(place)", schema: Self.schema, limitBytes: WeatherSnapshot.jsonLimitBytes)
  }

  private static func decode(_ frame: KeptFrame, _ place: MunicipalityCode) throws(KeptFrame.Fault) -> WeatherSnapshot {
    let snapshot: WeatherSnapshot
    do throws(SnapshotError) {
      snapshot = try WeatherSnapshot(json: frame.payload)
    } catch {
      if case .version(let found, let expected) = error {
        throw .later(version: UInt32(clamping: found), expected: UInt32(clamping: expected.upperBound))
      }
      throw .damaged(found: "\(error)")
    }
    guard snapshot.place.code == place else { throw .damaged(found: "the snapshot of \(snapshot.place.code)") }
    return snapshot
  }
}

extension WeatherSnapshot {
  /// Farther ahead than that no process of the same clock can be while it waits for the folder's lock, s.
  private static var aheadSeconds: Int64 { 60 }

  /// What was kept, as a newcomer finds it: where it was kept by a clock that has been set back since, it stands as of
  /// now, else hours and warnings of a day to come would cover those of today.
  fileprivate func asKept(before newcomer: WeatherSnapshot) -> WeatherSnapshot {
    moment > newcomer.moment.advanced(bySeconds: Self.aheadSeconds) ? at(newcomer.moment) : self
  }
}
