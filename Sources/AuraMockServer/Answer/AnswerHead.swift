// SPDX-License-Identifier: MIT

package import AuraTransport

/// Writes the head of an answer. Nothing a responder says can end a line or change where the answer ends.
package enum AnswerHead {
  /// Writes status line and header lines, ending with the empty line.
  ///
  /// A name that is no token is left out, and a control byte in a value becomes a space (RFC 9110, 5.5); so are the
  /// names that belong to the connection. A status outside 200…599 becomes 500.
  ///
  /// - Parameter contentLength: The declared length; nil for the statuses that have none.
  package static func write(
    status: Int, fields: HTTPFields, contentLength: Int?, date: [UInt8], keepsAlive: Bool
  ) -> [UInt8] {
    let status = (200...599).contains(status) ? status : 500
    var head: [UInt8] = []
    head.reserveCapacity(320)
    head.append(contentsOf: "HTTP/1.1 ".utf8)
    appendNumber(status, to: &head)
    head.append(ByteClass.space)
    head.append(contentsOf: ReasonPhrase.text(for: status).utf8)
    head.append(contentsOf: "\r\nDate: ".utf8)
    head.append(contentsOf: date)
    for field in fields.all where !field.name.isEmpty && field.name.utf8.allSatisfy(ByteClass.isToken) {
      guard !isOfConnection(field.name) else { continue }
      head.append(contentsOf: "\r\n".utf8)
      head.append(contentsOf: field.name.utf8)
      head.append(contentsOf: ": ".utf8)
      let start = head.count
      head.append(contentsOf: field.value.utf8)
      for index in start..<head.count where !ByteClass.isFieldValue(head[index]) { head[index] = ByteClass.space }
    }
    if let contentLength {
      head.append(contentsOf: "\r\nContent-Length: ".utf8)
      appendNumber(contentLength, to: &head)
    }
    head.append(contentsOf: (keepsAlive ? "\r\nConnection: keep-alive\r\n\r\n" : "\r\nConnection: close\r\n\r\n").utf8)
    return head
  }

  /// Whether a status has neither body nor length. Source: RFC 9110, 6.4.1 and 8.6.
  package static func isBodiless(_ status: Int) -> Bool {
    status == 204 || status == 304
  }

  private static func isOfConnection(_ name: String) -> Bool {
    switch name.utf8.count {
    case 4: equalIgnoringCase(name, "Date")
    case 7: equalIgnoringCase(name, "Trailer") || equalIgnoringCase(name, "Upgrade")
    case 10: equalIgnoringCase(name, "Connection") || equalIgnoringCase(name, "Keep-Alive")
    case 14: equalIgnoringCase(name, "Content-Length")
    case 17: equalIgnoringCase(name, "Transfer-Encoding")
    default: false
    }
  }

  private static func appendNumber(_ number: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: String(number).utf8)
  }
}
