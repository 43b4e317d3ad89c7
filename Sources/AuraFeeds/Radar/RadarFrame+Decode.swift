// SPDX-License-Identifier: MIT

import AuraFormats
public import AuraModel
public import AuraTime

extension RadarFrame {
  /// The most bytes a picture may have; those of AEMET have 23 KB.
  public static let limitBytes = 1 << 20
  /// The most pixels a picture may be wide or high.
  public static let limitPixels = 4096

  /// Checks a picture by its own bytes, whatever its header declares, and keeps them as they are (Q-RAD-03).
  ///
  /// - Throws: `RadarError`; a picture that is cut is one too.
  public static func decode(
    _ bytes: [UInt8], siteCode: String, fetchedAt: WallInstant
  ) throws(RadarError) -> Decoded<RadarFrame> {
    guard bytes.count <= limitBytes else { throw .tooLarge(bytes: bytes.count, limit: limitBytes) }
    let kind = ContainerKind(sniffing: bytes)
    switch kind {
    case .gif: break
    case .empty: throw .empty
    case .json: throw refusal(bytes)
    case .html, .xml, .tar, .gzip, .zip, .pdf, .text, .unknown:
      throw .otherKind(kind: kind, found: ByteExcerpt.quoted(bytes))
    }
    let outline: GIFOutline
    do throws(GIFError) { outline = try GIFOutline(bytes) } catch { throw .gif(error) }
    guard outline.width <= limitPixels, outline.height <= limitPixels else {
      throw .pixels(width: outline.width, height: outline.height, limit: limitPixels)
    }
    let frame = RadarFrame(
      siteCode: siteCode, fetchedAt: fetchedAt, bytes: bytes, width: outline.width, height: outline.height)
    return Decoded(record: frame)
  }

  /// What a JSON body says where a picture was expected.
  private static func refusal(_ bytes: [UInt8]) -> RadarError {
    let text = DecodedText(bytes, contentType: nil).text
    do throws(JSONError) {
      var json = try JSONCursor(text)
      if case .refused(let estado, let descripcion) = try ErrorObject.error(&json, expected: "a GIF") {
        return .refused(estado: estado, descripcion: descripcion)
      }
    } catch {
      // Broken JSON is just as little a picture.
    }
    return .otherKind(kind: .json, found: ByteExcerpt.quoted(bytes))
  }
}
