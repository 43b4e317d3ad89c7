// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

/// An attribute whose name is a constant and whose value is a constant, a number, a colour, or a text to be escaped.
struct MarkupAttribute {
  private enum Value {
    case constant(StaticString)
    case text(String)
    case number(Double)
    case integer(Int)
    case numbers([Double])
    case path(PathData)
    case colour(Colour)
    case ground(Colour, ink: Colour, isPainted: Bool)
    case move(StaticString, [Double])
    case reference(StaticString, String, StaticString)
    case picture(StaticString, [UInt8])
  }

  private let name: StaticString
  private let value: Value

  init(_ name: StaticString, _ constant: StaticString) { (self.name, value) = (name, .constant(constant)) }
  /// Of any origin: it is escaped.
  init(_ name: StaticString, text: String) { (self.name, value) = (name, .text(text)) }
  /// With one decimal.
  init(_ name: StaticString, _ number: Double) { (self.name, value) = (name, .number(number)) }
  init(_ name: StaticString, integer: Int) { (self.name, value) = (name, .integer(integer)) }
  /// With one decimal each: `viewBox`, `stroke-dasharray`.
  init(_ name: StaticString, numbers: [Double]) { (self.name, value) = (name, .numbers(numbers)) }
  init(_ name: StaticString, _ path: PathData) { (self.name, value) = (name, .path(path)) }
  init(_ name: StaticString, _ colour: Colour) { (self.name, value) = (name, .colour(colour)) }

  static func `class`(_ names: StaticString) -> MarkupAttribute { MarkupAttribute("class", names) }
  static func id(_ id: String) -> MarkupAttribute { MarkupAttribute("id", text: id) }

  /// An inline style of a ground and the ink on it; holes in icons show the ground.
  static func colours(ground: Colour, ink: Colour) -> MarkupAttribute {
    MarkupAttribute("style", value: .ground(ground, ink: ink, isPainted: true))
  }

  /// The same for what is drawn on a ground that is painted already.
  static func inks(_ ink: Colour, on ground: Colour) -> MarkupAttribute {
    MarkupAttribute("style", value: .ground(ground, ink: ink, isPainted: false))
  }

  /// A transformation of SVG: `rotate(12.0 8.0 8.0)`.
  static func transform(_ function: StaticString, _ numbers: Double...) -> MarkupAttribute {
    MarkupAttribute("transform", value: .move(function, numbers))
  }

  /// A paint or clip of the same document: `url(#hero-sky)`.
  static func url(_ name: StaticString, _ id: String) -> MarkupAttribute {
    MarkupAttribute(name, value: .reference("url(#", id, ")"))
  }

  /// A place of the same document: `#hero-sky`.
  static func anchor(_ name: StaticString, _ id: String) -> MarkupAttribute {
    MarkupAttribute(name, value: .reference("#", id, ""))
  }

  /// A picture carried along, as a `data:` address.
  static func picture(_ name: StaticString, _ mediaType: StaticString, _ bytes: [UInt8]) -> MarkupAttribute {
    MarkupAttribute(name, value: .picture(mediaType, bytes))
  }

  private init(_ name: StaticString, value: Value) { (self.name, self.value) = (name, value) }

  func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name.description.utf8)
    bytes.append(contentsOf: "=\"".utf8)
    switch value {
    case .constant(let constant): bytes.append(contentsOf: constant.description.utf8)
    case .text(let text): MarkupEscape.append(text, to: &bytes)
    case .number(let number): FixedNumber.append(number, to: &bytes)
    case .integer(let integer): bytes.append(contentsOf: "\(integer)".utf8)
    case .numbers(let numbers): FixedNumber.append(numbers, to: &bytes)
    case .path(let path): bytes.append(contentsOf: path.bytes)
    case .colour(let colour): bytes.append(contentsOf: colour.hex.utf8)
    case .ground(let ground, let ink, let isPainted):
      if isPainted { bytes.append(contentsOf: "background-color:\(ground.hex);".utf8) }
      bytes.append(contentsOf: "color:\(ink.hex);--hole:\(ground.hex)".utf8)
    case .move(let function, let numbers):
      bytes.append(contentsOf: "\(function)(".utf8)
      FixedNumber.append(numbers, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    case .reference(let start, let id, let end):
      bytes.append(contentsOf: start.description.utf8)
      MarkupEscape.append(id, to: &bytes)
      bytes.append(contentsOf: end.description.utf8)
    case .picture(let mediaType, let picture):
      bytes.append(contentsOf: "data:\(mediaType);base64,".utf8)
      Base64.append(picture, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
