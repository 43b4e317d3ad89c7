// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An opaque sRGB colour.
public struct Colour: Hashable, Sendable {
  /// 0…255 each.
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  /// Makes a colour from 0xRRGGBB.
  public init(_ rgb: UInt32) {
    red = UInt8(rgb >> 16 & 0xFF)
    green = UInt8(rgb >> 8 & 0xFF)
    blue = UInt8(rgb & 0xFF)
  }

  public static let black = Colour(0x000000)
  public static let white = Colour(0xFFFFFF)

  /// As CSS writes it: `#50F0E6`.
  public var hex: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(component, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// Relative luminance, 0 black … 1 white. Source: W3C, WCAG 2.1, "relative luminance".
  public var relativeLuminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio, 1…21; text is legible from 4.5 (AA). Source: W3C, WCAG 2.1, "contrast ratio", criterion 1.4.3.
  public func contrast(with other: Colour) -> Double {
    let luminances = [relativeLuminance, other.relativeLuminance]
    return (luminances.max()! + 0.05) / (luminances.min()! + 0.05)
  }

  private func linear(_ component: UInt8) -> Double {
    let share = Double(component) / 255
    return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
