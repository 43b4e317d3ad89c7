// SPDX-License-Identifier: MIT

/// How an archive is damaged, in its first header or at its end. What is no tar stays as it is.
public enum FaultTar: String, Hashable, Sendable, CaseIterable {
  /// The sum over the first header is wrong by one.
  case checksum
  /// The first member says that it is longer than the whole archive; its sum is right.
  case size
  /// The second half is missing, in the middle of a block, and the declared length is that of what is left.
  case truncated

  /// Offsets of a header. Source: POSIX.1-1988, ustar interchange format.
  private static let sizeField = 124..<136
  private static let sumField = 148..<156

  func apply(to body: inout [UInt8]) {
    guard body.count >= 1024, body[257..<262].elementsEqual("ustar".utf8) else { return }
    switch self {
    case .checksum:
      guard let last = Self.sumField.last(where: { (0x30...0x37).contains(body[$0]) }) else { return }
      body[last] = body[last] == 0x37 ? 0x30 : body[last] + 1
    case .size:
      body.replaceSubrange(Self.sizeField, with: Array("77777777777".utf8) + [0])
      let sum = (0..<512).reduce(0) { $0 + (Self.sumField.contains($1) ? 0x20 : Int(body[$1])) }
      let octal = String(sum, radix: 8)
      let text = String(repeating: "0", count: max(0, 6 - octal.count)) + octal
      body.replaceSubrange(Self.sumField, with: Array(text.utf8) + [0, 0x20])
    case .truncated:
      body.removeLast(body.count - (body.count / 1024 * 512 + 100))
    }
  }
}
