// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit
import AuraPreview

/// How the surfaces of a case are drawn: of each drawing its size and the hash of its bytes, of a few the whole file.
///
/// All files of all cases would be 7 MB; a hash tells that a drawing changed, and `aura preview --compare` shows how.
enum DrawingArtifacts {
  static let source = ArtifactSource(name: "drawings") { one in
    let drawings = DrawingSet(SurfaceSet.compose(one.scene)).all
    let rows = drawings.map { drawing in
      let text = String(decoding: drawing.file, as: UTF8.self)
      return "\(drawing.name)\t\(Int(drawing.width))×\(Int(drawing.height.rounded()))\t\(Approval.hash(text: text))\n"
    }
    let faults = drawings.compactMap { fault(in: $0.file).map { fault in "\(fault)" } }
    let list = Artifact(
      name: "surfaces/\(one.id)/drawings.txt", text: rows.joined(), findings: faults)
    let kept = whole[one.id] ?? []
    return [list]
      + drawings.filter { kept.contains($0.name) }.map { drawing in
        Artifact(
          name: "surfaces/\(one.id)/\(drawing.name).svg", text: String(decoding: drawing.file, as: UTF8.self))
      }
  }

  /// Each form that data can have, and each kind of picture, at least once.
  private static let whole: [String: [String]] = [
    "full-noon": ["hourly", "outlook", "sun", "wind", "widget-medium", "watch-accessory-corner"],
    "storm": ["alerts", "watch-hero"], "night-clear-frost": ["sky"], "worst-air": ["air"],
    "stale-offline": ["hero", "widget-small"], "expired-a-week": ["current"],
    "empty": ["uv", "accessory-circular"], "hostile": ["news", "alerts"],
  ]

  /// What an XML reader says of a drawing; nil for one that is well-formed.
  private static func fault(in file: [UInt8]) -> XMLError? {
    do throws(XMLError) {
      let source = try XMLSource(ContiguousArray(file))
      var reader = XMLReader(source)
      while try reader.next() != nil {}
      return nil
    } catch {
      return error
    }
  }
}
