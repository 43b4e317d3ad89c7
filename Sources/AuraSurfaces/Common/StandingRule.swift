// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTime

/// What is known of the data behind a surface, from which its standing is told.
struct StandingRule {
  /// What the data are, for agreement.
  enum Subject {
    case data, picture, headlines, bulletin
  }

  var subject = Subject.data
  /// Whether there is something to show.
  var isKnown: Bool
  /// Whether there was, before the moment.
  var wasKnown = false
  /// What the age counts from: when it was measured or made, else received.
  var madeAt: WallInstant?
  /// When it was last looked for with success.
  var checkedAt: WallInstant?
  /// From what time on without a look data are stale, s.
  var staleSeconds: Int64
  var failure: FailureReason?
  /// What to say of a failure where the data are not AEMET's: sentences of failure speak of AEMET.
  var otherSentence: String?

  func standing(at moment: WallInstant) -> Standing {
    let age = (madeAt ?? checkedAt).map { AgeWords.ago($0, at: moment) }
    let kind = kind(at: moment)
    return Standing(kind: kind, age: age, note: note(kind, age), reason: failure.map(reason))
  }

  private func kind(at moment: WallInstant) -> Standing.Kind {
    guard isKnown else { return wasKnown ? .expired : .unknown }
    if failure == .offline { return .offline }
    let isOld = (checkedAt ?? madeAt).map { $0.seconds(until: moment) > staleSeconds } ?? false
    return failure != nil || isOld ? .stale : .current
  }

  private func note(_ kind: Standing.Kind, _ age: String?) -> String? {
    switch (kind, age) {
    case (.current, let age): age.map { "\(made) \($0)" }
    case (.stale, let age?): "Sin actualizar: \(noun) de \(age)"
    case (.stale, nil): "Sin actualizar"
    case (.offline, let age?): "Sin conexión: \(noun) de \(age)"
    case (.offline, nil): "Sin conexión: \(noun) sin actualizar"
    case (.expired, let age?): "\(over) de \(age)"
    case (.expired, nil): overAlone
    case (.unknown, _): failure == .offline ? "Sin conexión y sin datos" : "Sin datos"
    }
  }

  private var made: String {
    switch subject {
    case .data: "Datos de"
    case .headlines: "Titulares de"
    case .picture: "Imagen de"
    case .bulletin: "Emitido"
    }
  }

  private var noun: String {
    switch subject {
    case .data: "datos"
    case .picture: "imagen"
    case .headlines: "titulares"
    case .bulletin: "texto"
    }
  }

  private var over: String {
    switch subject {
    case .data: "Datos caducados: son"
    case .picture: "Imagen caducada: es"
    case .headlines: "Titulares caducados: son"
    case .bulletin: "Texto de otros días: es"
    }
  }

  private var overAlone: String {
    switch subject {
    case .data: "Datos caducados"
    case .picture: "Imagen caducada"
    case .headlines: "Titulares caducados"
    case .bulletin: "Texto de otros días"
    }
  }

  private func reason(_ failure: FailureReason) -> String {
    guard let otherSentence, failure != .offline, failure != .cancelled else {
      return FailurePhrase.sentence(for: failure)
    }
    return otherSentence
  }
}
