// SPDX-License-Identifier: MIT

import AuraMockServer
import AuraTime
import AuraTransport
import Testing

struct AnswerHeadTests {
  private func write(
    _ status: Int = 200, _ fields: [HTTPField] = [], length: Int? = 0, keeps: Bool = true
  ) -> String {
    String(
      decoding: AnswerHead.write(
        status: status, fields: HTTPFields(fields), contentLength: length, date: Array("D".utf8), keepsAlive: keeps),
      as: UTF8.self)
  }

  @Test("A head has status, date, the responder's lines in order, length and what becomes of the connection")
  func layout() {
    let fields = [HTTPField(name: "aemet_num", value: "1"), HTTPField(name: "Content-Type", value: "text/plain")]
    #expect(
      write(404, fields, length: 30_000, keeps: false)
        == "HTTP/1.1 404 Not Found\r\nDate: D\r\naemet_num: 1\r\nContent-Type: text/plain\r\n"
        + "Content-Length: 30000\r\nConnection: close\r\n\r\n")
    #expect(write(204, length: nil) == "HTTP/1.1 204 No Content\r\nDate: D\r\nConnection: keep-alive\r\n\r\n")
  }

  @Test("No name or value of a responder can add a line, end the head, or move the end of the answer")
  func injection() {
    let hostile = [
      HTTPField(name: "X\r\nA: b", value: "c"), HTTPField(name: "", value: "c"), HTTPField(name: "X Y", value: "c"),
      HTTPField(name: "content-LENGTH", value: "9"), HTTPField(name: "Transfer-Encoding", value: "chunked"),
      HTTPField(name: "Connection", value: "upgrade"), HTTPField(name: "Keep-Alive", value: "x"),
      HTTPField(name: "Date", value: "x"), HTTPField(name: "Trailer", value: "x"),
      HTTPField(name: "X", value: "a\r\n\r\nHTTP/1.1 200 OK\r\n\0\u{7F}\u{1B}z"),
    ]
    #expect(
      write(200, hostile)
        == "HTTP/1.1 200 OK\r\nDate: D\r\nX: a    HTTP/1.1 200 OK     z\r\nContent-Length: 0\r\n"
        + "Connection: keep-alive\r\n\r\n")
    #expect([-1, 0, 99, 100, 199, 600, 12_345].allSatisfy { write($0).hasPrefix("HTTP/1.1 500 ") })
  }

  @Test("Dates are those of RFC 9110 and of date(1), and change with the second")
  func dates() {
    // `date -u -d @SECONDS '+%a, %d %b %Y %H:%M:%S GMT'`
    let table: [(Int64, String)] = [
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (1_787_641_753, "Tue, 25 Aug 2026 07:09:13 GMT"),
      (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"), (4_102_444_799, "Thu, 31 Dec 2099 23:59:59 GMT"),
    ]
    var date = HTTPDate()
    let texts = table.map {
      String(decoding: date.text(at: WallInstant(secondsSinceEpoch: $0.0)), as: UTF8.self)
    }
    #expect(texts == table.map(\.1))
    let again = date.text(at: WallInstant(millisecondsSinceEpoch: 4_102_444_799_999))
    #expect(String(decoding: again, as: UTF8.self) == table[5].1)
  }
}
