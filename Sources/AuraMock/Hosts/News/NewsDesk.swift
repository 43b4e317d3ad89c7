// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
import AuraTime

/// Writes the news of the mock's own weather: what it will do in the towns of Spain, hour by hour of the mock's clock.
struct NewsDesk: Sendable {
  private let seed: UInt64
  private let weather: any WeatherSource
  private let told = ToldStories()

  init(seed: UInt64, weather: any WeatherSource) {
    self.seed = seed
    self.weather = weather
  }

  /// The newest stories of an outlet at an instant, newest first. The same story stays the same at any later instant.
  func stories(of outlet: NewsOutlet, count: Int, at instant: WallInstant) -> [NewsStory] {
    let step = Int64(outlet.hoursBetween) * 3600
    let newest = floorDivide(instant.secondsSinceEpoch, by: step)
    return (0..<count + 1).map { back in
      let number = Int(newest) - back
      return told.story(of: outlet, number) { story(of: outlet, number: number, step: step) }
    }
    .filter { $0.publishedAt <= instant }.prefix(count).map(\.self)
  }

  private func story(of outlet: NewsOutlet, number: Int, step: Int64) -> NewsStory {
    var chance = SeedStream(seed: seed).stream("news").stream(outlet.rawValue).stream(number)
    // Some minutes after the full hour, never the same ones.
    let published = WallInstant(secondsSinceEpoch: Int64(number) * step + Int64(chance.below(2400)))
    let city = Self.cities[Int(chance.below(UInt64(Self.cities.count)))]
    let tomorrow = city.zone.civil(at: published).date.advanced(byDays: 1)
    let place = WeatherPlace(
      ine: city.code.description, latitude: city.coordinate?.latitude ?? 40,
      longitude: city.coordinate?.longitude ?? -4, elevationMetres: Int((city.elevationM ?? 100).rounded()),
      zone: city.zone)
    let day = weather.days(at: place, from: tomorrow, count: 1, edition: .issued(published))[0]
    let (title, details) = Self.words(of: day, in: city.name, variety: Int(chance.below(3)))
    let slug = Self.slug(title)
    return NewsStory(
      number: number, title: title, details: details,
      link: "\(outlet.home)\(outlet == .aemet ? "/" : "")\(slug)-\(number)",
      imageLink: "https://img.\(outlet == .rtve ? "rtve.es/i" : "tiempo.com/f")/\(number).jpg", publishedAt: published)
  }

  /// What is worth a headline in a day, the most unusual first.
  private static func words(of day: WeatherDay, in town: String, variety: Int) -> (title: String, details: String) {
    let gust = day.hours.map(\.gustKmh).max() ?? 0
    let dust = day.hours.map(\.dustMicrograms).max() ?? 0
    let litres = (day.precipitationTenthsMm + 5) / 10
    let range = "Las temperaturas irán de \(day.minimumC) a \(day.maximumC) grados en \(town)."
    let snows = day.hours.contains { $0.snow.isWet }
    let thunders = day.hours.contains(where: \.thunders)
    if snows { return ("La nieve llegará mañana a \(town)", "Nevará & helará. " + range) }
    if dust > 100 { return ("Calima en \(town): el polvo del Sáhara vuelve mañana", range) }
    if thunders { return ("Tormentas en \(town) mañana: qué se espera & cuándo", range) }
    if litres >= 5 {
      return (
        "Lluvia en \(town): se esperan \(litres) litros por metro cuadrado", "Lloverá buena parte del día. " + range
      )
    }
    if gust >= 60 { return ("Viento en \(town): rachas de \(gust) km/h mañana", range) }
    if day.maximumC >= 35 { return ("Calor en \(town): mañana, \(day.maximumC) grados & noche cálida", range) }
    if day.minimumC <= 0 { return ("Heladas en \(town): el termómetro bajará a \(day.minimumC) grados", range) }
    let calm = [
      "\(town): máxima de \(day.maximumC) grados mañana", "Tiempo estable en \(town), con \(day.maximumC) grados",
      "Mañana en \(town): de \(day.minimumC) a \(day.maximumC) grados",
    ]
    return (calm[variety], range)
  }

  /// Lower-case letters and digits with hyphens between words.
  private static func slug(_ title: String) -> String {
    var slug = ""
    for scalar in title.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": slug.unicodeScalars.append(scalar)
      case "á", "à": slug += "a"
      case "é", "è": slug += "e"
      case "í", "ï": slug += "i"
      case "ó", "ò": slug += "o"
      case "ú", "ü": slug += "u"
      case "ñ": slug += "n"
      case "ç": slug += "c"
      default: if slug.last != "-", !slug.isEmpty { slug += "-" }
      }
    }
    return slug.last == "-" ? String(slug.dropLast()) : slug
  }

  private static let cities = Province.allCases.compactMap { Gazetteer.municipality($0.capital) }
}
