// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Finds the text that covers today, one question at a time: a pure walk over AEMET's products.
///
/// `hoy` is issued only when something changes and may be months old under a good answer (Q-BOL-08), so today's text
/// is mostly yesterday's `manana`, from the archive (Q-BOL-09). Today is a date of the peninsula, for the Canaries too.
public struct BulletinSearch: Hashable, Sendable {
  /// A product to ask for.
  public struct Question: Hashable, Sendable {
    /// Under `/api/`: `prediccion/ccaa/hoy/gal`.
    public let path: String
    /// The path with its parameters left out, as AEMET counts calls.
    public let template: String
  }

  /// What a question brought.
  public enum Answer: Hashable, Sendable {
    case text(ForecastBulletin)
    /// `estado` 404, or a text whose heading cannot be trusted: the next product may do better.
    case nothingUsable
  }

  /// How a search goes on.
  public enum Step: Hashable, Sendable {
    case ask(Question)
    case found(ForecastBulletin)
    /// No product covers today; the text is the newest read, to be shown with its age.
    case onlyStale(ForecastBulletin)
    case nothing
  }

  public let today: CivilDate
  private let questions: [Question]
  private var asked = 0
  private var newest: ForecastBulletin?

  /// Begins a search for the text of a community; Ceuta and Melilla have that of their province (Q-BOL-13).
  public init(comunidad: Comunidad, at instant: WallInstant) {
    today = CivilZone.peninsula.civil(at: instant).date
    let yesterday = today.advanced(byDays: -1)
    let theDayBefore = today.advanced(byDays: -2)
    if let code = comunidad.bulletinCode {
      let template = "prediccion/ccaa/{periodo}/{ccaa}"
      questions = [
        Question(path: "prediccion/ccaa/hoy/\(code)", template: template),
        Question(
          path: "prediccion/ccaa/manana/\(code)/elaboracion/\(yesterday)", template: template + "/elaboracion/{fecha}"),
        Question(path: "prediccion/ccaa/manana/\(code)", template: template),
        Question(
          path: "prediccion/ccaa/pasadomanana/\(code)/elaboracion/\(theDayBefore)",
          template: template + "/elaboracion/{fecha}"),
      ]
    } else {
      let code = comunidad.provinces[0].code
      let template = "prediccion/provincia/{periodo}/{provincia}"
      questions = [
        Question(path: "prediccion/provincia/hoy/\(code)", template: template),
        Question(
          path: "prediccion/provincia/manana/\(code)/elaboracion/\(yesterday)",
          template: template + "/elaboracion/{fecha}"),
        Question(path: "prediccion/provincia/manana/\(code)", template: template),
      ]
    }
  }

  /// The first question.
  public var first: Question { questions[0] }

  /// Takes an answer in and says what to do next. A failure to ask (429, 5xx, no network) is no answer: the search
  /// ends there, and nothing may be concluded.
  public mutating func take(_ answer: Answer) -> Step {
    asked += 1
    if case .text(let bulletin) = answer {
      if bulletin.covers(today) { return .found(bulletin) }
      // A text of days to come is not stale, and not today's either: never shown as such (Q-BOL-10).
      let isPast = bulletin.validDays.allSatisfy { $0 < today }
      if isPast, newest.map({ $0.issuedAt < bulletin.issuedAt }) ?? true { newest = bulletin }
    }
    if asked < questions.count { return .ask(questions[asked]) }
    return newest.map(Step.onlyStale) ?? .nothing
  }
}
