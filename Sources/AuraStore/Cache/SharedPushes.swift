// SPDX-License-Identifier: MIT

package import AuraModel

/// What the last pushes to a watch said of the places, in the watch's own folder: how a watch that was started anew knows
/// which push is the newest.
package struct SharedPushes: Sendable {
  /// What a push said, and which of two pushes is the newer one.
  package struct Said: Hashable, Sendable {
    /// When the phone began to count, milliseconds since 1970.
    package let epoch: Int64
    package let sequence: UInt64
    package let favourites: Favourites

    package init(epoch: Int64, sequence: UInt64, favourites: Favourites) {
      (self.epoch, self.sequence, self.favourites) = (epoch, sequence, favourites)
    }

    fileprivate func isNewer(than other: Said) -> Bool { (epoch, sequence) > (other.epoch, other.sequence) }
  }

  /// Pushes that are remembered, the newest.
  package static let limit = 64
  private static let schema: UInt32 = 1

  private let file: TwinFile

  package init(folder: any Folder) {
    // 64 pushes of 600 places, all of them different.
    file = TwinFile(folder: folder, name: "pushes", schema: Self.schema, limitBytes: 64 * (600 * 6 + 64))
  }

  /// The pushes that are remembered, oldest first; none where the file cannot be read: then the next push is the newest.
  package func said() throws(CacheError) -> [Said] {
    do throws(CacheError) {
      return try file.read { frame throws(KeptFrame.Fault) in try Self.decode(frame) } ?? []
    } catch {
      if case .damaged = error { return [] }
      throw error
    }
  }

  /// Remembers pushes beside those that are, each once and the newest alone.
  package func remember(_ newly: [Said]) throws(CacheError) {
    try file.folder.withCacheLock { () throws(CacheError) in
      let copies = try file.copies { frame throws(KeptFrame.Fault) in try Self.decode(frame) }
      var all = copies.value ?? []
      for push in newly where !all.contains(where: { ($0.epoch, $0.sequence) == (push.epoch, push.sequence) }) {
        all.append(push)
      }
      all = Array(all.sorted { $1.isNewer(than: $0) }.suffix(Self.limit))
      if all == copies.value { return }
      try file.write(Self.encode(all), over: copies)
    }
  }

  /// A line a push: epoch, number, active place, then the places, or `=` for those of the line before.
  private static func encode(_ said: [Said]) -> [UInt8] {
    var bytes: [UInt8] = []
    var before: [MunicipalityCode]?
    for push in said {
      let places = push.favourites.places
      let told = places == before ? "=" : places.map { "\($0)" }.joined(separator: " ")
      bytes += Array("\(push.epoch) \(push.sequence) \(push.favourites.active) \(told)\n".utf8)
      before = places
    }
    return bytes
  }

  private static func decode(_ frame: KeptFrame) throws(KeptFrame.Fault) -> [Said] {
    var said: [Said] = []
    for line in frame.payload.split(separator: 0x0A) {
      let cells = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard cells.count >= 4, let epoch = Int64(cells[0]), let sequence = UInt64(cells[1]),
        let active = MunicipalityCode(cells[2])
      else { throw .damaged(found: "\(cells.count) cells in a line of pushes") }
      let told = cells.dropFirst(3)
      let places = told == ["="] ? said.last?.favourites.places ?? [] : told.compactMap { MunicipalityCode($0) }
      guard let favourites = Favourites(places: places, active: active), told == ["="] || places.count == told.count
      else { throw .damaged(found: "\(told.count) places in a line of pushes") }
      said.append(Said(epoch: epoch, sequence: sequence, favourites: favourites))
    }
    return said
  }
}
