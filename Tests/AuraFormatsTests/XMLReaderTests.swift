// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import AuraTestSupport
import Testing

struct XMLReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let document: String
    let expected: String

    init(_ id: String, _ document: String, _ expected: String) {
      (self.id, self.document, self.expected) = (id, document, expected)
    }

    var testDescription: String { id }
  }

  static let wellFormed: [Case] = [
    Case("empty-element", "<a/>", "<a></a>"),
    Case("blanks-in-tags", "<a\n ><b\t/></a \r\n>", "<a><b></b></a>"),
    Case("blanks-between-tags-are-no-text", "<a>\n  <b>x</b>\n  \n</a>\n", "<a><b>x</b></a>"),
    Case("blanks-in-text-stay", "<a> x <b/> y </a>", "<a> x <b></b> y </a>"),
    Case("Q-XML-01-cdata", "<a><![CDATA[<b> & ]] ]>]]></a>", "<a><b> & ]] ]></a>"),
    Case(
      "Q-XML-01-text-in-one-piece", "<a>one &lt;<![CDATA[two]]>&#233;<!-- no --> three<?p no?></a>",
      "<a>one <twoé three</a>"),
    Case("Q-RSS-05-cdata-alone", "<t><![CDATA[ ]]></t>", "<t> </t>"),
    Case("empty-cdata", "<t><![CDATA[]]></t>", "<t></t>"),
    Case("comment-alone", "<a> <!-- > </a> --> </a>", "<a></a>"),
    Case("comment-splits-no-text", "<a>x<!-- - -->y</a>", "<a>xy</a>"),
    Case("instruction-with-markup", "<a><?php <b> ?>x</a>", "<a>x</a>"),
    Case(
      "Q-XML-04-blanks-around-equals", "<alert xmlns = \"urn:oasis:names:tc:emergency:cap:1.2\"><b/></alert>",
      "<alert><b></b></alert>"),
    Case(
      "Q-XML-04-prefix", "<cap:alert xmlns:cap='urn:x'><cap:b/></cap:alert>", "<cap:alert><cap:b></cap:b></cap:alert>"),
    Case("undeclared-prefix", "<a><media:title>x</media:title></a>", "<a><media:title>x</media:title></a>"),
    Case("Q-RSS-07-mark-before-prolog", "\u{FEFF}<?xml version=\"1.0\"?><a/>", "<a></a>"),
    Case("Q-RSS-07-blank-lines-before-prolog", "\n\r\n <?xml version='1.0' encoding='UTF-8' ?>\n<a/>", "<a></a>"),
    Case("doctype", "<!DOCTYPE rss SYSTEM \"http://x/>\"><rss/>", "<rss></rss>"),
    Case(
      "doctype-with-subset", "<!DOCTYPE a [ <!ENTITY b \"]>\"> <!-- ]> ' --> <?p ]> ?> <!ELEMENT a ANY> ] ><a>&b;</a>",
      "<a>&b;</a>"),
    Case("predefined-entities", "<a>&lt;&gt;&amp;&quot;&apos;</a>", "<a><>&\"'</a>"),
    Case("numeric-entities", "<a>&#225;&#xE1;&#x000e1;&#x1F327;&#10;</a>", "<a>ááá🌧\n</a>"),
    Case(
      "Q-RSS-06-html-entities", "<a>El tiempo&nbsp;&mdash; ma&ntilde;ana &hellip; &euro;</a>",
      "<a>El tiempo\u{A0}— mañana … €</a>"),
    Case(
      "Q-RSS-06-bare-ampersand", "<a>Viento & lluvia&& R&D; &; &# &#; &#x; a&</a>",
      "<a>Viento & lluvia&& R&D; &; &# &#; &#x; a&</a>"),
    Case(
      "Q-RSS-06-decoded-once", "<a>Espa&amp;#241;a &amp;amp; &amp;lt;b&amp;gt;</a>",
      "<a>Espa&#241;a &amp; &lt;b&gt;</a>"),
    Case("windows-quotes-as-numbers", "<a>&#145;s&#146; &#x80;</a>", "<a>‘s’ €</a>"),
    Case(
      "references-to-no-character", "<a>&#0;&#xD800;&#x110000;&#99999999999;&#-1;&#+65;</a>",
      "<a>&#0;&#xD800;&#x110000;&#99999999999;&#-1;&#+65;</a>"),
    Case("line-ends", "<a>1\r\n2\r3\n4\r\r\n5<![CDATA[\r\n]]></a>", "<a>1\n2\n3\n4\n\n5\n</a>"),
    Case("names-of-every-kind", "<_a-1.b><ñandú/><x:y2/></_a-1.b>", "<_a-1.b><ñandú></ñandú><x:y2></x:y2></_a-1.b>"),
    Case("markers-in-text", "<a>]]> > --> ?></a>", "<a>]]> > --> ?></a>"),
    Case("comments-behind-the-root", "<a/><!-- x --><?p?>\n", "<a></a>"),
    Case(
      "deep", String(repeating: "<a>", count: 100) + String(repeating: "</a>", count: 100),
      String(repeating: "<a>", count: 100) + String(repeating: "</a>", count: 100)),
  ]

  @Test("Well-formed documents, and what the services get wrong in them, are read as meant", arguments: wellFormed)
  func reading(_ example: Case) {
    #expect(XMLTrace(example.document).line == example.expected)
  }

  static let malformed: [Case] = [
    Case("nothing", "", "‖line 1, offset 0: the document ends, expected an element"),
    Case("prolog-alone", "<?xml version=\"1.0\"?>\n", "‖line 2, offset 22: the document ends, expected an element"),
    Case(
      "Q-XML-02-unclosed", "<alert><info>\n<event>x</info></alert>",
      "<alert><info><event>x‖line 2, offset 22, in alert/info/event: found the end of \"info\", expected that of \"event\""
    ),
    Case("cut-in-text", "<a><b>x", "<a><b>x‖line 1, offset 7, in a/b: the document ends, expected </b>"),
    Case(
      "cut-in-tag", "<a>\r\n<b", "<a>‖line 2, offset 7, in a/b: the document ends, expected a blank, \"/\" or \">\""),
    Case("cut-in-end-tag", "<a></a", "<a>‖line 1, offset 6, in a: the document ends, expected \">\""),
    Case(
      "cut-in-comment", "<a><!-- x",
      "<a>‖line 1, offset 9, in a: the document ends, expected \"-->\" at the end of the comment"),
    Case(
      "cut-in-cdata", "<a><![CDATA[x]]",
      "<a>‖line 1, offset 15, in a: the document ends, expected \"]]>\" at the end of the CDATA"),
    Case(
      "cut-in-value", "<a b=\"c>",
      "‖line 1, offset 8, in a: the document ends, expected the closing quote of an attribute"),
    Case(
      "cut-in-doctype", "<!DOCTYPE a [ <!-- -->",
      "‖line 1, offset 22: the document ends, expected the end of the DOCTYPE"),
    Case("cut-behind-angle", "<a><", "<a>‖line 1, offset 4, in a: the document ends, expected a name"),
    Case("text-before-the-root", "x<a/>", "‖line 1, offset 0: found \"x<a/>\", expected an element"),
    Case("text-behind-the-root", "<a/>\nx", "<a></a>‖line 2, offset 5: found \"x\", expected an element"),
    Case("cdata-outside", "<![CDATA[x]]><a/>", "‖line 1, offset 0: found \"<![CDATA[x]]><a/…\", expected an element"),
    Case(
      "second-root", "<a/><b/>", "<a></a>‖line 1, offset 4: found \"<b/>\", expected nothing behind the root element"),
    Case("lone-end", "</a>", "‖line 1, offset 0: found \"</a>\", expected no end tag where nothing is open"),
    Case(
      "two-doctypes", "<!DOCTYPE a><!DOCTYPE a><a/>",
      "‖line 1, offset 12: found \"<!DOCTYPE a><a/>\", expected an element, a comment or CDATA"),
    Case("name-with-digit-first", "<1a/>", "‖line 1, offset 1: found \"1a/>\", expected a name"),
    Case("blank-before-name", "< a/>", "‖line 1, offset 1: found \" a/>\", expected a name"),
    Case("less-than-in-text", "<a>1 < 2</a>", "<a>1 ‖line 1, offset 6, in a: found \" 2</a>\", expected a name"),
    Case("no-local-name", "<a:/>", "‖line 1, offset 1: found \"a:/>\", expected a name"),
    Case(
      "value-without-quotes", "<a b=c/>",
      "‖line 1, offset 5, in a: found \"c/>\", expected a quote before the attribute's value"),
    Case(
      "attribute-without-value", "<a b/>",
      "‖line 1, offset 4, in a: found \"/>\", expected \"=\" behind the attribute's name"),
    Case(
      "attributes-that-touch", "<a b='1'c='2'/>",
      "‖line 1, offset 8, in a: found \"c='2'/>\", expected a blank, \"/\" or \">\""),
    Case(
      "attribute-twice", "<a b='1' b='2'/>",
      "‖line 1, offset 9, in a: found \"b='2'/>\", expected no second attribute of that name"),
    Case(
      "namespace-twice", "<a xmlns:b='1' xmlns:b='2'/>",
      "‖line 1, offset 15, in a: found \"xmlns:b='2'/>\", expected no second declaration of that prefix"),
    Case(
      "less-than-in-value", "<a b='<'/>",
      "‖line 1, offset 6, in a: found \"<'/>\", expected no \"<\" in an attribute's value"),
    Case("stroke-alone", "<a / >", "‖line 1, offset 4, in a: found \" >\", expected \">\" behind \"/\""),
    Case(
      "lines-of-every-kind", "<a>\n\r\n\r<b></a>",
      "<a><b>‖line 4, offset 10, in a/b: found the end of \"a\", expected that of \"b\""),
  ]

  @Test("Malformed documents say where, and what came before stays good", arguments: malformed)
  func rejecting(_ example: Case) {
    #expect(XMLTrace(example.document).line == example.expected)
  }

  @Test("Q-XML-03: bytes that are not UTF-8 are an error, in a name too, and the elements before them are read")
  func invalidUTF8() {
    #expect(XMLTrace([0x3C, 0x61, 0xFF, 0x3E]).line == "‖line 1, offset 2, in a: \"\\xFF>\" is not UTF-8")
    let late = Array("<a><b>1</b>\n<c>".utf8) + [0xE1] + Array("</c></a>".utf8)
    #expect(XMLTrace(late).line == "<a><b>1</b><c>‖line 2, offset 15, in a/c: \"\\xE1</c…\" is not UTF-8")
  }

  @Test("After an error every call throws the same error")
  func errorsStay() throws {
    let source = try XMLSource(ContiguousArray("<a><b></a><c/>".utf8))
    var reader = XMLReader(source)
    var errors: [XMLError] = []
    for _ in 0..<6 {
      do throws(XMLError) { _ = try reader.next() } catch { errors.append(error) }
    }
    #expect(errors.count == 4 && Set(errors).count == 1)
  }

  @Test("Attributes are found by local name, references replaced, line ends blanks; namespaces have their scope")
  func attributes() throws {
    let text =
      "<rss xmlns:m='urn:media' xmlns='urn:d'><m:content url='a?b=1&amp;c=2' m:w=\"1\r\n2\t3\" n='&quot;'/><x xmlns=''/><m:y/></rss>"
    #expect(
      XMLTrace(text, attributes: ["url", "w", "n", "m"]).line
        == "<rss><m:content url=\"a?b=1&c=2\" w=\"1 2 3\" n=\"\"\"></m:content><x></x><m:y></m:y></rss>")
    let source = try XMLSource(ContiguousArray(text.utf8))
    var reader = XMLReader(source)
    var namespaces: [String?] = []
    while let token = try reader.next() { if token == .start { namespaces.append(reader.namespace) } }
    #expect(namespaces == ["urn:d", "urn:media", nil, "urn:media"])
  }

  @Test("An element's text is read whole, tags left out; others are passed over")
  func elements() throws {
    let source = try XMLSource(
      ContiguousArray("<i><t>one <b x='>'>two</b> three</t><d><e/>x</d><n/><g> 7 </g></i>".utf8))
    var reader = XMLReader(source)
    #expect(try reader.next() == .start)
    var texts: [String] = []
    while try reader.nextChild() {
      if reader.isNamed("d") {
        try reader.skipElement()
      } else {
        let name = reader.localName
        let text = try reader.readText()
        texts.append(
          "\(name)=\(reader.string(text))|\(reader.trimmed(text))|\(reader.isPlain(text) && reader.bytes(text).count > 0)"
        )
      }
    }
    #expect(texts == ["t=one two three|one two three|false", "n=||false", "g= 7 |7|true"])
    #expect(try reader.next() == nil)
  }

  @Test("A vocabulary knows its names and no others, of any length and at the end of the bytes")
  func vocabulary() throws {
    let names = ["a", "area", "areaDesc", "areaDescription", "polygon", "responseType", "responseTypf", "ñ"]
    let vocabulary = XMLVocabulary(names)
    let asked = names + ["b", "are", "areas", "areaDes", "areaDesd", "responseTypg", "n"]
    for name in asked {
      let source = try XMLSource(ContiguousArray("<x:\(name)/>".utf8))
      var reader = XMLReader(source)
      _ = try reader.next()
      #expect(reader.index(in: vocabulary) == names.firstIndex(of: name), "\(name)")
    }
  }
}
