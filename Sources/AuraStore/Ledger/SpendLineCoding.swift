// SPDX-License-Identifier: MIT

import AuraPacing

/// A ledger line as 64 bytes, little-endian, its checksum last.
///
/// | bytes | what |
/// |---|---|
/// | 0 | 0x4C, so that an empty slot is all zeros |
/// | 1 | stage |
/// | 2 | 1 for a first hop |
/// | 3 | 0 |
/// | 4–7 | length of a rest, milliseconds |
/// | 8–15 | template |
/// | 16–23 | writer |
/// | 24–31 | number |
/// | 32–39 | boot |
/// | 40–47 | monotonic clock, nanoseconds |
/// | 48–55 | wall clock, milliseconds |
/// | 56–59 | 0 |
/// | 60–63 | CRC-32 of the 60 before and the slot's number |
enum SpendLineCoding {
  static let bytes = 64
  private static let mark: UInt8 = 0x4C

  static func encode(_ line: SpendLine?, slot: Int) -> [UInt8] {
    guard let line else { return [UInt8](repeating: 0, count: bytes) }
    var out: [UInt8] = [mark, line.stage.rawValue, line.isFirstHop ? 1 : 0, 0]
    out.reserveCapacity(bytes)
    LittleEndian.append(line.restMilliseconds, to: &out)
    LittleEndian.append(line.template, to: &out)
    LittleEndian.append(line.writer, to: &out)
    LittleEndian.append(line.number, to: &out)
    LittleEndian.append(line.stamp.boot, to: &out)
    LittleEndian.append(line.stamp.monotonic, to: &out)
    LittleEndian.append(line.stamp.wall, to: &out)
    LittleEndian.append(UInt32(0), to: &out)
    LittleEndian.append(checksum(out[...], slot), to: &out)
    return out
  }

  /// Reads every slot. All are looked at each time and most are empty, so these are found by words first.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [LedgerReading.Slot] {
    var slots = [LedgerReading.Slot](repeating: .empty, count: bytes.count / Self.bytes)
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < slots.count * Self.bytes {
        if buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0 {
          offset += 8
        } else {
          let slot = offset / Self.bytes
          let start = bytes.startIndex + slot * Self.bytes
          slots[slot] = decode(bytes[start..<start + Self.bytes], slot: slot)
          offset = (slot + 1) * Self.bytes
        }
      }
    }
    return slots
  }

  static func decode(_ bytes: ArraySlice<UInt8>, slot: Int) -> LedgerReading.Slot {
    if bytes.allSatisfy({ $0 == 0 }) { return .empty }
    let start = bytes.startIndex
    guard bytes.count == Self.bytes, bytes[start] == mark, let stage = SpendLine.Stage(rawValue: bytes[start + 1]),
      bytes[start + 2] <= 1, LittleEndian.read(UInt32.self, bytes, at: 60) == checksum(bytes.dropLast(4), slot)
    else { return .damaged }
    return .line(
      SpendLine(
        stage: stage, template: LittleEndian.read(UInt64.self, bytes, at: 8), isFirstHop: bytes[start + 2] == 1,
        writer: LittleEndian.read(UInt64.self, bytes, at: 16), number: LittleEndian.read(UInt64.self, bytes, at: 24),
        stamp: SpendStamp(
          boot: LittleEndian.read(UInt64.self, bytes, at: 32),
          monotonic: LittleEndian.read(Int64.self, bytes, at: 40),
          wall: LittleEndian.read(Int64.self, bytes, at: 48)),
        restMilliseconds: LittleEndian.read(UInt32.self, bytes, at: 4)))
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>, _ slot: Int) -> UInt32 {
    var sum = CRC32()
    sum.take(bytes)
    sum.take([UInt8(truncatingIfNeeded: slot), UInt8(truncatingIfNeeded: slot >> 8)])
    return sum.value
  }
}

/// Whole numbers as bytes, the lowest first.
enum LittleEndian {
  static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// Reads from an offset counted from the slice's start.
  static func read<Number: FixedWidthInteger & BitwiseCopyable>(
    _: Number.Type, _ bytes: ArraySlice<UInt8>, at offset: Int
  ) -> Number {
    bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
  }
}
