// SPDX-License-Identifier: MIT

import AuraTime

/// The facts of a UV forecast and their way to AEMET's bytes.
package struct UVIPayload: Hashable, Sendable {
  package struct Town: Hashable, Sendable {
    /// Five digits with the leading zero.
    package var ine: String
    package var name: String
    package var index: Int

    package init(ine: String, name: String, index: Int) {
      self.ine = ine
      self.name = name
      self.index = index
    }
  }

  /// As they stand on the wire.
  package var elaborated: String
  package var modelRun: String
  package var validity: String
  package var towns: [Town]

  package init(elaborated: String, modelRun: String, validity: String, towns: [Town]) {
    self.elaborated = elaborated
    self.modelRun = modelRun
    self.validity = validity
    self.towns = towns
  }

  /// Writes the document that call 2 serves; `isWrapped` puts it inside `ROOT` (Q-UVI-02).
  package func write(in style: WireStyle = WireStyle(), isWrapped: Bool = false) -> [UInt8] {
    let quirks = style.quirks
    let document = WireValue.object([
      WireMember("FECHA_ELABORACION", .string(elaborated)),
      WireMember("FECHA_MOD", .string(modelRun)),
      WireMember("FECHA_VALIDEZ", .string(validity)),
      WireMember("CIUDAD", .array(towns.map { .object($0.members(asStrings: quirks[.uviStrings])) })),
    ])
    if isWrapped { return style.write(.object([WireMember("ROOT", document)])) }
    // Q-UVI-01: an object, where almost every product is a list.
    return style.write(quirks[.uviObject] ? document : .array([document]))
  }
}

extension UVIPayload.Town {
  fileprivate func members(asStrings: Bool) -> [WireMember] {
    let isCanary = ine.hasPrefix("35") || ine.hasPrefix("38")
    func value(_ text: String) -> WireValue { asStrings ? .string(text) : .number("\(Int(text) ?? 0)") }
    return [
      WireMember("id", value(ine)), WireMember("valor", .string(name)), WireMember("uv", value("\(index)")),
      WireMember("canarias", value(isCanary ? "1" : "0")),
    ]
  }
}
