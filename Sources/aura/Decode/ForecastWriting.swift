// SPDX-License-Identifier: MIT

import AuraKit

/// The values that daily and hourly forecasts share, as JSON.
extension JSONWriter {
  mutating func field(_ name: String, _ issue: ForecastIssue) {
    object(name) { writer in
      writer.field("elaboratedAt", issue.elaboratedAt?.description)
      writer.field("ine", issue.municipality?.description)
      writer.field("name", issue.name)
      writer.field("sentName", issue.sentName)
      writer.field("province", issue.province)
      writer.field("version", issue.version)
      writer.object("origin") { writer in
        writer.field("productor", issue.origin.productor)
        writer.field("web", issue.origin.web)
        writer.field("enlace", issue.origin.enlace)
        writer.field("language", issue.origin.language)
        writer.field("copyright", issue.origin.copyright)
        writer.field("notaLegal", issue.origin.notaLegal)
      }
    }
  }

  mutating func field(_ name: String, _ sky: SkyState?) {
    guard let sky else { return field(name, String?.none) }
    object(name) { writer in
      writer.field("code", sky.codeText)
      writer.field("isNight", sky.isNight)
      writer.field("text", sky.wording)
    }
  }

  mutating func field(_ name: String, _ wind: WindReading?) {
    guard let wind else { return field(name, String?.none) }
    object(name) { writer in
      let origin: String? =
        switch wind.origin {
        case .direction(let direction): direction.abbreviation
        case .calm: "C"
        case .other(let text): text
        case nil: nil
        }
      writer.field("from", origin)
      writer.field("speedKmh", wind.speedKmh)
    }
  }

  /// A number of millimetres, or `Ip`.
  mutating func field(_ name: String, _ depth: WaterDepth?) {
    key(name)
    switch depth {
    case .trace: string("Ip")
    case .millimetres(let millimetres): number(millimetres)
    case nil: null()
    }
  }

  mutating func field(_ name: String, _ range: DailyForecastRecord.Range) {
    object(name) { writer in
      writer.field("maximum", range.maximum)
      writer.field("minimum", range.minimum)
      writer.samples("samples", range.samples) { $0.field("value", $1) }
    }
  }

  mutating func samples<Value>(
    _ name: String, _ samples: [HourSample<Value>], _ write: (inout JSONWriter, Value?) -> Void
  ) {
    array(name, samples) { writer, sample in
      writer.beginObject()
      writer.field("hour", sample.hour)
      write(&writer, sample.value)
      writer.endObject()
    }
  }

  mutating func periods<Value>(
    _ name: String, _ samples: [PeriodSample<Value>], _ write: (inout JSONWriter, Value?) -> Void
  ) {
    array(name, samples) { writer, sample in
      writer.beginObject()
      writer.field("period", sample.period.description)
      write(&writer, sample.value)
      writer.endObject()
    }
  }

  mutating func spans(_ name: String, _ samples: [SpanSample]) {
    array(name, samples) { writer, sample in
      writer.beginObject()
      writer.field("startHour", sample.startHour)
      writer.field("endHour", sample.endHour)
      writer.field("percent", sample.percent)
      writer.endObject()
    }
  }
}
