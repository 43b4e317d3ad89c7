// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import AuraKit

extension Sweep {
  /// Damaged documents are read the same token by token and element by element, and end well formed or in an error
  /// that lies inside them.
  static let xmlMutations = Sweep(name: "xml-mutations", unit: "documents", defaultCount: 100_000) { count, chance in
    var report = SweepReport(tried: 0)
    var counts = (wellFormed: 0, broken: 0, elements: 0)
    var mutator = ByteMutator(chance: chance.stream("damage"))
    let documents = XMLSamples.documents.map { Array($0.utf8) }
    for number in 0..<count {
      let bytes = ContiguousArray(mutator.mutate(documents[number % documents.count]))
      report.tried += 1
      let walk = XMLWalk(tokensOf: bytes)
      let tree = XMLWalk(elementsOf: bytes)
      counts.elements += walk.elements
      if walk.error == nil { counts.wellFormed += 1 } else { counts.broken += 1 }
      let isInside = walk.error?.position.map { $0.offset <= bytes.count } ?? true
      if walk != tree || !isInside || !walk.isBalanced || walk.textBytes > bytes.count {
        report.failures.append("\(number): \(walk) against \(tree) in \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    report.figures = ["well formed \(counts.wellFormed), broken \(counts.broken), elements \(counts.elements)"]
    return report
  }
}

/// What a walk through a document found.
private struct XMLWalk: Equatable {
  var elements = 0
  var error: XMLError?
  /// Bytes of text, decoded. No reference is shorter than what it stands for, so never more than the document.
  var textBytes = 0
  var isBalanced = true

  static func == (left: XMLWalk, right: XMLWalk) -> Bool {
    left.elements == right.elements && left.error == right.error
  }

  /// Walks token by token.
  init(tokensOf bytes: ContiguousArray<UInt8>) {
    do throws(XMLError) {
      let source = try XMLSource(bytes)
      var reader = XMLReader(source)
      var depth = 0
      while let token = try reader.next() {
        switch token {
        case .start:
          elements += 1
          depth += 1
          textBytes += (reader.attribute("url") ?? "").utf8.count
        case .end: depth -= 1
        case .text: textBytes += reader.string(reader.text).utf8.count
        }
        isBalanced = isBalanced && depth == reader.depth && depth >= 0
      }
      isBalanced = isBalanced && depth == 0
    } catch {
      self.error = error
    }
  }

  /// Walks element by element, down to the last child.
  init(elementsOf bytes: ContiguousArray<UInt8>) {
    do throws(XMLError) {
      let source = try XMLSource(bytes)
      var reader = XMLReader(source)
      while let token = try reader.next() {
        guard token == .start else { continue }
        elements += 1
        try descend(&reader)
      }
    } catch {
      self.error = error
    }
  }

  private mutating func descend(_ reader: inout XMLReader) throws(XMLError) {
    while try reader.nextChild() {
      elements += 1
      try descend(&reader)
    }
  }
}

/// Documents with every construct that is read.
private enum XMLSamples {
  static let documents = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<alert xmlns = \"urn:x\"><info><event>Aviso de nieve</event></info></alert>",
    "<rss xmlns:m='urn:m'><item><m:content url='a?b=1&amp;c=2'/><title><![CDATA[Frío & lluvia]]></title></item></rss>",
    "\u{FEFF}\n<!DOCTYPE a [<!ENTITY b \"c\">]><a><!-- c --><?p q?>&eacute; &#233; &#xE9; & &b;<b/>\r\n</a>\n<!-- end -->",
    "<?xml version='1.0' encoding='ISO-8859-15'?><a b = \"1\" c='2'><ñ>39.14,-5.58 39.19,-5.61</ñ></a>",
  ]
}
