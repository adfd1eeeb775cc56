internal import QuizCore
internal import TextLayout

/// An analysis as one HTML file: charts are inline SVG, nothing is loaded from anywhere.
struct AnalysisPage {
  private let analysis: ItemAnalysis
  private let listing: AnalysisListing

  init(_ analysis: ItemAnalysis) {
    self.analysis = analysis
    listing = AnalysisListing(analysis)
  }

  var text: String {
    let title = Self.escaped(analysis.quiz.title)
    return """
      <!doctype html>
      <html lang="\(Self.escaped(analysis.quiz.language ?? "en"))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(overview)
      <h2>Totals</h2>
      \(distribution)
      <h2>Questions</h2>
      \(questions)
      <h2>Answers</h2>
      \(analysis.asked.map(answers).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; }
    table { border-collapse: collapse; margin: 1em 0; }
    th, td { padding: .2em .7em; border-bottom: 1px solid #ccc; text-align: left; }
    td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
    svg { display: block; max-width: 100%; }
    svg rect { fill: #3567a8; } svg rect.right { fill: #2e7d4f; } svg text { font-size: 12px; fill: #222; }
    .suspect { background: #fff3cd; padding: .4em .7em; border-left: 4px solid #b8860b; }
    @media (prefers-color-scheme: dark) {
      body, svg text { background: #181818; color: #eee; fill: #eee; } .suspect { background: #443800; }
    }
    """

  // MARK: Parts

  private var overview: String {
    let rows = listing.quizFigures.compactMap { figure in
      figure.value.map { value in
        "<tr><th scope=\"row\">\(Self.escaped(figure.words))</th>"
          + "<td class=\"n\">\(AnalysisText.written(value))</td></tr>"
      }
    }
    let count = "<tr><th scope=\"row\">participants</th><td class=\"n\">\(analysis.participants)</td></tr>"
    return "<table>\n" + ([count] + rows).joined(separator: "\n") + "\n</table>"
  }

  private var distribution: String {
    let bars = Histogram(analysis.totals.runs).bars.map { bar in
      BarChart.Bar(label: bar.label, count: bar.count, isRight: false)
    }
    return BarChart(title: "Participants by their points", bars: bars).svg
  }

  private var questions: String {
    let header = ["question", "asked", "facility", "discrimination", "efficiency", "weight", "sd"]
    let head = header.enumerated().map { "<th scope=\"col\"\($0 > 0 ? " class=\"n\"" : "")>\($1)</th>" }.joined()
    let rows = analysis.asked.map { place in
      let numbers =
        [String(analysis.items[place].asked)]
        + listing.figures(place).map { $0.value.map(AnalysisText.written) ?? "" }
      let id = analysis.quiz.questions[place].id
      return "<tr><th scope=\"row\"><a href=\"#item\(place + 1)\">\(Self.escaped(id))</a></th>"
        + numbers.map { "<td class=\"n\">\($0)</td>" }.joined() + "</tr>"
    }
    return "<table>\n<tr>\(head)</tr>\n" + rows.joined(separator: "\n") + "\n</table>"
  }

  private func answers(_ place: Int) -> String {
    let (item, question) = (analysis.items[place], analysis.quiz.questions[place])
    let bars = listing.answers(place).prefix(12).map { id, count in
      let answer = question.kind.isChoice ? question.answer(id) : nil
      return BarChart.Bar(label: answer?.text ?? id, count: count, isRight: (answer?.worth ?? 0) > 0)
    }
    let none = BarChart.Bar(label: "(no response)", count: item.skipped, isRight: false)
    let suspects = analysis.suspects(of: place).map { "<p class=\"suspect\">\(Self.escaped($0.sentence))</p>" }
    return "<h3 id=\"item\(place + 1)\">\(Self.escaped(question.id))</h3>\n<p>\(Self.escaped(question.text))</p>\n"
      + suspects.joined(separator: "\n")
      + BarChart(title: "How often each answer was given", bars: bars + [none]).svg
  }

  /// The text fit for HTML, control characters cleaned.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.cleaned {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}

/// Horizontal bars with labels and counts, as SVG.
struct BarChart {
  struct Bar {
    var label: String
    var count: Int
    var isRight: Bool
  }

  var title: String
  var bars: [Bar]

  private static let row = 24
  private static let labels = 260
  private static let widest = 340

  var svg: String {
    let most = max(1, bars.map(\.count).max() ?? 1)
    let height = bars.count * Self.row
    let rows = bars.enumerated().map { index, bar in
      let y = index * Self.row
      let width = bar.count * Self.widest / most
      return "<text x=\"\(Self.labels - 8)\" y=\"\(y + 16)\" text-anchor=\"end\">"
        + "\(AnalysisPage.escaped(bar.label.truncated(to: 36)))</text>"
        + "<rect\(bar.isRight ? " class=\"right\"" : "") x=\"\(Self.labels)\" y=\"\(y + 4)\" width=\"\(width)\" height=\"16\"/>"
        + "<text x=\"\(Self.labels + width + 6)\" y=\"\(y + 16)\">\(bar.count)</text>"
    }
    return "<svg role=\"img\" viewBox=\"0 0 680 \(height)\" width=\"680\" height=\"\(height)\">"
      + "<title>\(AnalysisPage.escaped(title))</title>\n" + rows.joined(separator: "\n") + "\n</svg>"
  }
}
