internal import QuizCore
internal import TextLayout

/// An analysis as tables with small charts.
struct AnalysisText {
  private let analysis: ItemAnalysis
  private let listing: AnalysisListing
  private let width: Int?

  init(_ analysis: ItemAnalysis, width: Int?) {
    self.analysis = analysis
    self.width = width
    listing = AnalysisListing(analysis)
  }

  var text: String {
    if analysis.participants == 0 { return "No participant was read.\n" }
    let parts = [overview, distribution, questions, answers, suspects]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var overview: String {
    let names = [
      "of": "points to be had", "mean": "mean", "median": "median", "sd": "standard deviation", "skewness": "skewness",
      "kurtosis": "kurtosis", "cic": "Cronbach's alpha %", "error_ratio": "error ratio %",
      "standard_error": "standard error",
    ]
    let figures = listing.quizFigures.compactMap { name, value in
      names[name].flatMap { name in value.map { [name, Self.written($0)] } }
    }
    let count = ["participants", String(analysis.participants)]
    return analysis.quiz.title.cleaned + "\n\n" + Table(rows: [count] + figures, numbers: [1]).text()
  }

  /// How the totals lie, in ten steps from the least to the most.
  private var distribution: String {
    let steps = Histogram(analysis.totals.runs, steps: 10)
    let most = max(1, steps.bars.map(\.count).max() ?? 1)
    let rows = steps.bars.map { bar in
      [
        "\(Self.written(bar.from)) to \(Self.written(bar.to))", String(bar.count),
        Self.bar(Double(bar.count) / Double(most)),
      ]
    }
    return rows.isEmpty ? "" : Table(header: ["points", "participants", ""], rows: rows, numbers: [0, 1]).text()
  }

  private var questions: String {
    let rows = analysis.asked.map { place in
      let figures = listing.figures(place).map { $0.value.map(Self.written) ?? "" }
      let facility = analysis.items[place].facility.map { Self.bar($0) } ?? ""
      return [analysis.quiz.questions[place].id, String(analysis.items[place].asked)] + figures + [facility]
    }
    return Table(
      header: ["question", "asked", "facility", "discr.", "effic.", "weight", "sd", ""], rows: rows,
      numbers: [1, 2, 3, 4, 5, 6], flexible: [0]
    ).text(width: width)
  }

  /// Answers with how often they were given; the right ones are starred. Of typed ones the most frequent.
  private var answers: String {
    var rows: [[String]] = []
    for place in analysis.asked {
      let (question, item) = (analysis.quiz.questions[place], analysis.items[place])
      for (id, count) in listing.answers(place).prefix(Self.mostAnswers) {
        let answer = question.kind.isChoice ? question.answer(id) : nil
        let mark = (answer?.worth ?? 0) > 0 ? "*" : ""
        let share = Double(count) / Double(max(1, item.asked))
        rows.append([question.id, mark + id, String(count), Self.percent(share), Self.bar(share), answer?.text ?? ""])
      }
      rows.append([
        question.id, "(none)", String(item.skipped), Self.percent(Double(item.skipped) / Double(max(1, item.asked))),
        "", "",
      ])
    }
    return Table(
      header: ["question", "answer", "given", "%", "", "text"], rows: rows, numbers: [2, 3], flexible: [0, 1, 5]
    ).text(width: width)
  }

  private static let mostAnswers = 12

  private var suspects: String {
    let lines = analysis.asked.flatMap { place in
      analysis.suspects(of: place).map { "\(analysis.quiz.questions[place].id.cleaned): \($0.sentence.cleaned)\n" }
    }
    return lines.isEmpty ? "" : "Look at these again:\n" + lines.joined()
  }

  // MARK: Writing

  static func written(_ value: Double) -> String { Scores.written(value) }

  static func percent(_ share: Double) -> String { written((1000 * share).rounded() / 10) }

  private static let widest = 20

  static func bar(_ share: Double) -> String {
    String(repeating: "█", count: Int((max(0, min(1, share)) * Double(widest)).rounded()))
  }
}

/// Values gathered in steps of equal width.
struct Histogram {
  struct Bar {
    var from: Double
    var to: Double
    var count: Int
  }

  private(set) var bars: [Bar] = []

  /// `runs` in ascending order, each value with how often it came; one step when all are the same.
  init(_ runs: [(value: Double, count: Int)], steps: Int) {
    guard let low = runs.first?.value, let high = runs.last?.value else { return }
    let count = high > low ? steps : 1
    let width = (high - low) / Double(count)
    bars = (0..<count).map { step in
      Bar(
        from: low + Double(step) * width, to: step == count - 1 ? high : low + Double(step + 1) * width, count: 0)
    }
    for (value, times) in runs {
      let step = width > 0 ? Int(max(0, min(Double(count - 1), ((value - low) / width).rounded(.down)))) : 0
      bars[step].count += times
    }
  }
}
