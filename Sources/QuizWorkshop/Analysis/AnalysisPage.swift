internal import HTMLText
package import QuizCore
internal import QuizHTML
internal import QuizPlay
package import Words

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
    let title = analysis.quiz.title
    var page = HTMLPage(language: words.language.rawValue, title: title, styleSheet: Self.style + MarkupSheet.screen)
    page.isMain = true
    page.policy = "default-src 'none'; style-src 'unsafe-inline'"
    return page.text {
      Tag.h1(quizLanguage) { title }
      overview
      if listing.hasFew { Tag.p { words.fewParticipants } }
      Tag.h2 { words.totals }
      distribution
      Tag.h2 { words.questions }
      questions
      meanings
      Tag.h2 { words.theAnswers }
      BarChart.legend(words)
      analysis.asked.map(answers)
    }
  }

  /// The language of the quiz's own texts.
  private var quizLanguage: [Attribute] { analysis.quiz.language.map { [.lang($0)] } ?? [] }

  // MARK: Parts

  private var overview: HTML {
    Tag.table {
      row(words.participants, String(analysis.participants))
      listing.quizFigures.compactMap { figure in
        figure.value.map { row(words.figures[figure.key] ?? figure.words, words.number($0)) }
      }
    }
  }

  private func row(_ name: String, _ value: String) -> HTML {
    Tag.tr {
      Tag.th(.named("scope", "row")) { name }
      Tag.td(.class("n")) { value }
    }
  }

  private var distribution: HTML {
    let bars = Histogram(analysis.totals.runs).bars.map { bar in
      BarChart.Bar(label: .text(words.label(bar)), count: bar.count, note: share(bar.count, of: analysis.participants))
    }
    return BarChart(title: words.totalsChart, bars: bars).html
  }

  /// `7 (35 %)`.
  private func share(_ count: Int, of all: Int) -> String {
    let percent = AnalysisFigures.percent(Double(count) / Double(max(1, all)))
    return words.share(["n": String(count), "percent": words.decimal(percent)])
  }

  private var questions: HTML {
    let header = ["question", "asked", "facility", "discrimination", "efficiency", "weight", "sd"]
    return Tag.div(.class("wide")) {
      Tag.table {
        Tag.tr {
          header.enumerated().map { place, key in
            Tag.th([.named("scope", "col")] + (place > 0 ? [.class("n")] : [])) { words.columns[key] ?? key }
          }
        }
        analysis.asked.map(figures)
      }
    }
  }

  private func figures(_ place: Int) -> HTML {
    let (id, asked) = (analysis.quiz.questions[place].id, String(analysis.items[place].asked))
    let figures = listing.figures(place).map { $0.value.map(words.number) ?? "" }
    let gaps = listing.gapFacilities(place).map { gap in
      let numbers = [asked, words.number(gap.facility)] + figures.dropFirst().map { _ in "" }
      return row(of: "\(id).\(gap.id)", place, numbers)
    }
    return .joined([row(of: id, place, [asked] + figures)] + gaps)
  }

  private func row(of name: String, _ place: Int, _ numbers: [String]) -> HTML {
    Tag.tr {
      Tag.th(.named("scope", "row")) { Tag.a(.href("#item\(place + 1)")) { name } }
      numbers.map { number in Tag.td(.class("n")) { number } }
    }
  }

  private var meanings: HTML {
    Tag.details {
      Tag.summary { words.meaning }
      Tag.dl {
        words.meanings.map { key, text in
          HTML {
            Tag.dt { words.columns[key] ?? key }
            Tag.dd { text }
          }
        }
      }
    }
  }

  private func answers(_ place: Int) -> HTML {
    let question = analysis.quiz.questions[place]
    return HTML {
      Tag.h3(.id("item\(place + 1)")) { question.id }
      ShownText(question.textInWords, question.markup).element(.p, "text", quizLanguage, codeWidth: nil)
      analysis.namedSuspects(of: place).map { suspect in Tag.p(.class("suspect")) { words.sentence(suspect) } }
      BarChart(title: words.answersChart, bars: bars(place)).html
    }
  }

  /// The bars of the answers; rare typed ones are added up, so that the counts are complete.
  private func bars(_ place: Int) -> [BarChart.Bar] {
    let item = analysis.items[place]
    let shown = listing.shownAnswers(place)
    var bars = shown.answers.map { id, count in
      let worth = listing.worth(of: id, place)
      let mark = worth >= Verdict.rightFrom ? BarChart.Mark.right : worth > 0 ? .partly : .other
      return BarChart.Bar(label: label(id, place), count: count, mark: mark, note: share(count, of: item.asked))
    }
    if shown.rest.values > 0 {
      let label = words.others(shown.rest.values)
      bars.append(
        BarChart.Bar(label: .text(label), count: shown.rest.count, note: share(shown.rest.count, of: item.asked)))
    }
    let none = share(item.skipped, of: item.asked)
    return bars + [BarChart.Bar(label: .text(words.noResponse), count: item.skipped, mark: .none, note: none)]
  }
}

extension AnalysisPage {
  /// The words of an answer as they are seen; what was typed is never markup.
  private func label(_ id: String, _ place: Int) -> HTML {
    let question = analysis.quiz.questions[place]
    if question.markup != .plain {
      let answers = listing.answers(namedBy: id, place).map { ShownText($0.name, question.markup).cell }
      if let gap = listing.gap(of: id, place), !answers.isEmpty { return .joined([.text("\(gap.id): "), answers[0]]) }
      if !answers.isEmpty { return .joined(answers, separator: .text(" → ")) }
      if question.kind == .match, let pair = question.pairs.first(where: { "\($0.left)=\($0.right)" == id }) {
        let sides = [pair.left, pair.right].map { ShownText($0, question.markup).cell }
        return .joined(sides, separator: .text(" – "))
      }
    }
    return .text(listing.words(of: id, place) ?? id)
  }

  /// Light and dark; on small screens labels stand above their bars, and wide tables scroll by themselves.
  static let style = """
    :root { --paper: #fff; --ink: #222; --line: #ccc; --link: #1a56a8; --note: #fff3cd; --edge: #b8860b;
      --right: #2e7d4f; --partly: #b36b00; --other: #3567a8; --none: #777; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #181818; --ink: #eee; --line: #555; --link: #8ab8ff; --note: #443800; --edge: #d9a520;
        --right: #5dbb83; --partly: #e0a040; --other: #6f9fe0; --none: #999; }
    }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em;
      background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
    a { color: var(--link); }
    table { border-collapse: collapse; margin: 1em 0; }
    th, td { padding: .2em .7em; border-bottom: 1px solid var(--line); text-align: left; }
    th { overflow-wrap: normal; }
    td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
    .wide { overflow-x: auto; }
    .text { white-space: pre-wrap; }
    dt { font-weight: 600; } dd { margin: 0 0 .4em 1em; }
    figure { margin: 1em 0 2em; } figcaption { font-weight: 600; margin-bottom: .4em; }
    ul.chart, ul.legend { list-style: none; margin: 0; padding: 0; }
    ul.chart li { display: grid; grid-template-columns: minmax(6em, 16em) 1fr 8em; gap: 0 .8em; align-items: center;
      padding: .15em 0; }
    summary { padding-block: .7rem; } .label .markup-code { white-space: pre-wrap; }
    ul.chart .label { text-align: right; } ul.chart .count { font-variant-numeric: tabular-nums; }
    ul.chart svg { display: block; width: 100%; height: 1.1em; }
    ul.legend { display: flex; flex-wrap: wrap; gap: .3em 1.5em; }
    ul.legend li { display: flex; align-items: center; gap: .5em; } ul.legend svg { width: 1.6em; height: 1em; }
    rect { fill: var(--other); } .right rect { fill: var(--right); } .partly rect { fill: var(--partly); }
    .none rect { fill: var(--none); } .right .label { font-weight: 600; }
    .suspect { background: var(--note); padding: .4em .7em; border-left: 4px solid var(--edge); }
    @media (max-width: 36em) {
      ul.chart li { grid-template-columns: 1fr 7em; padding: .35em 0; }
      ul.chart .label { grid-column: 1 / -1; text-align: left; }
      th, td { padding: .2em .45em; }
    }
    @media print { body { max-width: none; } li, tr { break-inside: avoid; } details > dl { display: block; } }
    """
}
