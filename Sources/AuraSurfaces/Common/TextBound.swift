// SPDX-License-Identifier: MIT

/// The most characters that a text of a surface may have, by what it is and how much room there is.
///
/// The lengths are ours: two lines of prose from the composer's register (70 and 140), the others by what a line of the
/// phone (about 40 characters of body text) or of the watch (about 22) holds.
public enum TextBound: String, CaseIterable, Hashable, Sendable {
  /// LOCALIDAD · Momento
  case placeLabel
  /// The name of a place on a widget.
  case place
  case headline
  case dataline
  /// The heading of a card.
  case title
  /// What a figure is: `Humedad relativa`.
  case label
  /// A figure with its unit, or words in its place.
  case value
  /// A short line under a figure.
  case detail
  /// AEMET's words for a sky.
  case skyWords
  /// `14:00`, `2:00 bis`
  case hour
  /// `miércoles 26`
  case day
  /// `hace 3 h`
  case age
  /// What a card says of the state of its data.
  case note
  /// Why data are missing.
  case reason
  /// A line of a warning.
  case alertLine
  /// A longer text of a warning.
  case alertText
  /// A paragraph of a bulletin.
  case paragraph
  case newsTitle
  /// Who wrote or measured it.
  case credit
  /// A sentence for who does not see the picture.
  case spoken
  /// A page of help.
  case body
  /// A button.
  case action
  /// The figure of a circular accessory or of a corner.
  case accessoryFigure
  /// A line of a rectangular accessory.
  case accessoryLine
  /// The line above a clock, or around a corner.
  case accessoryInline

  public func limit(_ size: AuraSize) -> Int {
    switch (self, size) {
    case (.placeLabel, .phone): 60
    case (.placeLabel, .watch): 44
    case (.place, .phone): 44
    case (.place, .watch): 30
    case (.headline, _): 70
    case (.dataline, _): 140
    case (.title, _): 40
    case (.label, _): 32
    case (.value, .phone): 40
    case (.value, .watch): 32
    case (.detail, .phone): 90
    case (.detail, .watch): 64
    case (.skyWords, _): 50
    case (.hour, _): 10
    case (.day, _): 14
    case (.age, _): 24
    case (.note, _): 64
    case (.reason, _): 110
    case (.alertLine, .phone): 110
    case (.alertLine, .watch): 80
    case (.alertText, .phone): 700
    case (.alertText, .watch): 240
    case (.paragraph, .phone): 900
    case (.paragraph, .watch): 320
    case (.newsTitle, .phone): 140
    case (.newsTitle, .watch): 90
    case (.credit, _): 60
    case (.spoken, _): 220
    case (.body, _): 420
    case (.action, _): 24
    case (.accessoryFigure, _): 8
    case (.accessoryLine, _): 34
    case (.accessoryInline, _): 40
    }
  }
}
