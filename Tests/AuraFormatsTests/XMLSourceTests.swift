// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTestSupport
import Testing

struct XMLSourceTests {
  /// "España €" in ISO-8859-15; byte A4 is ¤ in ISO-8859-1.
  static let spain: [UInt8] = Array("Espa".utf8) + [0xF1] + Array("a ".utf8) + [0xA4]

  static func document(_ prolog: String, _ text: [UInt8]) -> [UInt8] {
    Array(prolog.utf8) + Array("<a>".utf8) + text + Array("</a>".utf8)
  }

  static func contiguous(_ prolog: String, _ text: [UInt8]) -> ContiguousArray<UInt8> {
    ContiguousArray(document(prolog, text))
  }

  @Test("Q-RSS-01: the prolog's encoding comes first, then the header's, then UTF-8")
  func order() {
    let latin9 = "<?xml version=\"1.0\" encoding=\"ISO-8859-15\"?>\n"
    let latin1 = "<?xml version = '1.0' encoding = 'iso-8859-1' standalone='yes'?>"
    let utf8 = Array("España €".utf8)
    #expect(XMLTrace(Self.document(latin9, Self.spain)).line == "<a>España €</a>")
    #expect(XMLTrace(Self.document(latin9, Self.spain), headerCharset: "UTF-8").line == "<a>España €</a>")
    #expect(XMLTrace(Self.document(latin1, Self.spain), headerCharset: "ISO-8859-15").line == "<a>España ¤</a>")
    #expect(XMLTrace(Self.document("", Self.spain), headerCharset: "ISO-8859-15").line == "<a>España €</a>")
    #expect(XMLTrace(Self.document("", Self.spain)).line.contains("is not UTF-8"))
    #expect(XMLTrace(Self.document("", utf8)).line == "<a>España €</a>")
    #expect(XMLTrace(Self.document("<?xml version='1.0'?>", utf8)).line == "<a>España €</a>")
  }

  @Test("Q-CHR-04: well-formed UTF-8 is UTF-8 whatever is declared, and is told apart")
  func contradiction() throws {
    let bytes = Self.document("<?xml version='1.0' encoding='ISO-8859-15'?>", Array("España €".utf8))
    let source = try XMLSource(ContiguousArray(bytes))
    #expect(source.contradictsDeclaration && source.encoding == .utf8)
    #expect(XMLTrace(bytes).line == "<a>España €</a>")
    let ascii = try XMLSource(Self.contiguous("<?xml version='1.0' encoding='ISO-8859-15'?>", Array("x".utf8)))
    #expect(!ascii.contradictsDeclaration && ascii.encoding == .latin9)
  }

  @Test("An unknown encoding is an error only when the bytes are not UTF-8")
  func unknown() throws {
    let prolog = "<?xml version='1.0' encoding='Shift_JIS'?>"
    #expect(XMLTrace(Self.document(prolog, Array("ñ".utf8))).line == "<a>ñ</a>")
    #expect(throws: XMLError.unknownEncoding(name: "Shift_JIS")) { try XMLSource(Self.contiguous(prolog, Self.spain)) }
  }

  @Test("Offsets and lines are those of the bytes as they came, also when they were written anew")
  func offsets() {
    let bytes =
      Array("\r\n<?xml version='1.0' encoding='ISO-8859-15'?>\n<a>".utf8) + Self.spain + Array("</b>".utf8)
    let error = XMLTrace(bytes).failure
    #expect(error?.position.map { "\($0)" } == "line 3, offset \(bytes.count - 4), in a")
    let marked = Array("\u{FEFF}\n<a>ñ</b>".utf8)
    #expect(XMLTrace(marked).failure?.position.map { "\($0)" } == "line 2, offset 9, in a")
  }

  @Test("A document inside an archive is read where it lies")
  func ranges() throws {
    let bytes = Array("xx<a>1</a>yy".utf8)
    let source = try XMLSource(ContiguousArray(bytes), in: 2..<10)
    var reader = XMLReader(source)
    #expect(try reader.next() == .start && reader.next() == .text && reader.next() == .end && reader.next() == nil)
    let cut = try XMLSource(ContiguousArray(bytes), in: 2..<9)
    var second = XMLReader(cut)
    var offset: Int?
    do throws(XMLError) { while try second.next() != nil {} } catch { offset = error.position?.offset }
    #expect(offset == 7)
  }

  @Test("Every byte of ISO-8859-1 and -15, at every place in a word, is the character of the standard")
  func upperHalf() throws {
    // ISO/IEC 8859-15:1999: the eight code points that differ from ISO-8859-1.
    let own: [UInt8: Unicode.Scalar] = [
      0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
    ]
    for name in ["ISO-8859-1", "ISO-8859-15"] {
      for shift in 0..<8 {
        for gap in [0, 3, 9] {
          let text = (UInt8(0xA0)...0xFF).flatMap { [$0] + Array(repeating: UInt8(ascii: "e"), count: gap) }
          let bytes = Self.document(
            "<?xml version='1.0' encoding='\(name)'?>", Array(repeating: UInt8(ascii: "s"), count: shift) + text)
          var expected = ""
          for byte in bytes {
            expected.unicodeScalars.append((name == "ISO-8859-15" ? own[byte] : nil) ?? Unicode.Scalar(byte))
          }
          let source = try XMLSource(ContiguousArray(bytes))
          #expect(String(decoding: source.bytes[source.range], as: UTF8.self) == expected)
        }
      }
    }
  }

  @Test("UTF-8 ends at the byte where the standard library's check says that it does")
  func utf8Ends() throws {
    let parts: [[UInt8]] = [
      Array("ñandú".utf8), Array("a".utf8), Array("€".utf8), Array("\u{1F327}".utf8), Array("lluvia y viento".utf8),
      [0xC3], [0xC1, 0x81], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xFF], [0xC2, 0x41],
    ]
    for first in 0..<5 {
      for second in parts.indices {
        for third in parts.indices {
          let bytes = Array("<a>".utf8) + parts[first] + parts[second] + parts[third] + Array("</a>".utf8)
          let good = (0...bytes.count).last { String(validating: bytes.prefix($0), as: UTF8.self) != nil }
          #expect(try XMLSource(ContiguousArray(bytes)).range == 0..<(good ?? 0))
        }
      }
    }
  }

  @Test("Every entity of HTML 4 is known by name")
  func entities() throws {
    let rows = try Tree.text("Fixtures/formats/html-entities.csv").split(separator: "\n").dropFirst()
    #expect(rows.count == 252)
    let pairs = rows.map { $0.split(separator: ",").map(String.init) }
    let document = "<a>" + pairs.map { "&\($0[0]);" }.joined(separator: " ") + "</a>"
    let expected = pairs.map { String(Unicode.Scalar(UInt32($0[1], radix: 16)!)!) }.joined(separator: " ")
    #expect(XMLTrace(document).events == ["<a>", expected, "</a>"])
  }
}
