package import QuizCore
package import QuizPlay
internal import TextLayout

/// An analysis as one HTML file in the reader's language: charts are inline SVG, nothing is loaded from anywhere.
package struct AnalysisPage {
  private let analysis: ItemAnalysis
  private let listing: AnalysisListing
  private let words: ReportWords

  package init(_ analysis: ItemAnalysis, _ language: InterfaceLanguage) {
    self.analysis = analysis
    listing = AnalysisListing(analysis)
    words = .of(language)
  }

  package var text: String {
    let title = Self.escaped(analysis.quiz.title)
    return """
      <!doctype html>
      <html lang="\(words.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1\(quizLanguage)>\(title)</h1>
      \(overview)
      <h2>\(words.totals)</h2>
      \(distribution)
      <h2>\(words.questions)</h2>
      \(questions)
      <h2>\(words.answers)</h2>
      \(BarChart.legend(words))
      \(analysis.asked.map(answers).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  /// The language of the quiz's own texts.
  private var quizLanguage: String {
    analysis.quiz.language.map { " lang=\"\(Self.escaped($0))\"" } ?? ""
  }

  // MARK: Parts

  private var overview: String {
    let rows = listing.quizFigures.compactMap { figure in
      figure.value.map { value in
        "<tr><th scope=\"row\">\(Self.escaped(words.figures[figure.key] ?? figure.words))</th>"
          + "<td class=\"n\">\(words.number(value))</td></tr>"
      }
    }
    let count =
      "<tr><th scope=\"row\">\(words.participants)</th><td class=\"n\">\(analysis.participants)</td></tr>"
    return "<table>\n" + ([count] + rows).joined(separator: "\n") + "\n</table>"
  }

  private var distribution: String {
    let bars = Histogram(analysis.totals.runs).bars.map { bar in
      BarChart.Bar(label: label(bar), count: bar.count, note: share(bar.count, of: analysis.participants))
    }
    return BarChart(title: words.totalsChart, bars: bars).html
  }

  private func label(_ bar: Histogram.Bar) -> String {
    if bar.from == bar.to { return words.number(bar.from) }
    let template = bar.isClosed ? words.range : words.rangeBelow
    return template(["from": words.number(bar.from), "to": words.number(bar.to)])
  }

  /// `7 (35 %)`.
  private func share(_ count: Int, of all: Int) -> String {
    let percent = AnalysisFigures.percent(Double(count) / Double(max(1, all)))
    return words.share(["n": String(count), "percent": words.decimal(percent)])
  }

  private var questions: String {
    let header = ["question", "asked", "facility", "discrimination", "efficiency", "weight", "sd"]
    let head = header.enumerated().map {
      "<th scope=\"col\"\($0 > 0 ? " class=\"n\"" : "")>\(Self.escaped(words.columns[$1] ?? $1))</th>"
    }
    let rows = analysis.asked.map { place in
      let numbers =
        [String(analysis.items[place].asked)] + listing.figures(place).map { $0.value.map(words.number) ?? "" }
      let id = analysis.quiz.questions[place].id
      return "<tr><th scope=\"row\"><a href=\"#item\(place + 1)\">\(Self.escaped(id))</a></th>"
        + numbers.map { "<td class=\"n\">\($0)</td>" }.joined() + "</tr>"
    }
    return "<div class=\"wide\"><table>\n<tr>\(head.joined())</tr>\n" + rows.joined(separator: "\n")
      + "\n</table></div>\n"
      + meanings
  }

  private var meanings: String {
    let rows = words.meanings.map { key, text in
      "<dt>\(Self.escaped(words.columns[key] ?? key))</dt><dd>\(Self.escaped(text))</dd>"
    }
    return "<details><summary>\(words.meaning)</summary>\n<dl>\n" + rows.joined(separator: "\n") + "\n</dl></details>"
  }

  private func answers(_ place: Int) -> String {
    let question = analysis.quiz.questions[place]
    let suspects = analysis.suspects(of: place).map { "<p class=\"suspect\">\(Self.escaped(sentence($0)))</p>" }
    return "<h3 id=\"item\(place + 1)\">\(Self.escaped(question.id))</h3>\n"
      + "<p class=\"text\"\(quizLanguage)>\(Self.escaped(question.text))</p>\n" + suspects.joined(separator: "\n")
      + BarChart(title: words.answersChart, bars: bars(place)).html
  }

  /// The answers; what is typed in more ways than fit is added up, so that the counts are those of all.
  private func bars(_ place: Int) -> [BarChart.Bar] {
    let (item, question) = (analysis.items[place], analysis.quiz.questions[place])
    let shown = listing.shownAnswers(place)
    var bars = shown.answers.map { id, count in
      let text = question.kind.isChoice ? question.answer(id)?.text : nil
      let worth = listing.worth(of: id, place)
      let mark = worth >= Verdict.rightFrom ? BarChart.Mark.right : worth > 0 ? .partly : .other
      return BarChart.Bar(label: text ?? id, count: count, mark: mark, note: share(count, of: item.asked))
    }
    if shown.rest.values > 0 {
      let label = shown.rest.values == 1 ? words.oneOther : words.others(["n": String(shown.rest.values)])
      bars.append(BarChart.Bar(label: label, count: shown.rest.count, note: share(shown.rest.count, of: item.asked)))
    }
    let none = share(item.skipped, of: item.asked)
    return bars + [BarChart.Bar(label: words.noResponse, count: item.skipped, mark: .none, note: none)]
  }

  private func sentence(_ suspect: SuspectKey) -> String {
    switch suspect {
    case .negativeDiscrimination(let index): return words.negative(["n": words.number(index)])
    case .preferredByStrong(let answer, let rest, let rightRest):
      return words.preferred(["answer": answer, "n": words.number(rest), "of": words.number(rightRest)])
    }
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
