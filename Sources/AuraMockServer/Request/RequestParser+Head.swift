// SPDX-License-Identifier: MIT

import AuraTransport

/// The request line, header lines and what they mean together.
extension RequestParser {
  mutating func readRequestLine(_ line: Range<Int>) throws(RequestError) {
    let flawed = malformed(.requestLine, at: line.lowerBound)
    guard let methodEnd = firstIndex(of: ByteClass.space, in: line), methodEnd > line.lowerBound,
      methodEnd < line.upperBound,
      line.lowerBound.distance(to: methodEnd) <= 32,
      buffer[line.lowerBound..<methodEnd].allSatisfy(ByteClass.isToken)
    else { throw flawed }
    let afterMethod = methodEnd + 1..<line.upperBound
    guard let targetEnd = firstIndex(of: ByteClass.space, in: afterMethod), targetEnd > afterMethod.lowerBound else {
      throw flawed
    }
    head.method = methodName(line.lowerBound..<methodEnd)
    head.isCurrentVersion = try readVersion(targetEnd + 1..<line.upperBound, flawed: flawed)
    guard head.method != "CONNECT", head.method != "TRACE" else { throw .methodRefused(found: head.method) }
    try readTarget(afterMethod.lowerBound..<targetEnd)
  }

  /// Whether the version is 1.1 or later within 1.
  private func readVersion(_ range: Range<Int>, flawed: RequestError) throws(RequestError) -> Bool {
    let isVersion =
      range.count == 8 && buffer[range.prefix(5)].elementsEqual("HTTP/".utf8) && isDigit(buffer[range.lowerBound + 5])
      && buffer[range.lowerBound + 6] == UInt8(ascii: ".") && isDigit(buffer[range.lowerBound + 7])
    guard isVersion else { throw flawed }
    guard buffer[range.lowerBound + 5] == UInt8(ascii: "1") else { throw .versionUnknown(found: text(range)) }
    return buffer[range.lowerBound + 7] != UInt8(ascii: "0")
  }

  private mutating func readTarget(_ range: Range<Int>) throws(RequestError) {
    guard buffer[range].allSatisfy(ByteClass.isTarget) else { throw malformed(.target, at: range.lowerBound) }
    let flawed = malformed(.targetForm, at: range.lowerBound)
    if buffer[range.lowerBound] == UInt8(ascii: "/") {
      head.target = text(range)
    } else if range.count == 1, buffer[range.lowerBound] == UInt8(ascii: "*"), head.method == "OPTIONS" {
      head.target = "*"
    } else {
      let schemeLength = startsLowered(range, with: "http://") ? 7 : startsLowered(range, with: "https://") ? 8 : 0
      guard schemeLength > 0 else { throw flawed }
      let rest = range.dropFirst(schemeLength)
      let end = rest.first { buffer[$0] == UInt8(ascii: "/") || buffer[$0] == UInt8(ascii: "?") } ?? rest.endIndex
      let authority = rest.startIndex..<end
      guard !authority.isEmpty, isAuthority(authority) else { throw flawed }
      head.targetAuthority = text(authority)
      let path = text(end..<range.upperBound)
      head.target = path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
    }
  }

  mutating func readFieldLine(_ line: Range<Int>) throws(RequestError) {
    head.fieldCount += 1
    head.fieldBytes += line.count + 2
    guard head.fieldCount <= limits.fieldCount, head.fieldBytes <= limits.fieldBytes else { throw fieldsTooLarge }
    guard !ByteClass.isBlank(buffer[line.lowerBound]) else { throw malformed(.folding, at: line.lowerBound) }
    guard let nameEnd = line.first(where: { !ByteClass.isToken(buffer[$0]) }), nameEnd > line.lowerBound,
      buffer[nameEnd] == ByteClass.colon
    else { throw malformed(.fieldName, at: line.lowerBound) }
    var value = nameEnd + 1..<line.upperBound
    guard buffer[value].allSatisfy(ByteClass.isFieldValue) else { throw malformed(.fieldValue, at: line.lowerBound) }
    while let first = value.first, ByteClass.isBlank(buffer[first]) { value.removeFirst() }
    while let last = value.last, ByteClass.isBlank(buffer[last]) { value.removeLast() }
    // A trailer is checked and dropped: nothing this server passes on is read from one (RFC 9110, 6.5.1).
    guard step == .fieldLines else { return }
    try readField(line.lowerBound..<nameEnd, value)
  }

  private mutating func readField(_ name: Range<Int>, _ value: Range<Int>) throws(RequestError) {
    var isSecret = false
    switch name.count {
    case 4 where equalsLowered(name, "host"):
      guard head.host == nil, isAuthority(value) else { throw malformed(.host, at: name.lowerBound) }
      head.host = text(value)
    case 6 where equalsLowered(name, "expect"):
      head.expectation = text(value)
    case 10 where equalsLowered(name, "connection"):
      for option in buffer[value].split(separator: UInt8(ascii: ",")) {
        let trimmed = option.drop(while: ByteClass.isBlank).prefix { !ByteClass.isBlank($0) }
        if equalsLowered(trimmed.indices, "close") { head.asksToClose = true }
        if equalsLowered(trimmed.indices, "keep-alive") { head.asksToKeep = true }
      }
    case 14 where equalsLowered(name, "content-length"):
      guard head.contentLength == nil, let length = wholeNumber(value) else {
        throw malformed(.contentLength, at: name.lowerBound)
      }
      head.contentLength = length
    case 17 where equalsLowered(name, "transfer-encoding"):
      guard equalsLowered(value, "chunked"), !head.isChunked else {
        throw .codingUnknown(found: text(value.prefix(64)))
      }
      head.isChunked = true
    case 6 where equalsLowered(name, "cookie"), 7 where equalsLowered(name, "api_key"),
      13 where equalsLowered(name, "authorization"):
      isSecret = true
    default: break
    }
    head.fields.all.append(HTTPField(name: text(name), value: text(value), isSecret: isSecret))
  }

  /// Judges the head as a whole and says what comes next; an event when that is already known.
  mutating func endHead() throws(RequestError) -> Event? {
    guard head.host != nil || !head.isCurrentVersion else { throw malformed(.host, at: 0 - consumed) }
    if head.isChunked {
      // RFC 9112, 6.1 and 6.3: such a message may be an attempt at smuggling and is refused whole.
      guard head.contentLength == nil else { throw malformed(.lengthAndCoding, at: 0 - consumed) }
      guard head.isCurrentVersion else { throw malformed(.codingInOldVersion, at: 0 - consumed) }
    }
    let length = head.contentLength ?? 0
    guard length <= limits.bodyBytes else { throw .bodyTooLarge(limitBytes: limits.bodyBytes) }
    if let expectation = head.expectation, head.isCurrentVersion {
      guard expectation.utf8.map(ByteClass.lowered).elementsEqual("100-continue".utf8) else {
        throw .expectationUnknown(found: String(expectation.prefix(64)))
      }
      owesContinue = head.isChunked || length > 0
    }
    guard head.isChunked || length > 0 else { return .request(finish()) }
    step = head.isChunked ? .chunkSize : .fixedBody(remaining: length)
    return nil
  }

  mutating func readChunkSize(_ line: Range<Int>) throws(RequestError) {
    let digits = line.prefix { ByteClass.hexadecimal(buffer[$0]) != nil }
    let afterDigits = buffer[digits.endIndex..<line.upperBound]
    // Extensions are let pass unread, but only with their semicolon, and without control bytes.
    guard (1...15).contains(digits.count),
      afterDigits.isEmpty || afterDigits.first == UInt8(ascii: ";"), afterDigits.allSatisfy(ByteClass.isFieldValue)
    else { throw malformed(.chunkSize, at: line.lowerBound) }
    let size = digits.reduce(0) { $0 << 4 | (ByteClass.hexadecimal(buffer[$1]) ?? 0) }
    guard size <= limits.bodyBytes - body.count else { throw .bodyTooLarge(limitBytes: limits.bodyBytes) }
    if size == 0 {
      (head.fieldCount, head.fieldBytes) = (0, 0)
      step = .trailerLines
    } else {
      step = .chunkData(remaining: size)
    }
  }
}
