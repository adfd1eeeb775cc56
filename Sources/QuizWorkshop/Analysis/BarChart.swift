internal import HTMLText
internal import QuizPlay
internal import Words

/// Horizontal bars with labels and counts: a list whose bars are SVG, so that texts stay large on small screens.
struct BarChart {
  struct Bar {
    var label: HTML
    var count: Int
    var mark = Mark.other
    /// A note after the count, such as a share.
    var note: String
  }

  /// The meaning of a bar; each has a colour and a sign of its own.
  enum Mark: String, CaseIterable {
    case right, partly, other, none

    var sign: String {
      switch self {
      case .right: return "✓"
      case .partly: return "◐"
      case .other: return ""
      case .none: return "–"
      }
    }

    func name(_ words: ReportWords) -> String {
      switch self {
      case .right: return words.rightWord
      case .partly: return words.partly
      case .other: return words.other
      case .none: return words.noResponse
      }
    }
  }

  var title: String
  var bars: [Bar]

  var html: HTML {
    let most = max(1, bars.map(\.count).max() ?? 1)
    return Tag.figure {
      Tag.figcaption { title }
      Tag.ul(.class("chart")) { bars.map { row($0, most) } }
    }
  }

  private func row(_ bar: Bar, _ most: Int) -> HTML {
    let width = AnalysisFigures.written((1000 * Double(bar.count) / Double(most)).rounded() / 10)
    return Tag.li(.class(bar.mark.rawValue)) {
      Tag.span(.class("label")) {
        if !bar.mark.sign.isEmpty {
          Tag.span(.class("sign")) { bar.mark.sign }
          " "
        }
        bar.label
      }
      Self.svg(width: width)
      Tag.span(.class("count")) { bar.note }
    }
  }

  /// The legend of signs and colours.
  static func legend(_ words: ReportWords) -> HTML {
    Tag.ul(.class("legend"), .aria("label", words.legend)) {
      Mark.allCases.map { mark in
        Tag.li(.class(mark.rawValue)) {
          svg(width: "100")
          Tag.span { "\(mark.sign) \(mark.name(words))" }
        }
      }
    }
  }

  private static func svg(width: String) -> HTML {
    Tag.svg(.aria("hidden", "true"), .named("viewBox", "0 0 100 10"), .named("preserveAspectRatio", "none")) {
      Tag.rect(.named("width", width), .named("height", "10"))
    }
  }
}
