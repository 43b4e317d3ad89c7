// SPDX-License-Identifier: MIT

/// A size and weight of a drawing's text, and the class that sets it.
enum TextStyle: CaseIterable {
  case micro, tiny, small, smallBold, body, bodyBold, title, large, figure, huge, giant

  /// px of the drawing.
  var size: Double {
    switch self {
    case .micro: 8.5
    case .tiny: 10
    case .small, .smallBold: 11.5
    case .body, .bodyBold: 13
    case .title: 15
    case .large: 20
    case .figure: 28
    case .huge: 34
    case .giant: 46
    }
  }

  var isBold: Bool {
    switch self {
    case .micro, .tiny, .small, .body: false
    case .smallBold, .bodyBold, .title, .large, .figure, .huge, .giant: true
    }
  }

  /// From one baseline to the next, px.
  var leading: Double { (size * 1.32).rounded() }

  var className: StaticString {
    switch self {
    case .micro: "t1"
    case .tiny: "t2"
    case .small: "t3"
    case .smallBold: "t3 b"
    case .body: "t4"
    case .bodyBold: "t4 b"
    case .title: "t5 b"
    case .large: "t6 b"
    case .figure: "t9 b"
    case .huge: "t7 b"
    case .giant: "t8 b"
    }
  }
}
