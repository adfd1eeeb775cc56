package import QuizPlay

/// Horizontal bars with labels and counts: a list whose bars are SVG, so that texts stay large on small screens.
package struct BarChart {
  package struct Bar {
    package var label: String
    package var count: Int
    package var mark = Mark.other
    /// Behind the count: a share perhaps.
    package var note: String
  }

  /// What a bar stands for; each has a colour and a sign of its own.
  package enum Mark: String, CaseIterable {
    case right, partly, other, none

    package var sign: String {
      switch self {
      case .right: return "✓"
      case .partly: return "◐"
      case .other: return ""
      case .none: return "–"
      }
    }

    package func name(_ words: ReportWords) -> String {
      switch self {
      case .right: return words.right
      case .partly: return words.partly
      case .other: return words.other
      case .none: return words.noResponse
      }
    }
  }

  package var title: String
  package var bars: [Bar]

  package var html: String {
    let most = max(1, bars.map(\.count).max() ?? 1)
    let rows = bars.map { bar in
      let width = AnalysisFigures.written((1000 * Double(bar.count) / Double(most)).rounded() / 10)
      let sign = bar.mark.sign.isEmpty ? "" : "<span class=\"sign\">\(bar.mark.sign)</span> "
      return "<li class=\"\(bar.mark.rawValue)\"><span class=\"label\">\(sign)\(AnalysisPage.escaped(bar.label))</span>"
        + Self.svg(width: width) + "<span class=\"count\">\(AnalysisPage.escaped(bar.note))</span></li>"
    }
    return "<figure><figcaption>\(AnalysisPage.escaped(title))</figcaption>\n<ul class=\"chart\">\n"
      + rows.joined(separator: "\n") + "\n</ul></figure>"
  }

  /// Each sign and colour with what it means.
  static func legend(_ words: ReportWords) -> String {
    let items = Mark.allCases.map { mark in
      "<li class=\"\(mark.rawValue)\">\(svg(width: "100"))<span>\(mark.sign) \(AnalysisPage.escaped(mark.name(words)))</span></li>"
    }
    return "<ul class=\"legend\" aria-label=\"\(AnalysisPage.escaped(words.legend))\">\n"
      + items.joined(separator: "\n")
      + "\n</ul>"
  }

  private static func svg(width: String) -> String {
    "<svg aria-hidden=\"true\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\"><rect width=\"\(width)\" height=\"10\"/></svg>"
  }
}
