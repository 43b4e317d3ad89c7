// SPDX-License-Identifier: MIT

import AuraModel
import AuraTestSupport
import AuraTime
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ProvinceTests {
  @Test(.needsReferenceTables)
  func equalTheReferenceTable() throws {
    let ours = Province.allCases.map { province in
      let texts = province.bulletinProvinces.map { $0.code.count == 2 ? $0.code : "\($0.code) \($0.name)" }
      return [
        province.code, province.name, province.castilianName, String(province.comunidad.rawValue),
        province.comunidad.name, province.comunidad.bulletinCode ?? "", String(province.comunidad.warningArea),
        province.capital.description, texts.joined(separator: ";"),
        province.zone == .canaries ? "Atlantic/Canary" : "peninsula",
      ]
    }
    let theirs = try ReferenceTable("provinces.csv").rows.map { row in
      [
        row["prov"], row["prov_name"], row["name_es"], String(Int(row["codauto"])!), row["ccaa"], row["aemet_ccaa"],
        row["aviso_area"], row["capital_ine"], row["aemet_prov_codes"],
        row["tz"] == "Atlantic/Canary" ? row["tz"] : "peninsula",
      ]
    }
    #expect(ours == theirs)
  }

  @Test("Q-BOL-14: 59 provincial texts, none with the codes 07, 35 and 38")
  func bulletinProvinces() {
    let codes = BulletinProvince.all.map(\.code)
    #expect(codes.count == 59 && Set(codes).count == 59)
    #expect(Set(codes).isDisjoint(with: ["07", "35", "38"]))
    #expect(codes.filter { $0.count == 3 } == BulletinProvince.islands.map(\.code))
  }

  @Test("Q-CAP-16: areas of warnings are 61 to 79, one a community, out of order after 69")
  func warningAreas() {
    let areas = Comunidad.allCases.map(\.warningArea)
    #expect(areas.sorted() == Array(61...79))
    #expect(areas == Array(61...69) + [77, 70, 71, 72, 73, 74, 75, 76, 78, 79])
    #expect((61...79).allSatisfy { Comunidad(warningArea: $0)?.warningArea == $0 })
    #expect(Comunidad(warningArea: 60) == nil && Comunidad(warningArea: 80) == nil)
  }

  @Test("Q-BOL-13: 17 codes of community texts; can is Cantabria, coo Canarias, none for Ceuta and Melilla")
  func bulletinCodes() {
    let codes = Comunidad.allCases.compactMap(\.bulletinCode)
    #expect(
      codes.sorted().joined(separator: " ") == "and arn ast bal can cat cle clm coo ext gal mad mur nav pva rio val")
    #expect(Comunidad.allCases.filter { $0.bulletinCode == nil } == [.ceuta, .melilla])
    #expect(Comunidad(bulletinCode: "can") == .cantabria && Comunidad(bulletinCode: "coo") == .canarias)
    #expect(Comunidad(bulletinCode: "-") == nil)
  }

  @Test func provincesOfACommunity() {
    #expect(Comunidad.galicia.provinces.map(\.code) == ["15", "27", "32", "36"])
    #expect(Comunidad.allCases.flatMap(\.provinces).count == 52)
    #expect(Province(code: "00") == nil && Province(code: "53") == nil && Province(code: "7") == nil)
  }
}
