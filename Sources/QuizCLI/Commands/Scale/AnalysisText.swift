internal import CommandLine
internal import QuizCore
internal import QuizPlay
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// An analysis as tables with small charts.
struct AnalysisText {
  private let analysis: ItemAnalysis
  private let listing: AnalysisListing
  private let width: Int?
  private let words: ReportWords

  init(_ analysis: ItemAnalysis, width: Int?, _ language: InterfaceLanguage) {
    self.analysis = analysis
    self.width = width
    words = .of(language)
    listing = AnalysisListing(analysis)
  }

  var text: String {
    if analysis.participants == 0 { return words.nobody + "\n" }
    let few = listing.hasFew ? fitted(words.fewParticipants).map { $0 + "\n" }.joined() : ""
    let parts = [overview, distribution, questions, answers, suspects, few]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var overview: String {
    let figures = listing.quizFigures.compactMap { figure in
      figure.value.map { [words.figures[figure.key] ?? figure.words, written($0)] }
    }
    let count = [words.participants, String(analysis.participants)]
    return analysis.quiz.title.cleaned + "\n\n" + Table(rows: [count] + figures, numbers: [1]).text()
  }

  /// How the totals lie.
  private var distribution: String {
    let bars = Histogram(analysis.totals.runs).bars
    let most = max(1, bars.map(\.count).max() ?? 1)
    let rows = bars.map {
      [
        words.language == .english ? $0.label : words.label($0), String($0.count),
        Self.bar(Double($0.count) / Double(most)),
      ]
    }
    return rows.isEmpty
      ? "" : table([words.inPoints, words.participants, ""], rows, numbers: [0, 1], dispensable: [2])
  }

  private var questions: String {
    let rows = analysis.asked.flatMap { place in
      let (id, asked) = (analysis.quiz.questions[place].id, String(analysis.items[place].asked))
      let figures = listing.figures(place).map { $0.value.map(written) ?? "" }
      let facility = analysis.items[place].facility.map { Self.bar($0) } ?? ""
      let gaps = listing.gapFacilities(place).map { gap in
        ["\(id).\(gap.id)", asked, written(gap.facility), "", "", "", "", Self.bar(gap.facility)]
      }
      return [[id, asked] + figures + [facility]] + gaps
    }
    return table(
      Self.columns.map { words.shortColumns[$0] ?? $0 } + [""], rows, numbers: [1, 2, 3, 4, 5, 6],
      flexible: [0], dispensable: [7, 6, 4, 5, 1])
  }

  private static let columns = ["question", "asked", "facility", "discrimination", "efficiency", "weight", "sd"]

  /// Answers with how often they were given; right ones have a star, partly right ones a tilde. Of typed ones the most frequent.
  private var answers: String {
    var rows: [[String]] = []
    for place in analysis.asked {
      let (question, item) = (analysis.quiz.questions[place], analysis.items[place])
      let shown = listing.shownAnswers(place)
      for (id, count) in shown.answers {
        let worth = listing.worth(of: id, place)
        let mark = worth >= Verdict.rightFrom ? "*" : worth > 0 ? "~" : ""
        let share = Double(count) / Double(max(1, item.asked))
        rows.append([
          question.id, mark + id, String(count), percent(share), Self.bar(share), listing.words(of: id, place) ?? "",
        ])
      }
      if shown.rest.values > 0 {
        let share = Double(shown.rest.count) / Double(max(1, item.asked))
        let name = words.moreValues(shown.rest.values)
        rows.append([question.id, name, String(shown.rest.count), percent(share), Self.bar(share), ""])
      }
      rows.append([
        question.id, words.noneInList, String(item.skipped),
        percent(Double(item.skipped) / Double(max(1, item.asked))),
        "", "",
      ])
    }
    return table(
      words.answerColumns, rows, numbers: [2, 3], flexible: [0, 1, 5], comfort: [5: 30],
      dispensable: [4, 2])
  }

  private func table(
    _ header: [String], _ rows: [[String]], numbers: Set<Int>, flexible: Set<Int> = [], comfort: [Int: Int] = [:],
    dispensable: [Int]
  ) -> String {
    Table(
      header: header, rows: rows, numbers: numbers, flexible: flexible, comfort: comfort, dispensable: dispensable
    ).text(width: width)
  }

  private var suspects: String {
    let lines = analysis.asked.flatMap { place in
      analysis.namedSuspects(of: place).flatMap {
        fitted("\(analysis.quiz.questions[place].id): \(sentence($0))".cleaned)
      }
    }
    return lines.isEmpty ? "" : words.suspects + "\n" + lines.map { $0 + "\n" }.joined()
  }

  /// A sentence in lines of the terminal's width; one line elsewhere.
  private func fitted(_ sentence: String) -> [String] {
    guard let width else { return [sentence] }
    return wrapped(sentence, width: max(20, width))
  }

  // MARK: Writing

  /// English ones are as other programs read them, too.
  private func written(_ value: Double) -> String {
    words.language == .english ? AnalysisFigures.written(value) : words.number(value)
  }

  private func percent(_ share: Double) -> String { written((1000 * share).rounded() / 10) }

  private func sentence(_ suspect: SuspectKey) -> String {
    words.language == .english ? suspect.sentence : words.sentence(suspect)
  }

  private static let widest = 20

  static func bar(_ share: Double) -> String {
    String(repeating: "█", count: Int((max(0, min(1, share)) * Double(widest)).rounded()))
  }
}
