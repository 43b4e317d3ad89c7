// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// A state of the sky: a code in AEMET's words, or code and words.
struct SkyDocument: Codable, Hashable {
  var code: String
  var text: String?

  static func written(_ sky: SkyState) -> Either<String, SkyDocument> {
    sky.hasOwnWords ? .long(SkyDocument(code: sky.codeText, text: sky.wording)) : .short(sky.codeText)
  }
}

extension Either<String, SkyDocument> {
  var state: SkyState? {
    switch self {
    case .short(let code):
      code.isEmpty ? nil : SkyCode(code).map { SkyState($0) } ?? SkyState(codeText: code, wording: "")
    case .long(let sky): sky.state
    }
  }
}

extension SkyDocument {
  var state: SkyState { SkyState(codeText: code, wording: text ?? "") }
}

/// Millimetres, or `Ip`.
typealias DepthDocument = Either<Double, String>

extension DepthDocument {
  static func written(_ depth: WaterDepth) -> DepthDocument {
    switch depth {
    case .trace: .long("Ip")
    case .millimetres(let depth): .short(depth)
    }
  }

  func depth(_ reader: DocumentReader) throws -> WaterDepth {
    switch self {
    case .short(let depth): return .millimetres(depth)
    case .long(let text):
      guard text.lowercased() == "ip" else { throw reader.wrong(text, expected: "millimetres or Ip") }
      return .trace
    }
  }
}

/// The current hour.
struct HourDocument: Codable {
  var from: String?
  var sky: Either<String, SkyDocument>?
  var isNight: Bool?
  var precipitationMm: DepthDocument?
  var snowMm: DepthDocument?
  var temperatureC: Int?
  var feelsLikeC: Int?
  var humidity: Int?
  var windFrom: String?
  var windKmh: Int?
  var gustKmh: Int?
  var precipitationProbability: Int?
  var stormProbability: Int?
  var snowProbability: Int?

  init(_ slot: HourSlot) {
    from = DocumentReader.text(slot.start)
    sky = slot.sky.map { SkyDocument.written($0) }
    isNight = slot.sky == nil ? slot.isNight : nil
    precipitationMm = slot.precipitation.map { .written($0) }
    snowMm = slot.snow.map { .written($0) }
    temperatureC = slot.temperatureC
    feelsLikeC = slot.feelsLikeC
    humidity = slot.relativeHumidity
    windFrom = slot.wind?.letters
    windKmh = slot.wind?.speedKmh
    gustKmh = slot.gustKmh
    precipitationProbability = slot.precipitationProbability
    stormProbability = slot.stormProbability
    snowProbability = slot.snowProbability
  }

  func slot(_ reader: DocumentReader) throws -> HourSlot {
    let hour = floorDivide(reader.moment.secondsSinceEpoch, by: 3600) * 3600
    var slot = HourSlot(start: try reader.instant(from) ?? WallInstant(secondsSinceEpoch: hour))
    slot.sky = sky?.state
    slot.isNight = isNight
    slot.precipitation = try precipitationMm?.depth(reader)
    slot.snow = try snowMm?.depth(reader)
    slot.temperatureC = temperatureC
    slot.feelsLikeC = feelsLikeC
    slot.relativeHumidity = humidity
    slot.wind = WindReading(document: windFrom, windKmh)
    slot.gustKmh = gustKmh
    slot.precipitationProbability = precipitationProbability
    slot.stormProbability = stormProbability
    slot.snowProbability = snowProbability
    return slot
  }
}

extension WindReading {
  /// nil where neither is told.
  init?(document letters: String?, _ speedKmh: Int?) {
    guard letters != nil || speedKmh != nil else { return nil }
    self.init(origin: letters.flatMap { Self.origin(letters: $0) }, speedKmh: speedKmh)
  }
}
