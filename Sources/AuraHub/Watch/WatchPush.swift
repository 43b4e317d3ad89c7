// SPDX-License-Identifier: MIT

public import AuraModel
import AuraSnapshot

/// What the phone tells the watch at one moment: its places and the snapshots of some, the active one first.
public struct WatchPush: Hashable, Sendable {
  /// Which of two pushes is the newer one, whatever clocks are set to.
  public struct Stamp: Hashable, Comparable, Sendable {
    /// When the phone began to count, milliseconds since 1970: a phone that was set up anew counts from 1 again.
    public var epoch: Int64
    public var sequence: UInt64

    public init(epoch: Int64, sequence: UInt64) {
      (self.epoch, self.sequence) = (epoch, sequence)
    }

    public static func < (left: Stamp, right: Stamp) -> Bool {
      (left.epoch, left.sequence) < (right.epoch, right.sequence)
    }
  }

  public let stamp: Stamp
  public let favourites: Favourites
  public let snapshots: [WeatherSnapshot]

  /// The longest push, bytes: what WatchConnectivity takes as an application context is 65,536, its own wrapping
  /// included.
  public static let limitBytes = 60_000

  /// Makes a push of as many snapshots as fit; the first are the most wanted.
  public init(stamp: Stamp, favourites: Favourites, snapshots: [WeatherSnapshot]) {
    self.stamp = stamp
    self.favourites = favourites
    var room = Self.limitBytes - 6 * (favourites.places.count + 1) - 80
    self.snapshots = snapshots.filter { snapshot in
      let count = snapshot.json().count + 1
      guard count <= room else { return false }
      room -= count
      return true
    }
  }

  /// A line each: version, stamp and active place; the places; a snapshot's JSON, which has no line feeds.
  public var bytes: [UInt8] {
    let places = favourites.places.map { "\($0)" }.joined(separator: " ")
    let head = Array("1 \(stamp.epoch) \(stamp.sequence) \(favourites.active)\n\(places)\n".utf8)
    return snapshots.reduce(into: head) { $0 += $1.json() + [0x0A] }
  }

  /// Reads a push.
  ///
  /// - Throws: `WatchError.unreadable` for bytes that are none, also when one snapshot of it cannot be read: half a
  ///   push is not believed.
  public init(_ bytes: [UInt8]) throws(WatchError) {
    guard bytes.count <= Self.limitBytes else { throw .unreadable(found: "\(bytes.count) bytes") }
    let lines = bytes.split(separator: 0x0A)
    guard lines.count >= 2, bytes.last == 0x0A else { throw .unreadable(found: "\(lines.count) whole lines") }
    let head = String(decoding: lines[0], as: UTF8.self).split(separator: " ")
    let codes = String(decoding: lines[1], as: UTF8.self).split(separator: " ").map { MunicipalityCode($0) }
    guard head.count == 4, head[0] == "1", let epoch = Int64(head[1]), let sequence = UInt64(head[2]),
      let active = MunicipalityCode(head[3]),
      let favourites = Favourites(places: codes.compactMap { $0 }, active: active),
      favourites.places.count == codes.count
    else { throw .unreadable(found: "the head \"\(String(decoding: lines[0].prefix(40), as: UTF8.self))\"") }
    var snapshots: [WeatherSnapshot] = []
    for line in lines.dropFirst(2) {
      do throws(SnapshotError) {
        snapshots.append(try WeatherSnapshot(json: Array(line)))
      } catch {
        throw .unreadable(found: "\(error)")
      }
    }
    self.stamp = Stamp(epoch: epoch, sequence: sequence)
    self.favourites = favourites
    self.snapshots = snapshots
  }
}
