// SPDX-License-Identifier: MIT

public import AuraTime

/// One weather warning of AEMET (Meteoalerta) in one language, as the message has it.
public struct WeatherAlert: Hashable, Sendable, Identifiable {
  /// The message's identifier, an opaque key (Q-CAP-11).
  public let identifier: String
  /// The place among the warnings of its message, 0 for nearly all: AEMET writes one warning a message.
  public let indexInMessage: Int
  /// The name of the file in the archive; empty for a message that came alone. It says nothing of the zone (Q-CAP-04).
  public let fileName: String
  /// When it was issued.
  public let sent: WallInstant
  public let level: AvisoLevel
  /// Whether the message named no level that is known, so that amarillo was assumed (Q-CAP-20).
  public let isLevelAssumed: Bool
  /// The phenomenon as sent, letters and name: `AT;Temperaturas máximas`; empty when the message has none.
  public let phenomenonSent: String
  /// The announced value; nil where there is none to announce.
  public let parameter: AvisoParameter?
  public let probability: AvisoProbability?
  /// When the message takes effect.
  public let effective: WallInstant
  /// When the event begins; it may lie before `sent` (Q-CAP-06).
  public let onset: WallInstant
  /// When the event is over; nil holds until the warning is withdrawn.
  public let expires: WallInstant?
  /// `Aviso de temperaturas máximas de nivel naranja`
  public let event: String
  /// `Aviso de temperaturas máximas de nivel naranja. La Siberia extremeña`
  public let headline: String
  /// `Temperatura máxima: 40 °C.` and the forecaster's comment; empty when the message has none.
  public let details: String
  /// What to do; empty when the message has none.
  public let instruction: String
  /// Where AEMET shows the warning.
  public let web: String
  /// CAP's own words on how soon and how sure, as sent: `Future`, `Likely`.
  public let urgency: String
  public let certainty: String
  /// One zone; several only in messages of level verde.
  public let areas: [AvisoArea]

  public init(
    identifier: String, indexInMessage: Int = 0, fileName: String, sent: WallInstant, level: AvisoLevel,
    isLevelAssumed: Bool, phenomenonSent: String,
    parameter: AvisoParameter?, probability: AvisoProbability?, effective: WallInstant,
    onset: WallInstant, expires: WallInstant?, event: String, headline: String, details: String, instruction: String,
    web: String, urgency: String, certainty: String, areas: [AvisoArea]
  ) {
    self.identifier = identifier
    self.indexInMessage = indexInMessage
    self.fileName = fileName
    self.sent = sent
    self.level = level
    self.isLevelAssumed = isLevelAssumed
    self.phenomenonSent = phenomenonSent
    self.parameter = parameter
    self.probability = probability
    self.effective = effective
    self.onset = onset
    self.expires = expires
    self.event = event
    self.headline = headline
    self.details = details
    self.instruction = instruction
    self.web = web
    self.urgency = urgency
    self.certainty = certainty
    self.areas = areas
  }

  /// The identifier, told apart where a message holds several warnings.
  public var id: String { indexInMessage == 0 ? identifier : "\(identifier)#\(indexInMessage)" }

  /// The letters of the phenomenon: `AT`.
  public var phenomenonCode: String { AvisoText.trimmed(phenomenonSent.prefix { $0 != ";" }) }

  /// What the message calls the phenomenon: `Temperaturas máximas`.
  public var phenomenonName: String { AvisoText.trimmed(phenomenonSent.drop { $0 != ";" }.dropFirst()) }

  /// `details` with the degree sign put right.
  public var shownDetails: String { AvisoText.shown(details) }

  /// The phenomenon; nil for letters unknown here.
  public var phenomenon: AvisoPhenomenon? { AvisoPhenomenon(rawValue: phenomenonCode) }

  /// Whether it concerns the sea before a coast (Q-CAP-14).
  public var isCoastal: Bool { areas.contains(where: \.isCoastal) }
}
