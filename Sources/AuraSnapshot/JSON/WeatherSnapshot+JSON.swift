// SPDX-License-Identifier: MIT

import AuraFormats
public import AuraModel

extension WeatherSnapshot {
  /// The longest JSON that is read, bytes. What is written has less than 16 KB.
  public static let jsonLimitBytes = 256 << 10

  /// The snapshot as JSON in UTF-8: the same bytes for the same snapshot, always less than 16 KB.
  ///
  /// `docs/SNAPSHOT.md` tells the members. What does not fit is left out as `bounded()` does.
  public func json() -> [UInt8] { SnapshotWriter.bytes(of: bounded()) }

  /// The same in lines for people to read; it may be longer than 16 KB.
  public func prettyJSON() -> [UInt8] { SnapshotWriter.bytes(of: bounded(), layout: .pretty) }

  /// Reads a snapshot from JSON, written by `json()` or by hand.
  ///
  /// `place` and `at` are needed; anything else may be absent and is unknown then. Members that are not known are
  /// passed over; the order of members does not matter.
  ///
  /// - Throws: `SnapshotError` for bytes that are no JSON, a member that is not what it should be, and a later version.
  public init(json bytes: [UInt8]) throws(SnapshotError) {
    let head: SnapshotHead
    var snapshot: WeatherSnapshot
    do throws(JSONError) {
      guard bytes.count <= Self.jsonLimitBytes else {
        throw .tooLong(foundBytes: bytes.count, limitBytes: Self.jsonLimitBytes)
      }
      let text: UTF8Text
      do throws(UTF8Fault) { text = try UTF8Text(validating: bytes) } catch { throw .notUTF8(error) }
      let limits = JSONLimits(maximumDepth: 16, maximumBytes: Self.jsonLimitBytes)
      var start = try JSONCursor(text, limits: limits)
      head = try SnapshotHead(&start)
      snapshot = WeatherSnapshot(place: head.place, moment: head.moment)
      if head.isReadable {
        var json = try JSONCursor(text, limits: limits)
        try SnapshotReader(head).read(&json, into: &snapshot)
      }
    } catch {
      throw .json(error)
    }
    guard head.isReadable else { throw .version(found: head.version, expected: 1...SnapshotFields.version) }
    self = snapshot.bounded()
  }
}
