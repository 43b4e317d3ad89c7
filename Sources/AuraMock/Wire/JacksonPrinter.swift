// SPDX-License-Identifier: MIT

/// Writes JSON as AEMET's servers do: the default pretty printer of Jackson.
///
/// Two spaces for each object around, `"key" : value`, lists on one line with their objects (`[ {`, `}, {`, `} ]`),
/// an empty list as `[ ]`, line feeds, no final newline (Q-ENV-02).
package struct JacksonPrinter {
  package enum Layout: Hashable, Sendable {
    case pretty
    /// No white space at all: the same document by another writer.
    case compact
  }

  private let layout: Layout
  private let charset: WireCharset
  private var bytes: [UInt8] = []
  /// Objects around the place being written.
  private var depth = 0

  /// - Parameter bytes: How long it is about to become: what is kept for days need not hold more.
  package static func write(
    _ value: WireValue, layout: Layout = .pretty, charset: WireCharset, reserving bytes: Int = 1 << 15
  ) -> [UInt8] {
    var printer = JacksonPrinter(layout: layout, charset: charset)
    printer.bytes.reserveCapacity(bytes)
    printer.write(value)
    return printer.bytes
  }

  /// A list of documents that were written one by one in the same layout.
  static func list(of elements: [[UInt8]], layout: Layout) -> [UInt8] {
    let (open, between, close) = layout == .pretty ? ("[ ", ", ", " ]") : ("[", ",", "]")
    guard !elements.isEmpty else { return Array((layout == .pretty ? "[ ]" : "[]").utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(elements.reduce(4) { $0 + $1.count + 2 })
    bytes.append(contentsOf: open.utf8)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(contentsOf: between.utf8) }
      bytes.append(contentsOf: element)
    }
    bytes.append(contentsOf: close.utf8)
    return bytes
  }

  private init(layout: Layout, charset: WireCharset) {
    self.layout = layout
    self.charset = charset
  }

  private mutating func write(_ value: WireValue) {
    switch value {
    case .object(let members): write(members)
    case .array(let elements): write(elements)
    case .string(let text): write(quoted: text)
    case .number(let digits): bytes.append(contentsOf: digits.utf8)
    case .bool(let isTrue): bytes.append(contentsOf: (isTrue ? "true" : "false").utf8)
    }
  }

  private mutating func write(_ members: [WireMember]) {
    bytes.append(UInt8(ascii: "{"))
    depth += 1
    var isFirst = true
    for member in members {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      breakLine()
      write(quoted: member.key)
      bytes.append(contentsOf: (layout == .pretty ? " : " : ":").utf8)
      write(member.value)
    }
    depth -= 1
    if !members.isEmpty { breakLine() } else if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ elements: [WireValue]) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      space()
      write(element)
    }
    space()
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    // Nearly every text is plain; what is not is taken back and written letter by letter.
    var index = start
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    if index < bytes.count {
      bytes.removeSubrange(start...)
      bytes.append(contentsOf: charset.encode(escaped(text)))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte of UTF-8 stands for itself between quotation marks, in every charset.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    var blanks = 2 * depth
    while blanks > 0 {
      bytes.append(0x20)
      blanks -= 1
    }
  }

  private mutating func space() {
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
  }
}

/// Source: RFC 8259, section 7; the short forms Jackson uses, hexadecimal digits in upper case as it writes them.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{8}": result += "\\b"
    case "\u{C}": result += "\\f"
    case "\u{0}"..."\u{1F}":
      let code = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
