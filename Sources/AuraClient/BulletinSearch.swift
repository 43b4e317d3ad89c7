// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Finds the text that covers today, one question at a time: a pure walk over AEMET's products.
///
/// `hoy` is issued only when something changes and may be months old under a good answer (Q-BOL-08), so today's text
/// is mostly yesterday's `manana`, from the archive (Q-BOL-09). Today is a date of the peninsula, for the Canaries too.
public struct BulletinSearch: Hashable, Sendable {
  /// What a question brought.
  public enum Answer: Hashable, Sendable {
    case text(ForecastBulletin)
    /// `estado` 404, or a text whose heading cannot be trusted: the next product may do better.
    case nothingUsable
  }

  /// How a search goes on.
  public enum Step: Hashable, Sendable {
    case ask(Endpoint)
    case found(ForecastBulletin)
    /// No product covers today; the text is the newest read, to be shown with its age.
    case onlyStale(ForecastBulletin)
    case nothing
  }

  public let today: CivilDate
  private var questions: [Endpoint]
  private var asked = 0
  private var newest: ForecastBulletin?

  /// Begins a search for the text of a community; Ceuta and Melilla have that of their province (Q-BOL-13).
  public init(comunidad: Comunidad, at instant: WallInstant) {
    today = CivilZone.peninsula.civil(at: instant).date
    let yesterday = today.advanced(byDays: -1)
    let (scope, code): (BulletinScope, String) =
      comunidad.bulletinCode.map { (.ccaa, $0) } ?? (.provincia, comunidad.provinces[0].code)
    questions = [
      .bulletin(scope, .hoy, code), .bulletin(scope, .manana, code, issuedOn: yesterday),
      .bulletin(scope, .manana, code),
    ]
    // Provinces have no text for the day after tomorrow.
    if scope == .ccaa {
      questions.append(.bulletin(scope, .pasadomanana, code, issuedOn: today.advanced(byDays: -2)))
    }
  }

  /// The first question.
  public var first: Endpoint { questions[0] }

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
