// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import Testing

struct AirBackendTests {
  /// The facts of the recorded answer.
  static func recorded() throws -> AirBackendDay {
    AirBackendDay(
      rows: try AirFacts.lines("hour").map { cells in
        let mean = cells[3].isEmpty ? nil : cells[3]
        return AirBackendRow(
          hora: Int(cells[0])!, magnitud: cells[1], value: cells[2], isMeasured: true, mean: mean, hasMean: mean != nil)
      })
  }

  static let question = "sql=sql1%231022001%2320260826%2000%3A00%2320260826%2023%3A00"

  @Test("The recorded answer has the hash of the manifest, and equals the recording where there is one")
  func wireForm() throws {
    let bytes = try Self.recorded().write()
    #expect(try Tree.text("Fixtures/MANIFEST.csv").contains(",wire form,\(SHA256.hexadecimal(bytes)),Q-ICA-11"))
    guard Recordings.areNamed else { return }
    #expect(bytes + [0x0A] == (try Recordings.bytes("ica/backend-sgca-sql1.muestra.json")))
  }

  @Test("Q-ICA-10: the literal equals sign or a sentence; off, an encoded one will do")
  func literal() {
    let encoded = Self.question.replacing("sql=", with: "sql%3D")
    for (isOn, body, isGood) in [
      (true, Self.question, true), (true, encoded, false), (false, encoded, true), (false, "sql=select", false),
      (true, "", false), (true, "sql=sql1%2399999999%2320260826%2000%3A00%2320260826%2023%3A00", false),
    ] {
      let answer = HostBench(.icaBackendWantsLiteral, isOn).answer(HostBench.backend, method: "POST", body: body)
      #expect(answer.status == 200 && (answer.text == "Consulta incorrecta") == !isGood, "\(isOn) \(body)")
    }
    #expect(HostBench().answer(HostBench.backend).status == 405)
  }

  @Test("Q-ICA-11: all hours, null where not measured, error codes in the newest; off, only what was measured")
  func nulls() {
    let on = HostBench(.icaBackendNulls, true).answer(HostBench.backend, method: "POST", body: Self.question).text
    let off = HostBench(.icaBackendNulls, false).answer(HostBench.backend, method: "POST", body: Self.question).text
    #expect(on.split(separator: "\n").count == 120 && on.contains("\"valor_medido\":null,\"dato_medido\":false"))
    #expect(on.contains("\"valor_medido\":-1,\"dato_medido\":false") && on.contains("-9999"))
    #expect(!off.contains("\"valor_medido\":null") && !off.contains("-9999"))
    // Hours of the future are not measured: nine of the day are over.
    #expect(off.split(separator: "\n").allSatisfy { !$0.contains("\"hora\":9") && !$0.contains("\"hora\":1,9") })
  }
}
