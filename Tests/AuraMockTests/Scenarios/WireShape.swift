// SPDX-License-Identifier: MIT

import AuraFormats

/// What a body is made of, whatever its values: paths and kinds of JSON, elements of XML outside CDATA, the form of an
/// archive's names, the first line of a table or a text.
struct WireShape: Equatable {
  private(set) var parts: Set<String> = []

  init(_ body: [UInt8]) throws {
    switch ContainerKind(sniffing: body) {
    case .json: add(try JSONValue(body.latin), at: "")
    case .xml, .html: addElements(of: String(decoding: body, as: UTF8.self))
    case .tar: for member in try TarReader.members(of: body) { add(archiveName: member.name) }
    default: parts = [String(decoding: body.latin.prefix { $0 != 0x0A }, as: UTF8.self)]
    }
  }

  private mutating func add(_ value: JSONValue, at path: String) {
    switch value {
    case .object(let members): for member in members { add(member.value, at: path + "." + member.key) }
    case .array(let elements):
      parts.insert(path + "[]")
      for element in elements { add(element, at: path + "[]") }
    case .string: parts.insert(path + " text")
    case .number: parts.insert(path + " number")
    case .boolean: parts.insert(path + " boolean")
    case .null: parts.insert(path + " null")
    }
  }

  private mutating func addElements(of text: String) {
    var markup = text
    while let start = markup.firstRange(of: "<![CDATA["), let end = markup[start.upperBound...].firstRange(of: "]]>") {
      markup.removeSubrange(start.lowerBound..<end.upperBound)
    }
    for piece in markup.split(separator: "<") {
      let name = piece.prefix { $0.isLetter || $0 == ":" || $0 == "-" }
      if !name.isEmpty { parts.insert(String(name)) }
    }
  }

  /// `Z_CAP_C_LEMM_00000000000000_AFAZ`: which phenomena there are is the weather's affair.
  private mutating func add(archiveName name: String) {
    let start = name.prefix(while: { $0 != "Z" }).count + 32
    parts.insert(String(name.prefix(start).map { $0.isNumber ? "0" : $0 }))
  }
}
