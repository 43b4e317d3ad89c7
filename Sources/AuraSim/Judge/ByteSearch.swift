// SPDX-License-Identifier: MIT

/// Looks for bytes in bytes. Source: Horspool, "Practical fast searching in strings", Software 10 (1980).
enum ByteSearch {
  /// Where some bytes begin in others; nil when they are not there.
  static func first(_ needle: [UInt8], in hay: ArraySlice<UInt8>) -> Int? {
    let length = needle.count
    guard length > 0, length < 256, hay.count >= length else { return nil }
    if length == 1 { return hay.firstIndex(of: needle[0]) }
    return hay.withUnsafeBufferPointer { hayBytes in
      needle.withUnsafeBufferPointer { wanted in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { skips in
          skips.initialize(repeating: UInt8(length))
          for index in 0..<(length - 1) { skips[Int(wanted[index])] = UInt8(length - 1 - index) }
          let last = wanted[length - 1]
          var end = length - 1
          while end < hayBytes.count {
            let byte = hayBytes[end]
            if byte == last {
              var back = 1
              while back < length, hayBytes[end - back] == wanted[length - 1 - back] { back += 1 }
              if back == length { return hay.startIndex + end - length + 1 }
            }
            end += Int(skips[Int(byte)])
          }
          return nil
        }
      }
    }
  }

  static func first(_ needle: String, in hay: ArraySlice<UInt8>) -> Int? { first(Array(needle.utf8), in: hay) }

  /// What stands between a beginning and an end that follows it.
  static func between(_ start: String, _ end: String, in hay: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let begin = first(start, in: hay) else { return nil }
    let rest = hay[(begin + start.utf8.count)...]
    guard let stop = first(end, in: rest) else { return nil }
    return rest[..<stop]
  }
}
