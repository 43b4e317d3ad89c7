// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What Foundation's `XMLParser` makes of a document, written as `XMLTrace` does.
final class FoundationTrace: NSObject, XMLParserDelegate {
  private(set) var events: [String] = []
  private(set) var isWellFormed = false
  private var text = ""
  private var depth = 0
  private var wasFailureTold = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    // The return value alone proves nothing on Linux (swift-corelibs-foundation#5281).
    isWellFormed = parser.parse() && parser.parserError == nil && !wasFailureTold && depth == 0 && !events.isEmpty
  }

  private func endText() {
    if !text.isEmpty { events.append(text) }
    text = ""
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    endText()
    depth += 1
    events.append("<" + name + attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }.joined() + ">")
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    endText()
    depth -= 1
    events.append("</\(name)>")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { wasFailureTold = true }
}
