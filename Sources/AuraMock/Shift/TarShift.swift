// SPDX-License-Identifier: MIT

/// Moves an archive: names, times, members and the sums over headers. Source: POSIX.1-1988, ustar.
struct TarShift {
  let shift: DayShift

  func moved(_ body: [UInt8]) -> [UInt8] {
    var moved: [UInt8] = []
    var position = 0
    while position + 512 <= body.count {
      let header = Array(body[position..<position + 512])
      guard header[257..<262].elementsEqual("ustar".utf8), let size = octal(header[124..<136]),
        position + 512 + size <= body.count
      else { break }
      let content = shift.moved(Array(body[position + 512..<position + 512 + size]))
      moved += rewritten(header, contentCount: content.count, wasCount: size)
      moved += content
      let padding = (512 - size % 512) % 512
      let rest = body[position + 512 + size..<min(position + 512 + size + padding, body.count)]
      moved += content.count == size ? Array(rest) : Array(repeating: 0, count: (512 - content.count % 512) % 512)
      position += 512 + size + padding
    }
    return moved + (position < body.count ? Array(body[position...]) : [])
  }

  private func rewritten(_ header: [UInt8], contentCount: Int, wasCount: Int) -> [UInt8] {
    var copy = header
    for field in [0..<100, 157..<257, 345..<500] {
      let name = Array(header[field].prefix { $0 != 0 })
      let moved = shift.moved(name)
      guard moved.count <= field.count else { continue }
      copy.replaceSubrange(field, with: moved + Array(repeating: 0, count: field.count - moved.count))
      // A name as long as its field has no zero, and padding of another kind stays.
      if moved.count == name.count {
        copy.replaceSubrange(field.dropFirst(moved.count), with: header[field].dropFirst(moved.count))
      }
    }
    if contentCount != wasCount { put(contentCount, digits: 11, at: 124, in: &copy) }
    if let time = octal(header[136..<148]), time > 86_400 * 365, shift.days != 0 {
      let moved = Int64(time) + Int64(shift.days) * 86_400
      if moved > 0 { put(Int(moved), digits: 11, at: 136, in: &copy) }
    }
    guard copy != header else { return header }
    let sum = (0..<512).reduce(0) { $0 + ((148..<156).contains($1) ? 0x20 : Int(copy[$1])) }
    put(sum, digits: 6, at: 148, in: &copy)
    (copy[154], copy[155]) = (0, 0x20)
    return copy
  }

  private func put(_ number: Int, digits count: Int, at offset: Int, in header: inout [UInt8]) {
    let text = String(number, radix: 8)
    let padded = String(repeating: "0", count: max(0, count - text.count)) + text
    header.replaceSubrange(offset..<offset + count, with: Array(padded.utf8.suffix(count)))
  }

  private func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let text = field.drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
    return text.isEmpty ? nil : Int(String(decoding: text, as: UTF8.self), radix: 8)
  }
}
