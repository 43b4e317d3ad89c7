// SPDX-License-Identifier: MIT

public import AuraModel

/// The person's places, where widgets and watch can read them.
public struct SharedLocations: Sendable {
  private static let schema: UInt32 = 1
  /// Six bytes a place and some.
  private static let limitBytes = 8 * Favourites.limit

  private let file: TwinFile

  public init(folder: any Folder) {
    file = TwinFile(folder: folder, name: "locations", schema: Self.schema, limitBytes: Self.limitBytes)
  }

  /// The places as they were kept last; nil when none ever were.
  public func favourites() throws(CacheError) -> Favourites? {
    try file.read { frame throws(KeptFrame.Fault) in try Self.decode(frame) }
  }

  /// Keeps the places as they are.
  public func save(_ favourites: Favourites) throws(CacheError) {
    _ = try edit(from: favourites) { $0 = favourites }
  }

  /// Changes the places in one step that no other process comes between.
  ///
  /// - Parameters:
  ///   - start: What to begin with when none were kept, or none can be read.
  /// - Returns: The places as they are kept now.
  @discardableResult
  public func edit(
    from start: Favourites, _ change: (inout Favourites) -> Void
  ) throws(CacheError) -> Favourites {
    try file.folder.withCacheLock { () throws(CacheError) in
      let copies = try file.copies { frame throws(KeptFrame.Fault) in try Self.decode(frame) }
      var favourites = copies.value ?? start
      change(&favourites)
      if favourites != copies.value { try file.write(Self.encode(favourites), over: copies) }
      return favourites
    }
  }

  /// The active place's code, then all in order, five digits and a line feed each.
  private static func encode(_ favourites: Favourites) -> [UInt8] {
    ([favourites.active] + favourites.places).flatMap { Array("\($0)\n".utf8) }
  }

  private static func decode(_ frame: KeptFrame) throws(KeptFrame.Fault) -> Favourites {
    let lines = frame.payload.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let codes = lines.compactMap { MunicipalityCode($0) }
    guard frame.schema > 0, codes.count == lines.count, let active = codes.first,
      let favourites = Favourites(places: Array(codes.dropFirst()), active: active)
    else { throw .damaged(found: "\(lines.count) lines that are no places") }
    return favourites
  }
}
