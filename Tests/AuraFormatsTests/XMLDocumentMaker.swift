// SPDX-License-Identifier: MIT

import AuraChance

/// Draws well-formed documents that use every construct both readers know.
struct XMLDocumentMaker {
  private var chance: SeedStream
  private(set) var text = ""

  /// - Parameter forFoundation: Whether to leave out what Foundation's parser on Linux dies of: an instruction
  ///   without content.
  static func document(_ chance: SeedStream, forFoundation: Bool) -> String {
    var maker = XMLDocumentMaker(chance: chance)
    maker.write(one(of: ["", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<?xml version='1.0'?><!-- é -->"]))
    maker.element(depth: 0)
    maker.write(one(of: ["", "\n", "<!-- end -->", forFoundation ? "<?p x?>" : "<?p?>"]))
    return maker.text

    func one(of choices: [String]) -> String { choices[Int(maker.chance.below(UInt64(choices.count)))] }
  }

  private init(chance: SeedStream) {
    self.chance = chance
  }

  private mutating func write(_ piece: String) {
    text += piece
  }

  private mutating func one(of choices: [String]) -> String {
    choices[Int(chance.below(UInt64(choices.count)))]
  }

  private mutating func element(depth: Int) {
    let name = one(of: ["a", "info", "areaDesc", "ñ", "x1", "a-b.c_d", "averylongelementname"])
    write("<" + name)
    for attribute in ["a", "b", "url"] where chance.below(4) == 0 {
      let quote = one(of: ["\"", "'"])
      let value = one(of: ["", "1", "a b", "&amp;&#65;", "x\ny", "ñ > &lt;", "a\tb"])
      write(one(of: [" ", "\n  "]) + attribute + one(of: ["=", " = "]) + quote + value + quote)
    }
    if chance.below(6) == 0 {
      write(one(of: ["/>", " />"]))
      return
    }
    write(one(of: [">", " >"]))
    for _ in 0..<chance.below(5) {
      switch chance.below(9) {
      case 0, 1, 2: if depth < 6 { element(depth: depth + 1) }
      case 3: write(one(of: ["<!-- c -->", "<!--<b>-->", "<?pi x?>"]))
      case 4: write("<![CDATA[" + one(of: ["x", "<&>", "]] >", "á\nb"]) + "]]>")
      default:
        write(
          one(of: [
            "text", " ", "\n  ", "&lt;", "&#233;", "&#x1F327;", "a\r\nb\rc", "España", "39.14,-5.58 39.19,-5.61",
            "> \" '",
          ]))
      }
    }
    write("</" + name + one(of: [">", "\n>"]))
  }
}
