internal import HTMLText
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

/// Values gathered in steps of equal, round width.
package struct Histogram {
  package struct Bar {
    package var from: Double
    /// The most that can fall into the step: belongs to it in the last one and among whole values, else to the next.
    package var to: Double
    var isClosed: Bool
    package var count = 0

    package var label: String {
      if from == to { return AnalysisFigures.written(from) }
      return "\(AnalysisFigures.written(from)) to \(isClosed ? "" : "under ")\(AnalysisFigures.written(to))"
    }
  }

  package private(set) var bars: [Bar] = []

  /// `runs` in ascending order, each value with how often it came; whole values get steps of whole width.
  ///
  /// Other values get no more steps than there are of them, at least four, so that few are not lost among empty steps.
  package init(_ runs: [(value: Double, count: Int)], most: Int = 12) {
    guard let low = runs.first?.value, let high = runs.last?.value else { return }
    let isWhole = runs.allSatisfy { $0.value == $0.value.rounded() }
    let steps = isWhole ? most : min(most, max(4, runs.reduce(0) { $0 + $1.count }))
    let width = Self.width(from: low, to: high, most: Double(steps), isWhole: isWhole)
    let (first, last) = ((low / width).rounded(.down), (high / width).rounded(.down))
    bars = (0...Int(last - first)).map { step in
      let from = (first + Double(step)) * width
      return Bar(from: from, to: min(high, from + width - (isWhole ? 1 : 0)), isClosed: isWhole || from + width > high)
    }
    for (value, times) in runs { bars[Int((value / width).rounded(.down) - first)].count += times }
  }

  /// The least of 1, 2 and 5 times a power of ten that needs no more than `most` steps; whole values: of 1 and more.
  private static func width(from low: Double, to high: Double, most: Double, isWhole: Bool) -> Double {
    var power = isWhole ? 1 : tenth(below: max(1e-6, (high - low) / most))
    while power.isFinite {
      for width in [power, 2 * power, 5 * power]
      where (high / width).rounded(.down) - (low / width).rounded(.down) < most { return width }
      power *= 10
    }
    return power
  }

  /// The highest power of ten up to a value above 0.
  private static func tenth(below value: Double) -> Double {
    var power = 1.0
    while power > value { power /= 10 }
    while power * 10 <= value { power *= 10 }
    return power
  }
}
