// SPDX-License-Identifier: MIT

/// What one card, widget or complication shows: finished texts, fractions and colours, nothing left to format.
///
/// Texts are plain: whoever draws them escapes them. Fractions are 0…1.
public protocol Surface: Hashable, Sendable {
  /// What the surface is called in files and reports: `hero`, `widget-small`.
  var name: String { get }
  /// Tells every value that is shown, in the order in which it is read.
  func describe(to scribe: inout SurfaceScribe)
}

extension Surface {
  /// Every value that is shown, in the order in which it is read.
  public var marks: [SurfaceMark] {
    var scribe = SurfaceScribe()
    describe(to: &scribe)
    return scribe.marks
  }
}
