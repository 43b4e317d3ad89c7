// SPDX-License-Identifier: MIT

public import AuraModel
import AuraTransport

// What other hosts than AEMET OpenData serve: one call, no key. Sizes as the field guide tells, limits a good way above.
extension Endpoint {
  /// Spain's air quality index in the last hour, one row a station; 50 KB.
  public static let airQuality = Endpoint(
    at: "https://ica.miteco.es/datos/ica-ultima-hora.csv", content: .table, limitKB: 1024)

  /// A station's day from the backend of MITECO's viewer, which may vanish; 16 KB.
  ///
  /// - Parameter question: As `AirHours.question(code:day:)` makes it. It is sent as `sql=` with the equals sign as it
  ///   is and the rest encoded: the backend understands nothing else (Q-ICA-10).
  public static func airHours(question: String) -> Endpoint {
    Endpoint(
      at: "https://backend.ica.miteco.es/sgca/", content: .list, limitKB: 256,
      form: "sql=" + PathEncoding.formValue(question))
  }

  /// A source's headlines; some 20 to 100 KB.
  public static func news(_ source: NewsSource) -> Endpoint {
    let address =
      switch source {
      case .rtve: "https://www.rtve.es/api/tematicas/821/noticias.rss"
      case .aemet: "https://www.aemet.es/es/noticias.rss"
      case .meteored: "https://www.tiempo.com/feed/"
      case .aemetBlog: "https://aemetblog.es/feed/"
      }
    return Endpoint(at: address, content: .feed, limitKB: 2048)
  }

  /// When a product was published last; some KB.
  public static func publishMarker(_ channel: PublishChannel) -> Endpoint {
    Endpoint(at: channel.address, content: .feed, limitKB: 1024)
  }

  private init(at text: String, content: Content, limitKB: Int, form: String? = nil) {
    guard let address = WebAddress(text), address.scheme == .https else {
      preconditionFailure("an address of the table is one of https: \(text)")
    }
    self.init(
      path: String(address.pathAndQuery.dropFirst()), template: address.host, content: content,
      bodyLimit: limitKB << 10, service: .host(address, form: form))
  }
}
