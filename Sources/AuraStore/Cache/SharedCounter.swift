// SPDX-License-Identifier: MIT

public import AuraTime

/// A number that only grows, over restarts and among processes: what orders pushes whatever clocks are set to.
public struct SharedCounter: Sendable {
  private let file: TwinFile

  public init(folder: any Folder, name: String) {
    file = TwinFile(folder: folder, name: "count-" + name, schema: 1, limitBytes: 64)
  }

  /// Counts on.
  ///
  /// - Parameter moment: Becomes the epoch of a count that begins anew.
  /// - Returns: When the count began, milliseconds since 1970, and the number, from 1 on.
  public func next(from moment: WallInstant) throws(CacheError) -> (epoch: Int64, sequence: UInt64) {
    try file.folder.withCacheLock { () throws(CacheError) in
      let copies = try file.copies { frame throws(KeptFrame.Fault) in
        guard frame.payload.count == 8 else { throw .damaged(found: "\(frame.payload.count) bytes of a count") }
        return (epoch: LittleEndian.read(Int64.self, frame.payload[...], at: 0), sequence: frame.sequence)
      }
      let epoch = copies.value?.epoch ?? moment.millisecondsSinceEpoch
      var payload: [UInt8] = []
      LittleEndian.append(epoch, to: &payload)
      try file.write(payload, over: copies)
      return (epoch, copies.sequence + 1)
    }
  }
}
