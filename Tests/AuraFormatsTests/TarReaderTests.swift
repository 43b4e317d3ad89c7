// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import AuraTestSupport
import Testing

struct TarReaderTests {
  /// What a reader made of an archive: `name=content` for each member, or the error.
  static func outcome(_ bytes: [UInt8], limits: TarLimits = .standard) -> String {
    do throws(TarError) {
      return try TarReader.members(of: bytes, limits: limits).map { member in
        let mark =
          switch member.kind {
          case .file: ""
          case .directory: "/d"
          case .hardLink: "/h→\(member.linkTarget!)"
          case .symbolicLink: "/s→\(member.linkTarget!)"
          case .other(let type): "/\(Character(Unicode.Scalar(type)))"
          }
        return member.name + mark + "=" + String(decoding: bytes[member.content], as: UTF8.self)
      }.joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let expected: String
    let build: @Sendable (inout TarBytes) -> Void

    init(_ id: String, _ expected: String, _ build: @escaping @Sendable (inout TarBytes) -> Void) {
      (self.id, self.expected, self.build) = (id, expected, build)
    }

    var testDescription: String { id }
  }

  static let a = Array("A".utf8), b = Array("B".utf8)
  static let full = [UInt8](repeating: 0x78, count: 512)
  static let long = String(repeating: "d", count: 99) + "/" + String(repeating: "n", count: 60)

  static let whole: [Case] = [
    Case("Q-TAR-06-zero-bytes", "zero= a=A") {
      $0.add("zero"); $0.add("a", a); $0.end()
    },
    Case("Q-TAR-06-exactly-512", "full=\(String(repeating: "x", count: 512)) a=A") {
      $0.add("full", full); $0.add("a", a); $0.end()
    },
    Case("Q-TAR-06-directory-and-text", "dir//d= dir/LEEME.txt=A") {
      $0.add("dir/", type: "5"); $0.add("dir/LEEME.txt", a); $0.end()
    },
    Case("Q-TAR-06-directory-with-size", "dir/d= b=B") {
      $0.add("dir", type: "5", size: TarBytes.octal(512, digits: 11) + [0]); $0.add("b", b); $0.end()
    },
    Case("version-7-directory", "old//d= b=B") {
      $0.add("old/", type: "\0", magic: []); $0.add("b", b); $0.end()
    },
    Case("version-7-file", "old=A") {
      $0.add("old", a, type: "\0", magic: []); $0.end()
    },
    Case("contiguous-file", "c=A") {
      $0.add("c", a, type: "7"); $0.end()
    },
    Case("links-with-sizes", "l/h→a= s/s→b= b=B") {
      $0.add("l", type: "1", size: TarBytes.octal(700, digits: 11) + [0], link: "a")
      $0.add("s", type: "2", size: TarBytes.octal(9, digits: 11) + [0], link: "b")
      $0.add("b", b); $0.end()
    },
    Case("vendor-type-with-content", "v/V=A b=B") {
      $0.add("v", a, type: "V"); $0.add("b", b); $0.end()
    },
    Case("Q-TAR-07-prefix", "one/two=A") {
      $0.add("two", a, prefix: "one"); $0.end()
    },
    Case("Q-TAR-07-gnu-has-no-prefix", "two=A") {
      $0.add("two", a, prefix: "001", magic: TarBytes.gnu); $0.end()
    },
    Case("Q-TAR-07-hundred-letters-without-nul", String(repeating: "n", count: 100) + "=A") {
      $0.add(String(repeating: "n", count: 100), a); $0.end()
    },
    Case("Q-TAR-07-gnu-long-name", long + "=A b=B") {
      $0.add("././@LongLink", Array((long + "\0").utf8), type: "L", magic: TarBytes.gnu)
      $0.add(String(long.prefix(100)), a, magic: TarBytes.gnu); $0.add("b", b, magic: TarBytes.gnu); $0.end()
    },
    Case("Q-TAR-07-gnu-long-link", "s/s→\(long)= b=B") {
      $0.add("././@LongLink", Array((long + "\0").utf8), type: "K", magic: TarBytes.gnu)
      $0.add("s", type: "2", link: String(long.prefix(100)), magic: TarBytes.gnu); $0.add("b", b); $0.end()
    },
    Case("Q-TAR-07-pax-path-for-one-member", "ñ/\(long)=A b=B") {
      $0.add("PaxHeaders/x", TarBytes.pax("path", "ñ/\(long)") + TarBytes.pax("mtime", "17.5"), type: "x")
      $0.add("short", a); $0.add("b", b); $0.end()
    },
    Case("Q-TAR-07-pax-outlives-a-gnu-header", "pax=A") {
      $0.add("x", TarBytes.pax("path", "pax"), type: "x"); $0.add("l", Array("gnu\0".utf8), type: "L")
      $0.add("short", a); $0.end()
    },
    Case("Q-TAR-08-pax-size-for-one-member", "a=A b=B") {
      $0.add("x", TarBytes.pax("size", "1"), type: "x"); $0.add("a", a, size: TarBytes.octal(0, digits: 11) + [0])
      $0.add("b", b); $0.end()
    },
    Case("Q-TAR-08-pax-size-taken-back", "a=A") {
      $0.add("x", TarBytes.pax("size", "700") + TarBytes.pax("size", ""), type: "x"); $0.add("a", a); $0.end()
    },
    Case("global-records-name-nothing", "a=A b=B") {
      $0.add("g", TarBytes.pax("path", "wrong") + TarBytes.pax("size", "700") + TarBytes.pax("comment", "="), type: "g")
      $0.add("a", a); $0.add("b", b); $0.end()
    },
    Case("Q-TAR-08-size-padded-with-blanks", "a=A") {
      $0.add("a", a, size: Array("         1  ".utf8)); $0.end()
    },
    Case("Q-TAR-08-size-ends-with-blank", "a=A") {
      $0.add("a", a, size: Array("00000000001 ".utf8)); $0.end()
    },
    Case("Q-TAR-08-size-of-twelve-digits", "a=A") {
      $0.add("a", a, size: Array("000000000001".utf8)); $0.end()
    },
    Case("Q-TAR-08-size-behind-nul", "a=A") {
      $0.add("a", a, size: [0] + Array("1".utf8)); $0.end()
    },
    Case("Q-TAR-08-size-empty", "a=") {
      $0.add("a", size: [UInt8](repeating: 0, count: 12)); $0.end()
    },
    Case("size-in-base-256", "a=A") {
      $0.add("a", a, size: [0x80] + [UInt8](repeating: 0, count: 10) + [1]); $0.end()
    },
    Case("Q-TAR-09-no-end-block", "a=A") { $0.add("a", a) },
    Case("Q-TAR-09-one-end-block", "a=A") {
      $0.add("a", a); $0.end(blocks: 1)
    },
    Case("Q-TAR-09-padded-to-10240", "a=A") {
      $0.add("a", a); $0.end(blocks: 18)
    },
    Case("half-an-end-block", "a=A") {
      $0.add("a", a); $0.append([UInt8](repeating: 0, count: 200))
    },
    Case("garbage-behind-the-end", "a=A") {
      $0.add("a", a); $0.end(); $0.append(Array("garbage".utf8))
    },
    Case("lone-end-block-ends", "a=A") {
      $0.add("a", a); $0.end(blocks: 1); $0.add("b", b)
    },
    Case("no-member", "") { $0.end() },
  ]

  @Test("Every way to write a member is read", arguments: whole)
  func reading(_ example: Case) {
    var archive = TarBytes()
    example.build(&archive)
    #expect(Self.outcome(archive.bytes) == example.expected)
  }

  static let broken: [Case] = [
    Case("no-bytes", "expected a tar header, found \"\"") { _ in },
    Case("blanks-alone", "expected a tar header, found \"\\x00\\x00\\x00\"") { $0.append([0, 0, 0]) },
    Case("a-page", "expected a tar header, found \"<html>") { $0.append(Array(repeating: 0x20, count: 506)) },
    Case("wrong-sum-first", "tar header at 0: check sum") {
      $0.add("a", a, sumOffset: 1); $0.end()
    },
    Case("wrong-sum-later", "tar header at 1024: check sum") {
      $0.add("a", a); $0.add("b", b, sumOffset: 3); $0.end()
    },
    Case("garbage-for-a-header", "tar header at 1024: check sum is \"xxxxxxxx\"") {
      $0.add("a", a); $0.append(full)
    },
    Case("letters-for-a-size", "tar header at 0: size is \"12z") { $0.add("a", a, size: Array("12z         ".utf8)) },
    Case("digits-after-a-gap", "tar header at 0: size is \"1 1") { $0.add("a", a, size: Array("1 1         ".utf8)) },
    Case("negative-size", "tar header at 0: size is") { $0.add("a", a, size: [UInt8](repeating: 0xFF, count: 12)) },
    Case("size-beyond-any-word", "tar header at 0: size is") {
      $0.add("a", a, size: [0x80] + [UInt8](repeating: 0x7F, count: 11))
    },
    Case("size-that-lies", "tar member \"a\" at 0: cut after 1024 of 8388608 bytes") {
      $0.add("a", size: TarBytes.octal(8 << 20, digits: 11) + [0]); $0.end()
    },
    Case("pax-size-that-is-none", "tar header at 0: PAX size is \"1x\"") {
      $0.add("x", TarBytes.pax("size", "1x"), type: "x"); $0.add("a", a)
    },
    Case("pax-length-that-lies", "PAX header at 0: found \"99 path=a\\n\"") {
      $0.add("x", Array("99 path=a\n".utf8), type: "x"); $0.add("a", a)
    },
    Case("pax-without-equals", "PAX header at 0") {
      $0.add("x", Array("8 path\n\n".utf8), type: "x"); $0.add("a", a)
    },
    Case("pax-before-nothing", "tar header at 1024: names a member") {
      $0.add("x", TarBytes.pax("path", "p"), type: "x"); $0.end()
    },
    Case("gnu-name-before-nothing", "tar header at 1024: names a member") { $0.add("l", Array("n\0".utf8), type: "L") },
    Case("gnu-sparse-file", "tar member \"s\" at 0: sparse file not supported") { $0.add("s", a, type: "S") },
    Case("pax-sparse-file", "tar member \"\" at 0: sparse file not supported") {
      $0.add("x", TarBytes.pax("GNU.sparse.major", "1"), type: "x"); $0.add("a", a)
    },
    Case("continued-volume", "tar member \"m\" at 0: continued volume not supported") { $0.add("m", a, type: "M") },
  ]

  @Test("What is no whole archive is a typed error that says where", arguments: broken)
  func rejecting(_ example: Case) {
    var archive = TarBytes()
    if example.id == "a-page" { archive.append(Array("<html>".utf8)) }
    example.build(&archive)
    #expect(Self.outcome(archive.bytes).hasPrefix(example.expected))
  }

  @Test("Q-TAR-05: an archive cut anywhere but behind a whole member is an error, never fewer members")
  func cuts() throws {
    var archive = TarBytes()
    archive.add("a", Array("first member".utf8))
    archive.add("x", TarBytes.pax("path", "second"), type: "x")
    archive.add("b", Self.full)
    archive.end()
    // Behind the content of the first member (12 bytes after its header) and behind that of the second.
    let wholeEnds: [ClosedRange<Int>: Int] = [524...1024: 1, 3072...4096: 2]
    for count in 1..<archive.bytes.count {
      let outcome: Int? = {
        do throws(TarError) { return try TarReader.members(of: Array(archive.bytes[..<count])).count } catch {
          return nil
        }
      }()
      #expect(outcome == wholeEnds.first { $0.key.contains(count) }?.value, "cut at \(count)")
    }
    var reader = TarReader(archive.bytes)
    while try reader.next() != nil {}
    #expect(reader.hasEndMark)
    var unmarked = TarReader(Array(archive.bytes.dropLast(1024)))
    while try unmarked.next() != nil {}
    #expect(!unmarked.hasEndMark)
  }

  @Test("Names, counts and sizes are limited; a hundred thousand members stop at the limit")
  func limits() {
    var many = TarBytes()
    for _ in 0..<200 { many.add("a") }
    let counted = Self.outcome(many.bytes, limits: TarLimits(memberCount: 100))
    #expect(counted == "tar header at 51200: more than 100 members")
    var one = TarBytes()
    one.add("x", TarBytes.pax("path", Self.long), type: "x")
    one.add("short", Self.full)
    one.end()
    #expect(Self.outcome(one.bytes, limits: TarLimits(nameBytes: 159)).hasSuffix("more than 159 bytes of name"))
    #expect(
      Self.outcome(one.bytes, limits: TarLimits(memberBytes: 511)).contains("more than 511 bytes of \(Self.long)"))
    #expect(Self.outcome(one.bytes, limits: TarLimits(extendedHeaderBytes: 9)).hasSuffix("9 bytes of PAX header"))
    #expect(Self.outcome(one.bytes, limits: TarLimits(nameBytes: 160, memberBytes: 512)).hasSuffix("xxx"))
  }

  @Test("A name that is not UTF-8 keeps every byte")
  func latinNames() throws {
    var archive = TarBytes()
    archive.add("plain", Self.a)
    var bytes = archive.bytes
    // "Ávila" in Latin-1, and the sum corrected by hand.
    let name: [UInt8] = [0xC1, 0x76, 0x69, 0x6C, 0x61]
    let change = name.reduce(0) { $0 + Int($1) } - "plain".utf8.reduce(0) { $0 + Int($1) }
    bytes.replaceSubrange(0..<5, with: name)
    let sum = Int(String(decoding: bytes[148..<154], as: UTF8.self), radix: 8)! + change
    bytes.replaceSubrange(148..<154, with: TarBytes.octal(sum, digits: 6))
    #expect(Self.outcome(bytes) == "Ávila=A")
  }

  @Test("250 mutations end in members that lie inside the bytes, or in a typed error")
  func mutations() {
    var mutator = ByteMutator(chance: SeedStream(seed: 5).stream("tar"))
    let archives = Self.whole.map { example in
      var archive = TarBytes()
      example.build(&archive)
      return archive.bytes
    }
    var counts = (read: 0, failed: 0)
    // The sweep `tar-mutations` takes 100,000.
    for index in 0..<250 {
      let bytes = mutator.mutate(archives[index % archives.count])
      do throws(TarError) {
        let members = try TarReader.members(of: bytes)
        counts.read += 1
        #expect(members.allSatisfy { $0.content.upperBound <= bytes.count && $0.headerOffset % 512 == 0 })
      } catch {
        counts.failed += 1
      }
    }
    #expect(counts.read > 25 && counts.failed > 25)
  }
}
