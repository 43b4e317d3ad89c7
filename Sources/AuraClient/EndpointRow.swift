// SPDX-License-Identifier: MIT

/// A row of the table of AEMET's products that the engine reads.
///
/// Sources: AEMET's OpenAPI document 2.0 (2024-07) for the paths; sizes as measured on 2026-08-26 (field guide,
/// opendata 2), limits a good way above.
struct EndpointRow: Sendable {
  /// As the pacer knows it: segments in braces stand for parameters.
  let template: String
  let content: Endpoint.Content
  let bodyLimit: Int

  init(_ template: String, _ content: Endpoint.Content, limitKB: Int) {
    self.template = template
    self.content = content
    bodyLimit = limitKB << 10
  }

  // 13.6 KB and 30 KB.
  static let dailyForecast = EndpointRow("prediccion/especifica/municipio/diaria/{ine}", .list, limitKB: 512)
  static let hourlyForecast = EndpointRow("prediccion/especifica/municipio/horaria/{ine}", .list, limitKB: 1024)

  static let all = [dailyForecast, hourlyForecast]

  /// The product with its parameters filled in, in order.
  func endpoint(_ arguments: String...) -> Endpoint {
    var rest = arguments[...]
    let segments = template.split(separator: "/").map { segment in
      segment.first == "{" ? PathEncoding.segment(rest.removeFirst()) : String(segment)
    }
    precondition(rest.isEmpty, "a template takes as many arguments as it has braces")
    return Endpoint(
      path: segments.joined(separator: "/"), template: template, content: content, bodyLimit: bodyLimit)
  }

  /// Whether an encoded path is one of the template's.
  func fits(_ path: String) -> Bool {
    let (own, theirs) = (template.split(separator: "/"), path.split(separator: "/"))
    return own.count == theirs.count && zip(own, theirs).allSatisfy { $0.first == "{" || $0 == $1 }
  }
}
