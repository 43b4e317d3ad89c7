// SPDX-License-Identifier: MIT

/// A second reader of HTTP/1 requests for comparison: whole messages only, slow, written from RFC 9112 anew.
///
/// It splits lines and dictionaries where the server's parser walks bytes, and shares no code with it.
struct HTTPSecondReader {
  struct Reading: Hashable {
    var messages: [String] = []
    var isRefused = false
  }

  private struct Malformed: Error {}
  private struct Incomplete: Error {}

  /// Bytes as characters of the same number.
  private let text: [Unicode.Scalar]
  private var position = 0
  private var isTrailer = false
  private let bodyLimit: Int

  init(_ bytes: [UInt8], bodyLimit: Int) {
    text = bytes.map { Unicode.Scalar($0) }
    self.bodyLimit = bodyLimit
  }

  /// Reads all messages: each as one line of method, target, persistence and body.
  mutating func read() -> Reading {
    var reading = Reading()
    do {
      while true { reading.messages.append(try message()) }
    } catch is Malformed {
      reading.isRefused = true
    } catch {}
    return reading
  }

  private mutating func message() throws -> String {
    var first = ""
    var blanks = -1
    repeat {
      if position < text.count, text[position] != "\r", !isToken(String(text[position])) { throw Malformed() }
      first = try line()
      blanks += 1
      if blanks > 4 { throw Malformed() }
    } while first.isEmpty
    let parts = first.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 3, parts[0].unicodeScalars.count <= 32, isToken(parts[0]) else { throw Malformed() }
    let version = Array(parts[2].unicodeScalars)
    guard version.count == 8, parts[2].hasPrefix("HTTP/"), version[6] == ".", isDigits(String(version[5])),
      isDigits(String(version[7])), version[5] == "1", !["CONNECT", "TRACE"].contains(parts[0])
    else { throw Malformed() }
    let isOld = version[7] == "0"
    let target = try originForm(parts[1], method: parts[0])
    let fields = try fieldLines()
    let names = Dictionary(grouping: fields, by: \.0).mapValues { $0.map(\.1) }
    let body = try self.body(names, isOld: isOld)
    let options = (names["connection"] ?? []).flatMap { $0.split(separator: ",") }.map { option in
      // Only the first word of an option counts.
      option.split(whereSeparator: { $0 == " " || $0 == "\t" }).first.map { $0.lowercased() } ?? ""
    }
    let keeps = !options.contains("close") && (!isOld || options.contains("keep-alive"))
    return "\(parts[0]) \(target) \(keeps) \(fields.count) \(body)"
  }

  private func originForm(_ target: String, method: String) throws -> String {
    guard target.unicodeScalars.allSatisfy({ $0 > " " && $0 < "\u{7F}" && $0 != "#" }) else { throw Malformed() }
    if target.hasPrefix("/") || (target == "*" && method == "OPTIONS") { return target }
    for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
      let rest = target.dropFirst(scheme.count)
      let end = rest.firstIndex { "/?".contains($0) } ?? rest.endIndex
      guard end > rest.startIndex, isAuthority(String(rest[..<end])) else { throw Malformed() }
      return (rest[end...].hasPrefix("/") ? "" : "/") + rest[end...]
    }
    throw Malformed()
  }

  private mutating func fieldLines() throws -> [(String, String)] {
    var fields: [(String, String)] = []
    while true {
      let line: String
      do {
        line = try self.line()
      } catch is Incomplete {
        // What is here already may be enough to refuse it.
        try judgeEachLine(fields)
        throw Incomplete()
      }
      guard !line.isEmpty else { break }
      guard let colon = line.unicodeScalars.firstIndex(of: ":"), isToken(String(line.unicodeScalars[..<colon])) else {
        throw Malformed()
      }
      let value = line.unicodeScalars[line.unicodeScalars.index(after: colon)...]
      guard value.allSatisfy({ ($0 >= " " && $0 != "\u{7F}") || $0 == "\t" }) else { throw Malformed() }
      let words = value.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
      fields.append(
        (line.unicodeScalars[..<colon].map(String.init).joined().lowercased(), words.map(String.init).joined()))
    }
    try judgeEachLine(fields)
    return fields
  }

  /// Rules that one line, or two of a name, break whatever else the head holds.
  private func judgeEachLine(_ fields: [(String, String)]) throws {
    guard !isTrailer else { return }
    let names = Dictionary(grouping: fields, by: \.0).mapValues { $0.map(\.1) }
    let lengths = names["content-length"] ?? []
    let codings = names["transfer-encoding"] ?? []
    let hosts = names["host"] ?? []
    guard hosts.count <= 1, hosts.allSatisfy({ $0.isEmpty || isAuthority($0) }), lengths.count <= 1,
      codings.count <= 1, lengths.allSatisfy({ isDigits($0) && $0.count <= 15 }),
      codings.allSatisfy({ $0.lowercased() == "chunked" })
    else { throw Malformed() }
  }

  private mutating func body(_ names: [String: [String]], isOld: Bool) throws -> [UInt32] {
    let lengths = names["content-length"] ?? []
    let codings = names["transfer-encoding"] ?? []
    guard names["host"] != nil || isOld, codings.isEmpty || (lengths.isEmpty && !isOld) else { throw Malformed() }
    let length = lengths.first.flatMap { Int($0) } ?? 0
    if let expectation = names["expect"]?.last, !isOld, expectation.lowercased() != "100-continue" { throw Malformed() }
    guard length <= bodyLimit else { throw Malformed() }
    guard !codings.isEmpty else { return try take(length) }
    var body: [UInt32] = []
    while true {
      let line = try line()
      let digits = line.unicodeScalars.prefix { $0.properties.isASCIIHexDigit }
      let rest = line.unicodeScalars.dropFirst(digits.count)
      guard (1...15).contains(digits.count), rest.isEmpty || rest.first == ";",
        rest.allSatisfy({ ($0 >= " " && $0 != "\u{7F}") || $0 == "\t" }), let size = Int(String(digits), radix: 16),
        size <= bodyLimit - body.count
      else { throw Malformed() }
      guard size > 0 else { break }
      body += try take(size)
      // What follows a chunk is refused as soon as it cannot be the end of a line.
      for end: Unicode.Scalar in ["\r", "\n"] {
        guard position < text.count else { throw Incomplete() }
        guard text[position] == end else { throw Malformed() }
        position += 1
      }
    }
    isTrailer = true
    defer { isTrailer = false }
    _ = try fieldLines()
    return body
  }

  private mutating func take(_ count: Int) throws -> [UInt32] {
    guard text.count - position >= count else { throw Incomplete() }
    defer { position += count }
    return text[position..<position + count].map(\.value)
  }

  private mutating func line() throws -> String {
    guard let end = text[position...].firstIndex(where: { $0 == "\r" || $0 == "\n" }) else { throw Incomplete() }
    guard text[end] == "\r" else { throw Malformed() }
    guard end + 1 < text.count else { throw Incomplete() }
    guard text[end + 1] == "\n" else { throw Malformed() }
    defer { position = end + 2 }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: text[position..<end])
    return String(line)
  }

  private func isToken(_ word: String) -> Bool {
    !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil
            || "!#$%&'*+-.^_`|~".unicodeScalars.contains($0))
      }
  }

  private func isDigits(_ word: String) -> Bool {
    !word.isEmpty && word.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
  }

  private func isAuthority(_ word: String) -> Bool {
    let pattern = /(\[[0-9A-Za-z:._\-]*\]|[0-9A-Za-z._\-]+)(:[0-9]{0,5})?/
    return word.wholeMatch(of: pattern) != nil
  }
}
