// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

extension MitecoAirQuality {
  /// Some 624 rows of 80 bytes; a good way above.
  private static let limits = CSVLimits(rowCount: 20_000, fieldCount: 64, fieldBytes: 1024)

  /// Decodes `ica-ultima-hora.csv`: columns by name, in any order (Q-ICA-01).
  ///
  /// A row that lacks its code is left out and a value that is none is unknown, both with a note.
  ///
  /// - Throws: `AirQualityError`; a table that breaks off in the middle of a row is one too.
  public static func decode(
    _ bytes: [UInt8], contentType: String? = nil
  ) throws(AirQualityError) -> Decoded<MitecoAirQuality> {
    let kind = ContainerKind(sniffing: bytes)
    switch kind {
    case .empty: throw .empty
    case .html, .xml: throw .unavailable(found: ByteExcerpt.quoted(bytes))
    case .json, .tar, .gzip, .zip, .pdf, .gif, .unknown:
      throw .otherKind(kind: kind, found: ByteExcerpt.quoted(bytes), expected: "a table of stations")
    case .text: break
    }
    var notes = NoteBook()
    let decoded = DecodedText(bytes, contentType: contentType)
    if decoded.hadByteOrderMark { notes.meet("Q-CHR-10", at: FeedPlace()) }
    if decoded.text.bytes.contains(0x0D) { notes.meet("Q-ICA-08", at: FeedPlace()) }
    var reader = CSVReader(decoded.text, limits: limits)
    let header: CSVHeader?
    do throws(CSVError) { header = try reader.readHeader() } catch { throw .table(error) }
    guard let header else { throw .empty }
    let columns = try AirColumns(header)
    var rows: [AirStationRecord] = []
    while true {
      do throws(CSVError) {
        guard let row = try reader.next() else { break }
        let cells = row.fields.map { reader.string($0).trimmed }
        if let record = columns.record(cells, line: row.line, notes: &notes) { rows.append(record) }
      } catch {
        // The reader stands at the next line after this fault alone.
        guard case .textBehindQuote(let line, _, _) = error else { throw .table(error) }
        notes.lose("bad-element", at: FeedPlace("line \(line)"), found: error.description)
      }
    }
    return notes.decoded(MitecoAirQuality(rows: rows))
  }
}

extension String {
  /// Without the blanks at both ends.
  fileprivate var trimmed: String {
    guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else { return self }
    return String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
