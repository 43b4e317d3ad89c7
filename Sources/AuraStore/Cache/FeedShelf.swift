// SPDX-License-Identifier: MIT

public import AuraModel
import AuraTime

/// News and radar pictures, kept apart from the snapshots and within bounds of their own.
///
/// Each source of news has a file of its own, so that one that fails or floods takes nothing from the others. Radar
/// pictures are files of their own, whose names tell site, time and size, so that nothing has to be read to
/// decide what goes: beyond twelve of a site, or four megabytes in all, the oldest do, and whatever is a day older than
/// the newest, for nobody looks at that radar any more.
public struct FeedShelf: Sendable {
  private static let schema: UInt32 = 1
  /// Two hours of a site's pictures, one every ten minutes.
  public static let framesPerSite = 12
  public static let radarLimitBytes = 4 << 20
  /// How much older than the newest picture of any site one may be, s.
  public static let radarLifeSeconds: Int64 = 86_400
  /// The longest that a source's headlines, or a picture, are on their way to the shelf, s.
  private static let aheadSeconds: Int64 = 3600
  private static let newsLimitBytes = 1 << 20
  private static let prefix = "radar-"

  private let folder: any Folder

  public init(folder: any Folder) {
    self.folder = folder
  }

  // MARK: News

  /// The headlines of a source that were kept last; nil when none were.
  public func news(of source: NewsSource) throws(CacheError) -> KeptNews? {
    try newsFile(source).read { frame throws(KeptFrame.Fault) in try KeptNews(payload: frame.payload) }
  }

  /// Keeps a source's headlines, unless later ones are kept already: by some time at most, for what is later by more was
  /// kept by a clock that has been set back.
  public func keep(_ news: KeptNews, of source: NewsSource) throws(CacheError) {
    let file = newsFile(source)
    try folder.withCacheLock { () throws(CacheError) in
      let copies = try file.copies { frame throws(KeptFrame.Fault) in try KeptNews(payload: frame.payload) }
      if let kept = copies.value, kept.fetchedAt > news.fetchedAt,
        news.fetchedAt.seconds(until: kept.fetchedAt) <= Self.aheadSeconds
      {
        return
      }
      try file.write(news.payload, over: copies)
    }
  }

  private func newsFile(_ source: NewsSource) -> TwinFile {
    TwinFile(
      folder: folder, name: "news-\(source.rawValue)", schema: Self.schema, limitBytes: Self.newsLimitBytes)
  }

  // MARK: Radar

  /// A kept picture, as its name tells.
  private struct Entry {
    let name: String
    let site: String
    let milliseconds: Int64
    let bytes: Int

    init?(name: String) {
      let parts = name.split(separator: "-")
      guard parts.count == 4, name.hasPrefix(FeedShelf.prefix), let milliseconds = Int64(parts[2]),
        let bytes = Int(parts[3]), bytes >= 0
      else { return nil }
      (self.name, site, self.milliseconds, self.bytes) = (name, String(parts[1]), milliseconds, bytes)
    }
  }

  /// The pictures of a site, oldest first; those that cannot be read are passed over.
  public func radarFrames(of siteCode: String) throws(CacheError) -> [RadarFrame] {
    var frames: [RadarFrame] = []
    for entry in try entries() where entry.site == siteCode {
      if let frame = try read(entry) { frames.append(frame) }
    }
    return frames
  }

  /// Keeps a picture and lets the oldest go.
  ///
  /// A picture with the bytes of the site's newest is not kept again: AEMET has not made another. What was kept by a
  /// clock that was ahead and has been set back since goes: it would pass for the newest until then, and outlive it.
  public func keep(_ frame: RadarFrame) throws(CacheError) {
    guard frame.bytes.count <= Self.radarLimitBytes / Self.framesPerSite, frame.siteCode.utf8.allSatisfy(isLetter)
    else { throw .damaged(name: Self.prefix + "picture", found: "\(frame.bytes.count) bytes of \(frame.siteCode)") }
    try folder.withCacheLock { () throws(CacheError) in
      let fromAhead = frame.fetchedAt.advanced(bySeconds: Self.aheadSeconds).millisecondsSinceEpoch
      for entry in try entries() where entry.milliseconds > fromAhead {
        try doing { () throws(StoreError) in try folder.remove(entry.name) }
      }
      var kept = try entries()
      if let newest = kept.last(where: { $0.site == frame.siteCode }), try read(newest)?.bytes == frame.bytes { return }
      let milliseconds = max(0, frame.fetchedAt.millisecondsSinceEpoch)
      let name = Self.prefix + "\(frame.siteCode)-\(milliseconds)-\(frame.bytes.count)"
      var payload: [UInt8] = []
      LittleEndian.append(UInt16(clamping: frame.width), to: &payload)
      LittleEndian.append(UInt16(clamping: frame.height), to: &payload)
      try doing { () throws(StoreError) in
        try folder.replace(
          name, with: KeptFrame(schema: Self.schema, sequence: 0, payload: payload + frame.bytes).bytes)
      }
      kept = try entries()
      var total = kept.reduce(0) { $0 + $1.bytes }
      var ofSite = kept.count { $0.site == frame.siteCode }
      let oldest = frame.fetchedAt.advanced(bySeconds: -Self.radarLifeSeconds).millisecondsSinceEpoch
      for entry in kept where entry.name != name {
        let isTooMany = entry.site == frame.siteCode && ofSite > Self.framesPerSite
        guard isTooMany || entry.milliseconds < oldest || total > Self.radarLimitBytes else { continue }
        try doing { () throws(StoreError) in try folder.remove(entry.name) }
        total -= entry.bytes
        if entry.site == frame.siteCode { ofSite -= 1 }
      }
    }
  }

  /// All pictures, oldest first.
  private func entries() throws(CacheError) -> [Entry] {
    try doing { () throws(StoreError) in try folder.names() }.compactMap { Entry(name: $0) }
      .sorted { ($0.milliseconds, $0.name) < ($1.milliseconds, $1.name) }
  }

  private func read(_ entry: Entry) throws(CacheError) -> RadarFrame? {
    let bytes: [UInt8]?
    do throws(StoreError) {
      bytes = try folder.read(entry.name, limitBytes: Self.radarLimitBytes)
    } catch {
      if case .tooLong = error { return nil }
      throw .store(error)
    }
    guard let bytes else { return nil }
    do throws(KeptFrame.Fault) {
      let frame = try KeptFrame(bytes, schema: Self.schema)
      guard frame.payload.count >= 4 else { return nil }
      return RadarFrame(
        siteCode: entry.site, fetchedAt: WallInstant(millisecondsSinceEpoch: entry.milliseconds),
        bytes: Array(frame.payload[4...]), width: Int(LittleEndian.read(UInt16.self, frame.payload[...], at: 0)),
        height: Int(LittleEndian.read(UInt16.self, frame.payload[...], at: 2)))
    } catch {
      return nil
    }
  }

  private func doing<Result>(_ body: () throws(StoreError) -> Result) throws(CacheError) -> Result {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
