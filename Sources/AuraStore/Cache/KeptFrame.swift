// SPDX-License-Identifier: MIT

/// A payload with what is needed to tell whether it is whole and the newest: 32 bytes in front of it.
///
/// `AURAKEPT`, the frame's version, the payload's, a sequence number, the payload's length, and a CRC-32 of all of it.
struct KeptFrame: Hashable {
  static let version: UInt32 = 1
  static let headerBytes = 32
  private static let mark = Array("AURAKEPT".utf8)

  /// Of the payload.
  var schema: UInt32
  /// One more at each write: of two copies the higher is the newer.
  var sequence: UInt64
  var payload: [UInt8]

  enum Fault: Error, Hashable {
    case damaged(found: String)
    case later(version: UInt32, expected: UInt32)
  }

  var bytes: [UInt8] {
    var out = Self.mark
    out.reserveCapacity(Self.headerBytes + payload.count)
    LittleEndian.append(Self.version, to: &out)
    LittleEndian.append(schema, to: &out)
    LittleEndian.append(sequence, to: &out)
    LittleEndian.append(UInt32(payload.count), to: &out)
    LittleEndian.append(Self.checksum(out[...], payload[...]), to: &out)
    return out + payload
  }

  init(schema: UInt32, sequence: UInt64, payload: [UInt8]) {
    (self.schema, self.sequence, self.payload) = (schema, sequence, payload)
  }

  /// Reads a frame. Bytes that begin with a brace are a payload of schema 0, older than any frame: bare JSON, as the
  /// first builds kept it and as `aura-smoke snapshot --json` prints it.
  init(_ bytes: [UInt8], schema known: UInt32) throws(Fault) {
    if bytes.first == UInt8(ascii: "{") {
      self.init(schema: 0, sequence: 0, payload: bytes)
      return
    }
    guard bytes.count >= Self.headerBytes, bytes.starts(with: Self.mark) else {
      throw .damaged(found: bytes.isEmpty ? "an empty file" : "\(bytes.count) bytes that are no frame")
    }
    let version = LittleEndian.read(UInt32.self, bytes[...], at: 8)
    guard version <= Self.version else { throw .later(version: version, expected: Self.version) }
    let payload = bytes[Self.headerBytes...]
    let length = LittleEndian.read(UInt32.self, bytes[...], at: 24)
    guard payload.count == Int(length) else { throw .damaged(found: "\(payload.count) of \(length) bytes") }
    guard LittleEndian.read(UInt32.self, bytes[...], at: 28) == Self.checksum(bytes[..<28], payload) else {
      throw .damaged(found: "another checksum")
    }
    let schema = LittleEndian.read(UInt32.self, bytes[...], at: 12)
    guard schema <= known else { throw .later(version: schema, expected: known) }
    self.init(
      schema: schema, sequence: LittleEndian.read(UInt64.self, bytes[...], at: 16), payload: Array(payload))
  }

  /// The sequence number that stands in a file, sound or not; 0 for what is no frame.
  static func sequenceSaid(of bytes: [UInt8]) -> UInt64 {
    guard bytes.count >= headerBytes, bytes.starts(with: mark) else { return 0 }
    return LittleEndian.read(UInt64.self, bytes[...], at: 16)
  }

  private static func checksum(_ header: ArraySlice<UInt8>, _ payload: ArraySlice<UInt8>) -> UInt32 {
    var sum = CRC32()
    sum.take(header)
    sum.take(payload)
    return sum.value
  }
}
