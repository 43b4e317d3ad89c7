// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit

extension Sweep {
  /// Damaged archives end in members that lie in the bytes, one behind the other, or in a typed error.
  static let tarMutations = Sweep(name: "tar-mutations", unit: "archives", defaultCount: 100_000) { count, chance in
    var report = SweepReport(tried: 0)
    var counts = (whole: 0, broken: 0, members: 0)
    var mutator = ByteMutator(chance: chance.stream("damage"))
    let archives = TarSamples.archives
    for number in 0..<count {
      let bytes = mutator.mutate(archives[number % archives.count])
      report.tried += 1
      do throws(TarError) {
        let members = try TarReader.members(of: bytes)
        counts.whole += 1
        counts.members += members.count
        var end = 0
        for member in members {
          let isInOrder = member.headerOffset >= end && member.content.lowerBound > member.headerOffset
          if !isInOrder || member.content.upperBound > bytes.count {
            report.failures.append("\(number): \(member.name) at \(member.content) of \(bytes.count)")
          }
          end = member.content.upperBound
        }
      } catch {
        counts.broken += 1
      }
    }
    report.figures = ["whole \(counts.whole), broken \(counts.broken), members \(counts.members)"]
    return report
  }

  /// Damaged gzip data end in output within the limit or in a typed error.
  static let gzipMutations = Sweep(name: "gzip-mutations", unit: "data", defaultCount: 100_000) { count, chance in
    var report = SweepReport(tried: 0)
    var counts = (whole: 0, broken: 0)
    var mutator = ByteMutator(chance: chance.stream("damage"))
    let packed = try TarSamples.archives.map { try Gzip.deflate($0) }
    for number in 0..<count {
      report.tried += 1
      do throws(GzipError) {
        let output = try Gzip.inflate(mutator.mutate(packed[number % packed.count]), limitBytes: 20_000)
        counts.whole += 1
        if output.count > 20_000 { report.failures.append("\(number): \(output.count) bytes beyond the limit") }
      } catch {
        counts.broken += 1
      }
    }
    report.figures = ["whole \(counts.whole), broken \(counts.broken)"]
    return report
  }
}

/// Small archives with every kind of header.
enum TarSamples {
  static let archives: [[UInt8]] = [
    member("a.xml", "<alert/>") + member("zero", "") + member("full", String(repeating: "x", count: 512)) + end,
    member("PaxHeaders/b", "17 path=pax/name\n11 size=20\n", type: "x") + member("b", "twenty bytes exactly") + end,
    member("././@LongLink", String(repeating: "n", count: 150) + "\0", type: "L") + member("short", "long name") + end,
    member("././@LongLink", "target\0", type: "K") + member("link", "", type: "2") + member("dir/", "", type: "5"),
    member("g", "19 comment=a global\n", type: "g") + member("c", "C") + end,
  ]

  private static let end = [UInt8](repeating: 0, count: 1024)

  /// A header as POSIX.1-2017 lays it out, and the content padded to whole blocks.
  static func member(_ name: String, _ content: String, type: Character = "0") -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    func octal(_ value: Int, _ width: Int) -> String {
      let digits = String(value, radix: 8)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    put(name, at: 0)
    put(octal(content.utf8.count, 11), at: 124)
    put("00000000017", at: 136)
    put("        ", at: 148)
    put(String(type), at: 156)
    put("ustar\u{0}00", at: 257)
    put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\0 ", at: 148)
    return header + Array(content.utf8) + [UInt8](repeating: 0, count: (512 - content.utf8.count % 512) % 512)
  }
}
