// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts of a CAP message's head and of its first `info`, by path, as Foundation's parser finds them.
final class FoundationCAP: NSObject, XMLParserDelegate {
  private var texts: [(path: String, text: String)] = []
  private var path: [String] = []
  private var text = ""
  private var infoCount = 0

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    _ = parser.parse()
  }

  /// The first text at a path below `alert`.
  subscript(path: String) -> String? { texts.first { $0.path == path }?.text }

  func all(_ path: String) -> [String] { texts.filter { $0.path == path }.map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    path.append(name)
    text = ""
    if name == "info" { infoCount += 1 }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if infoCount < 2 { texts.append((path.dropFirst().joined(separator: "/"), text)) }
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
