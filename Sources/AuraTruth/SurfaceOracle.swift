// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Reads the finished texts of surfaces and a snapshot and says which figures, times and words are not the snapshot's.
///
/// It knows what each text is by the surface's name and the text's place in it, reads figures and times from the letters,
/// has tables of its own, and shares nothing with what composes the surfaces. Both ways are judged: what is known must
/// be told with its figure, what is not known must be told as unknown.
public enum SurfaceOracle {
  /// A text of a surface.
  public struct Line: Hashable, Sendable {
    /// `hero`, `widget-small`
    public var surface: String
    /// `items.3.temperature`
    public var path: String
    public var text: String

    public init(surface: String, path: String, text: String) {
      self.surface = surface
      self.path = path
      self.text = text
    }
  }

  /// What is not so, one line a finding.
  public static func findings(in lines: [Line], of snapshot: WeatherSnapshot, at moment: WallInstant) -> [String] {
    let world = SurfaceWorld(snapshot, at: moment)
    var labels: [String: String] = [:]
    var findings: [String] = []
    for line in lines {
      if line.path.hasSuffix(".label") { labels["\(line.surface).\(line.path.dropLast(6))"] = line.text }
      let row = line.path.hasSuffix(".figure") ? labels["\(line.surface).\(line.path.dropLast(7))"] : nil
      guard let expected = world.expected(line, label: row) else { continue }
      if let fault = expected.fault(of: line.text) { findings.append("\(line.surface).\(line.path): \(fault)") }
    }
    return findings
  }

  /// What a text has to say.
  enum Expectation {
    /// These figures in this order, or that they are not known where nil.
    case figures([Double]?, unit: String)
    /// Nothing but this text.
    case exactly(String)
    /// This word in it.
    case word(String)
    /// It says that nothing is known.
    case unknown

    func fault(of text: String) -> String? {
      switch self {
      case .figures(let expected?, let unit):
        if SurfaceText.figures(in: text) == expected, unit.isEmpty || text.contains(unit) { return nil }
        return "\"\(text)\", expected \(expected) \(unit)"
      case .exactly(let expected): return text == expected ? nil : "\"\(text)\", expected \"\(expected)\""
      case .word(let expected):
        return text.lowercased().contains(expected.lowercased()) ? nil : "\"\(text)\", expected \"\(expected)\" in it"
      case .figures(nil, _), .unknown:
        let isTold = ["sin datos", "s/d", "no se sabe"].contains { text.lowercased().contains($0) }
        return isTold && SurfaceText.figures(in: text).isEmpty ? nil : "\"\(text)\", expected that it is not known"
      }
    }
  }
}

/// What can be read from the letters of a surface.
enum SurfaceText {
  /// Every figure of a text, in order: a true minus before it, a comma within.
  static func figures(in text: String) -> [Double] {
    var figures: [Double] = []
    var digits = ""
    var isNegative = false
    var previous: Character = " "
    for character in text + " " {
      if character.isASCII, character.isNumber {
        if digits.isEmpty { isNegative = previous == "−" }
        digits.append(character)
      } else if character == ",", !digits.isEmpty, !digits.contains(".") {
        digits.append(".")
      } else if !digits.isEmpty {
        let number = Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits) ?? 0
        figures.append(isNegative ? -number : number)
        digits = ""
      }
      previous = character
    }
    return figures
  }
}
