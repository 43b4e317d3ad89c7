// SPDX-License-Identifier: MIT

/// Takes down the values of a surface one after the other.
public struct SurfaceScribe: Sendable {
  public private(set) var marks: [SurfaceMark] = []
  private var prefix = ""

  public init() {}

  /// A text; nil is not there.
  public mutating func text(_ name: String, _ text: String?, _ bound: TextBound, _ size: AuraSize = .phone) {
    guard let text else { return }
    note(name, .text(text, limit: bound.limit(size)))
  }

  public mutating func icon(_ name: String, _ icon: SurfaceIcon?) {
    if let icon { note(name, .icon(icon)) }
  }

  public mutating func fraction(_ name: String, _ fraction: Double?) {
    if let fraction { note(name, .fraction(fraction)) }
  }

  public mutating func colour(_ name: String, _ token: ColourToken?) {
    if let token { note(name, .colour(token)) }
  }

  public mutating func link(_ name: String, _ link: String?) {
    if let link { note(name, .link(link)) }
  }

  /// A property that holds; one that does not is not told.
  public mutating func flag(_ name: String, _ isSet: Bool) {
    if isSet { note(name, .flag(true)) }
  }

  public mutating func standing(_ standing: Standing, _ size: AuraSize = .phone) {
    note("standing", .standing(standing.kind))
    text("standing.age", standing.age, .age, size)
    text("standing.note", standing.note, .note, size)
    text("standing.reason", standing.reason, .reason, size)
  }

  /// Values that belong together: `hours.3`.
  public mutating func group(_ name: String, _ body: (inout SurfaceScribe) -> Void) {
    let outer = prefix
    prefix += name + "."
    body(&self)
    prefix = outer
  }

  /// A list, numbered from 0.
  public mutating func list<Items: Sequence>(
    _ name: String, _ items: Items, _ body: (inout SurfaceScribe, Items.Element) -> Void
  ) {
    for (index, item) in items.enumerated() { group("\(name).\(index)") { body(&$0, item) } }
  }

  private mutating func note(_ name: String, _ content: SurfaceMark.Content) {
    marks.append(SurfaceMark(path: prefix + name, content: content))
  }
}
