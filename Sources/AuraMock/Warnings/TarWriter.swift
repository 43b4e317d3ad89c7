// SPDX-License-Identifier: MIT

/// Writes tar archives as AEMET serves them: plain ustar, two end blocks, filled up to 10,240 bytes (Q-TAR-09).
///
/// Source: POSIX.1-2017, pax, "ustar Interchange Format". Owner, mode and time of AEMET's members are not known; ours
/// are 0644 of nobody at the time of issue.
package struct TarWriter {
  /// How a name longer than 100 bytes, or any name at will, is told (Q-TAR-07).
  package enum NameForm: CaseIterable, Sendable {
    case plain, prefix, gnu, pax
  }

  /// How the size is written (Q-TAR-08): eleven digits and NUL; digits and a blank; blanks before; in a PAX header.
  package enum SizeForm: CaseIterable, Sendable {
    case plain, blankEnd, blankStart, pax
  }

  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends a file.
  package mutating func add(
    _ name: String, _ content: [UInt8], modifiedSeconds: Int64, nameForm: NameForm = .plain,
    sizeForm: SizeForm = .plain
  ) {
    var stored = name
    var prefix = ""
    switch nameForm {
    case .plain: break
    case .prefix:
      if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) {
        prefix = String(name[..<slash])
        stored = String(name[name.utf8.index(after: slash)...])
      }
    case .gnu:
      append("././@LongLink", Array(name.utf8) + [0], type: "L", modifiedSeconds: 0)
      stored = String(decoding: name.utf8.prefix(100), as: UTF8.self)
    case .pax:
      append("PaxHeaders/\(name.utf8.count)", Self.record("path", name), type: "x", modifiedSeconds: modifiedSeconds)
      stored = String(decoding: name.utf8.prefix(100), as: UTF8.self)
    }
    if sizeForm == .pax {
      append(
        "PaxHeaders/size", Self.record("size", "\(content.count)"), type: "x", modifiedSeconds: modifiedSeconds)
    }
    append(
      stored, content, type: "0", modifiedSeconds: modifiedSeconds, prefix: prefix, sizeForm: sizeForm)
  }

  package mutating func addFolder(_ name: String, modifiedSeconds: Int64) {
    append(name, [], type: "5", modifiedSeconds: modifiedSeconds)
  }

  /// Ends the archive: two blocks of zeros, and more up to a whole record.
  package mutating func end() {
    bytes += [UInt8](repeating: 0, count: 1024)
    bytes += [UInt8](repeating: 0, count: (10_240 - bytes.count % 10_240) % 10_240)
  }

  private mutating func append(
    _ name: String, _ content: [UInt8], type: Character, modifiedSeconds: Int64, prefix: String = "",
    sizeForm: SizeForm = .plain
  ) {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at offset: Int) {
      for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
    }
    put(name, at: 0)
    put(type == "5" ? "0000755" : "0000644", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(Self.size(content.count, sizeForm), at: 124)
    put(Self.octal(Int(max(0, modifiedSeconds)), digits: 11), at: 136)
    put("        ", at: 148)
    header[156] = type.asciiValue ?? 0
    put("ustar", at: 257)
    put("00", at: 263)
    put("0000000", at: 329)
    put("0000000", at: 337)
    put(prefix, at: 345)
    put(Self.octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\0 ", at: 148)
    bytes += header
    bytes += content
    bytes += [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
  }

  private static func size(_ count: Int, _ form: SizeForm) -> String {
    switch form {
    case .plain: octal(count, digits: 11)
    case .blankEnd: octal(count, digits: 11) + " "
    case .blankStart:
      String(repeating: " ", count: 11 - String(count, radix: 8).utf8.count) + String(count, radix: 8) + " "
    // What a PAX header says counts; the field is left at what fits every reader.
    case .pax: octal(count, digits: 11)
    }
  }

  private static func octal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// A PAX record, whose length counts its own digits.
  private static func record(_ key: String, _ value: String) -> [UInt8] {
    let rest = " \(key)=\(value)\n".utf8.count
    var length = rest + 1
    while "\(length)".utf8.count + rest != length { length += 1 }
    return Array("\(length) \(key)=\(value)\n".utf8)
  }
}
