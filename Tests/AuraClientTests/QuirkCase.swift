// SPDX-License-Identifier: MIT

import AuraClient
import AuraMock
import AuraModel
import AuraTime
import Testing

/// A quirk of AEMET as the client meets it: what a reading brings with the mock's switch on, and with it off.
struct QuirkCase: Sendable, CustomTestStringConvertible {
  let quirk: Quirk
  /// What is set besides the switch.
  var setUp: @Sendable (inout Scenario) -> Void = { _ in }
  var key = "made.up.key"
  /// Whether a proxy on the way drops the key.
  var losesKey = false
  var reads = [QuirkCase.daily]
  /// One word or two for each reading.
  let on: [String]
  let off: [String]
  /// The exchanges in the mock's journal, where they tell the two apart.
  var callsOn: String?
  var callsOff: String?
  var testDescription: String { quirk.rawValue }

  static let daily = Endpoint.dailyForecast(ine: MunicipalityCode("28065")!)
  static let hourly = Endpoint.hourlyForecast(ine: MunicipalityCode("28065")!)

  static func raw(_ path: String) -> Endpoint {
    do throws(EndpointError) {
      return try Endpoint.raw(path: path)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// A token whose claims are `{"exp":1700000000}`, 2023-11-14, and one whose claims are `{}`. Made up.
  static let expiredToken = "e30.eyJleHAiOjE3MDAwMDAwMDB9.c2ln"
  static let endlessToken = "e30.e30.c2ln"

  static let text = "payload text/plain;charset=ISO-8859-15"
  static let json = "payload application/json;charset=ISO-8859-15"
  static let bothCalls = "envelope 200, payload 200"

  static let all: [QuirkCase] = envelope + limits + charset

  static let envelope: [QuirkCase] = [
    QuirkCase(quirk: .twoCalls, on: [text], off: [text], callsOn: bothCalls, callsOff: "inlinePayload 200"),
    QuirkCase(quirk: .prettyLayout, on: [text], off: [text]),
    QuirkCase(quirk: .exitoLowerCase, on: [text], off: [text]),
    QuirkCase(
      quirk: .noDataInside200, reads: [daily, raw("/prediccion/especifica/municipio/diaria/99999")],
      on: [text, "noData"], off: [text, "noData"], callsOn: bothCalls + ", noData 200",
      callsOff: bothCalls + ", noData 404"),
    QuirkCase(
      quirk: .missingKeyIsEmpty200, losesKey: true, on: ["empty"], off: ["key rejected"], callsOn: "missingKey 200",
      callsOff: "missingKey 401"),
    QuirkCase(
      quirk: .badKeyTextByDate, key: "nopoints", on: ["key malformed"], off: ["key rejected"], callsOn: "badKey 401",
      callsOff: "badKey 401"),
    QuirkCase(
      quirk: .expiredKeyRefused, key: expiredToken, reads: [daily, hourly], on: ["key expired", "key expired"],
      off: [text, text], callsOn: "expiredKey 401", callsOff: bothCalls + ", " + bothCalls),
    QuirkCase(
      quirk: .unknownPathIsTomcatPage, reads: [raw("/api/prediccion/nacional/hoy")], on: ["unknownPath"],
      off: ["noData"], callsOn: "unknownPath 404", callsOff: "unknownPath 404"),
    QuirkCase(quirk: .productMissing, on: ["productMissing"], off: [text]),
    QuirkCase(
      quirk: .linksExpire, setUp: { $0.linkLifeSeconds = 0 }, on: ["linkExpired"], off: [text],
      callsOn: "envelope 200, expiredLink 200, envelope 200, expiredLink 200", callsOff: bothCalls),
    QuirkCase(
      quirk: .linkHandedOutAgain, reads: [daily, daily], on: [text, text], off: [text, text]),
    QuirkCase(
      quirk: .warningsLinkNamed,
      setUp: {
        $0.shelf = [
          ShelvedProduct(
            template: "/avisos_cap/ultimoelaborado/area/{area}", contentType: "application/x-gtar",
            body: Array("<alert/>".utf8))
        ]
      }, reads: [raw("/avisos_cap/ultimoelaborado/area/esp")], on: ["payload application/x-gtar"],
      off: ["payload application/x-gtar"]),
    QuirkCase(
      quirk: .dataNeedsNoKey, on: [text], off: ["empty"], callsOn: bothCalls, callsOff: "envelope 200, missingKey 200"),
    QuirkCase(quirk: .keyInQueryAccepted, on: [text], off: [text], callsOn: bothCalls, callsOff: bothCalls),
    QuirkCase(quirk: .metadataLinkFixed, on: [text], off: [text], callsOn: bothCalls, callsOff: bothCalls),
    QuirkCase(
      quirk: .estadoHeaders, reads: [daily, raw("/prediccion/especifica/municipio/diaria/99999")],
      on: [text, "noData"], off: [text, "noData"]),
    QuirkCase(
      quirk: .errorObjectInsteadOfList, on: ["noData"], off: [text], callsOn: "envelope 200, faulted 200",
      callsOff: bothCalls),
    QuirkCase(quirk: .bodyCutShort, on: ["cutShort"], off: [text], callsOff: bothCalls),
    QuirkCase(quirk: .connectionReset, on: ["reset"], off: [text], callsOff: bothCalls),
    QuirkCase(quirk: .serverError, on: ["server 500"], off: [text]),
    QuirkCase(
      quirk: .everySecondCallFails, reads: [daily, daily, daily], on: [text, "server 500", text],
      off: [text, text, text]),
    QuirkCase(
      quirk: .keysNeedExpiry,
      setUp: {
        $0.keys = .strict
        $0.clock = .frozen(WallInstant(secondsSinceEpoch: 1_792_015_200 + 43_200))
      }, key: endlessToken, on: ["key expired"], off: [text]),
  ]

  static let limitFault: @Sendable (inout Scenario) -> Void = {
    $0.faults = [FaultRule("limit", .limited, hop: .first)]
  }

  static let limits: [QuirkCase] = [
    QuirkCase(quirk: .noRemainingOn429, setUp: limitFault, on: ["limited"], off: ["limited"]),
    QuirkCase(quirk: .noRetryAfter, setUp: limitFault, on: ["limited"], off: ["limited 60"]),
    QuirkCase(quirk: .limitBodyIsUTF8Text, setUp: limitFault, on: ["limited"], off: ["limited"]),
    QuirkCase(quirk: .limitTextByDate, setUp: limitFault, on: ["limited"], off: ["limited"]),
    QuirkCase(quirk: .limitAs500Page, on: ["limited"], off: [text]),
    // Below five the pacer spreads calls out, so the bucket of 15 is never emptied; without the header it is.
    QuirkCase(
      quirk: .remainingHeader, reads: Array(repeating: hourly, count: 16) + [daily],
      on: Array(repeating: text, count: 11) + Array(repeating: "notAdmitted", count: 5) + [text],
      off: Array(repeating: text, count: 15) + ["limited", text]),
  ]

  static let charset: [QuirkCase] = [
    QuirkCase(quirk: .envelopeCharsetHeader, on: [text], off: [text], callsOn: bothCalls, callsOff: bothCalls),
    QuirkCase(quirk: .payloadIsTextPlain, on: [text], off: [json], callsOn: bothCalls, callsOff: bothCalls),
    QuirkCase(quirk: .payloadHasNoType, on: ["payload without type"], off: [text]),
    QuirkCase(quirk: .byteOrderMark, on: [text], off: [text]),
    QuirkCase(
      quirk: .binaryDeclaresCharset,
      setUp: {
        $0.shelf = [
          ShelvedProduct(
            template: "/red/radar/regional/{radar}", contentType: "image/gif;charset=ISO-8859-15",
            body: Array("GIF89a".utf8) + [0xA4, 0xBD])
        ]
      }, reads: [raw("/red/radar/regional/ma")], on: ["payload image/gif;charset=ISO-8859-15"],
      off: ["payload image/gif"]),
  ]
}
