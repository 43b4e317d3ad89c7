// SPDX-License-Identifier: MIT

/// The code of a warning zone: area, province or island, zone, and `C` for the sea before it: `610403C`.
///
/// The form says nothing of whether AEMET has such a zone: `Gazetteer` knows its 233. Source: Plan Meteoalerta,
/// annexes 2 and 3.
public struct WarningZoneCode: Hashable, Comparable, Sendable {
  /// The six digits, 610000…799999.
  public let number: Int
  /// Whether it is the coast of the land zone with the same digits.
  public let isCoastal: Bool

  /// Makes a code from six digits, with `C` behind them for a coast; nil for anything else, and for an area that is
  /// not 61…79.
  public init?(_ text: some StringProtocol) {
    var bytes = Substring(text).utf8
    let isCoastal = bytes.last == UInt8(ascii: "C")
    if isCoastal { bytes.removeLast() }
    guard bytes.count == 6, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let number = bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    guard (61...79).contains(number / 10_000) else { return nil }
    self.init(uncheckedNumber: number, isCoastal: isCoastal)
  }

  package init(uncheckedNumber number: Int, isCoastal: Bool) {
    self.number = number
    self.isCoastal = isCoastal
  }

  /// The area of the community, 61…79.
  public var area: Int { number / 10_000 }

  public var comunidad: Comunidad { Comunidad(warningArea: area)! }

  /// The zone of the land behind a coast; a land zone is its own.
  public var land: WarningZoneCode { WarningZoneCode(uncheckedNumber: number, isCoastal: false) }

  /// The coast before a land zone, whether or not AEMET has one; a coast is its own.
  public var coast: WarningZoneCode { WarningZoneCode(uncheckedNumber: number, isCoastal: true) }

  /// The island that the zone lies on; nil on the mainland.
  ///
  /// Q-CAP-15: digits 3 and 4 are the province on the mainland alone; on the islands they name the island.
  public var island: BulletinProvince? {
    Self.islands.firstIndex { $0.digits == number / 100 }.map { position in
      BulletinProvince.islands.first { $0.code == Self.islands[position].bulletinCode }!
    }
  }

  /// The province that the zone lies in; nil when its digits name neither a province nor an island.
  public var province: Province? { island?.province ?? Province(number: number / 100 % 100) }

  public static func < (left: Self, right: Self) -> Bool {
    left.number == right.number ? !left.isCoastal && right.isCoastal : left.number < right.number
  }

  /// Area and digits 3 and 4, and AEMET's code of the island's text.
  private static let islands: [(digits: Int, bulletinCode: String)] = [
    (64_53, "073"), (64_54, "072"), (64_55, "071"), (65_90, "353"), (65_91, "351"), (65_92, "352"), (65_93, "383"),
    (65_94, "382"), (65_95, "384"), (65_96, "381"),
  ]
}

extension WarningZoneCode: CustomStringConvertible {
  public var description: String { isCoastal ? "\(number)C" : "\(number)" }
}
