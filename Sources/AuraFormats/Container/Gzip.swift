// SPDX-License-Identifier: MIT

import CZlib

/// gzip, unpacked and packed through zlib. Source: RFC 1952.
public enum Gzip {
  /// 64 MiB: some twenty times the longest body AEMET sends in a day.
  public static let standardLimitBytes = 64 << 20

  /// Unpacks all members of gzip data; check sums and lengths are verified.
  ///
  /// As with `gzip -d`, whatever follows the last whole member without being another member is ignored.
  ///
  /// - Parameter limitBytes: The longest output accepted; it is never exceeded, not even for a moment.
  /// - Throws: `GzipError`; nothing of a broken member is returned.
  public static func inflate(_ bytes: [UInt8], limitBytes: Int = standardLimitBytes) throws(GzipError) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else {
      throw .notGzip(offset: 0, found: ByteExcerpt.escaped(bytes, limit: 8))
    }
    var stream = unsafe z_stream()
    // 15 bits of window, plus 16: expect a gzip header and verify its trailer.
    let began = unsafe inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard began == Z_OK else { throw .unavailable(code: began) }
    defer { unsafe _ = inflateEnd(&stream) }
    var output: [UInt8] = []
    // Deflate shrinks this text about tenfold; more is asked for as it comes.
    output.reserveCapacity(min(limitBytes, bytes.count * 8))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var offset = 0
    var member = 0
    while true {
      let start = offset
      while true {
        let (status, produced) = unsafe step(&stream, bytes, at: &offset, into: &chunk)
        guard output.count + produced <= limitBytes else { throw .tooLong(member: member, limitBytes: limitBytes) }
        output.append(contentsOf: chunk[..<produced])
        if status == Z_STREAM_END { break }
        if status == Z_OK, offset < bytes.count || produced == chunk.count { continue }
        if status == Z_OK || status == Z_BUF_ERROR {
          throw .truncated(member: member, foundBytes: bytes.count - start)
        }
        let detail = unsafe stream.msg.map { unsafe String(cString: $0) } ?? "zlib answers \(status)"
        throw failure(detail, member: member, offset: offset)
      }
      guard bytes[offset...].starts(with: [0x1F, 0x8B]) else { return output }
      unsafe inflateReset(&stream)
      member += 1
    }
  }

  /// Lets zlib work once: advances the offset, fills the chunk, returns zlib's status and how much it produced.
  private static func step(
    _ stream: inout z_stream, _ bytes: [UInt8], at offset: inout Int, into chunk: inout [UInt8]
  ) -> (status: Int32, produced: Int) {
    // zlib counts its input in 32 bits.
    let given = min(bytes.count - offset, 1 << 30)
    var status = Z_OK
    unsafe bytes.withUnsafeBufferPointer { input in
      unsafe chunk.withUnsafeMutableBufferPointer { room in
        // zlib never writes through next_in; its C type only lacks the const.
        unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress! + offset)
        unsafe stream.avail_in = UInt32(given)
        unsafe stream.next_out = room.baseAddress
        unsafe stream.avail_out = UInt32(room.count)
        status = unsafe CZlib.inflate(&stream, Z_NO_FLUSH)
      }
    }
    offset += given - Int(unsafe stream.avail_in)
    return (status, chunk.count - Int(unsafe stream.avail_out))
  }

  private static func failure(_ detail: String, member: Int, offset: Int) -> GzipError {
    switch detail {
    case "incorrect data check", "incorrect length check": .checkFailed(member: member, offset: offset)
    case "incorrect header check", "unknown compression method", "unknown header flags set":
      .notGzip(offset: offset, found: detail)
    default: .corrupt(member: member, offset: offset, detail: detail)
    }
  }

  /// Packs bytes as one gzip member without name or time, so that the same bytes always give the same data.
  package static func deflate(_ bytes: [UInt8]) throws(GzipError) -> [UInt8] {
    var stream = unsafe z_stream()
    let began = unsafe deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard began == Z_OK else { throw .unavailable(code: began) }
    defer { unsafe _ = deflateEnd(&stream) }
    var output = [UInt8](repeating: 0, count: Int(unsafe deflateBound(&stream, UInt(bytes.count))))
    var status = Z_OK
    unsafe bytes.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { room in
        unsafe stream.next_in = input.baseAddress.map { unsafe UnsafeMutablePointer(mutating: $0) }
        unsafe stream.avail_in = UInt32(input.count)
        unsafe stream.next_out = room.baseAddress
        unsafe stream.avail_out = UInt32(room.count)
        status = unsafe CZlib.deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { throw .unavailable(code: status) }
    output.removeLast(Int(unsafe stream.avail_out))
    return output
  }
}
