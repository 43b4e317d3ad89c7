// SPDX-License-Identifier: MIT

extension ByteExcerpt {
  /// At most `limit` bytes from the start of any bytes, escaped.
  static func escaped(_ bytes: some Collection<UInt8>, limit: Int = 64) -> String {
    escaped(ContiguousArray(bytes.prefix(limit + 1)).span, from: 0, limit: limit)
  }
}
