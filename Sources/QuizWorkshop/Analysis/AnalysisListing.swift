package import JSONText
package import QuizCore
internal import QuizPlay
internal import TextLayout
package import Words

/// An analysis as other programs read it.
package struct AnalysisListing {
  package let analysis: ItemAnalysis

  package init(_ analysis: ItemAnalysis) {
    self.analysis = analysis
  }

  package var object: JSONObject {
    ["questions": .list(analysis.asked.map { .object(question($0)) }), "quiz": .object(quiz)]
  }

  private func question(_ place: Int) -> JSONObject {
    let (item, question) = (analysis.items[place], analysis.quiz.questions[place])
    var object: JSONObject = [
      "question": .text(question.id.cleaned), "text": .text(question.text.cleaned),
      "kind": .text(question.kind.rawValue), "participants": .int(item.asked),
    ]
    if question.markup != .plain { object.append("markup", .text(question.markup.rawValue)) }
    for (name, value) in figures(place) where value != nil { object.append(name, .numeric(value)) }
    let gaps = gapFacilities(place).map { ($0.id.cleaned, JSONValue.numeric($0.facility)) }
    if !gaps.isEmpty { object.append("gaps", .object(JSONObject(gaps))) }
    object.append("answers", .object(JSONObject(answers(place).map { ($0.id.cleaned, .int($0.count)) })))
    if item.others > 0 { object.append("others", .int(item.others)) }
    object.append("skipped", .int(item.skipped))
    object.append("suspect", .list(analysis.namedSuspects(of: place).map { .text($0.sentence.cleaned) }))
    return object
  }

  /// The figures of an item under the names of the keys.
  package func figures(_ place: Int) -> [(name: String, value: Double?)] {
    let item = analysis.items[place]
    return [
      ("facility", item.facility), ("discrimination", item.discrimination), ("efficiency", item.efficiency),
      ("weight", analysis.effectiveWeight(of: place)), ("sd", item.sd),
    ]
  }

  /// The mean share that each gap of a text earned, in the order of the gaps; empty for other questions.
  package func gapFacilities(_ place: Int) -> [(id: String, facility: Double)] {
    zip(analysis.quiz.questions[place].gaps, analysis.items[place].gapFacilities).map { ($0.id, $1) }
  }

  /// The number of times each answer was given: choices in their order, others by frequency.
  package func answers(_ place: Int) -> [(id: String, count: Int)] {
    let (item, question) = (analysis.items[place], analysis.quiz.questions[place])
    let offered = question.kind.isChoice ? question.answers.map(\.id) : []
    let others = item.answers.filter { !offered.contains($0.key) }.map { (id: $0.key, count: $0.value.count) }
    return offered.map { (id: $0, count: item.answers[$0]?.count ?? 0) }
      + others.sorted { ($1.count, $0.id) < ($0.count, $1.id) }
  }

  /// The most values named in charts and tables; typed ones could be as many as participants.
  static let mostShown = 12

  /// The named answers, with the number of other values and responses; answers counted together are one more value.
  package func shownAnswers(_ place: Int) -> (answers: [(id: String, count: Int)], rest: (values: Int, count: Int)) {
    let (item, question) = (analysis.items[place], analysis.quiz.questions[place])
    let all = answers(place)
    let most = question.kind.isChoice ? max(Self.mostShown, question.answers.count) : Self.mostShown
    // Right answers are named, however rarely they were given.
    let rights = all.indices.dropFirst(most).filter { worth(of: all[$0].id, place) > 0 }.prefix(most)
    let named = Set(all.indices.prefix(max(0, most - rights.count))).union(rights)
    let rest = all.indices.filter { !named.contains($0) }.map { all[$0] }
    let values = rest.count + (item.others > 0 ? 1 : 0)
    return (named.sorted().map { all[$0] }, (values, rest.reduce(0) { $0 + $1.count } + item.others))
  }

  /// The share of the points that an answer earns by the kind's own rule: one that is offered by itself, one that is typed
  /// as a response.
  package func worth(of id: String, _ place: Int) -> Double {
    let quiz = analysis.quiz
    let question = quiz.questions[place]
    let response: Response
    switch question.kind {
    case .single, .multiple, .truefalse: return question.answer(id)?.worth ?? 0
    case .text: response = .text(id)
    case .range, .number:
      guard let value = Double(id) else { return 0 }
      response = .value(value)
    case .order: response = .order(id.split(separator: ",").map(String.init))
    case .match: return question.pairs.contains { "\($0.left)=\($0.right)" == id } ? 1 : 0
    case .gaps:
      guard let (gap, response) = filled(id, place) else { return 0 }
      return Marking.share(of: gap.question, response, partial: quiz.partial)
    case .info: return 0
    }
    return Marking.share(of: question, response, partial: quiz.partial)
  }

  /// The gap and the response to it that a counted answer such as `river=Rhine` stands for.
  private func filled(_ id: String, _ place: Int) -> (Gap, Response)? {
    guard let gap = gap(of: id, place) else { return nil }
    let text = String(id.dropFirst(gap.id.count + 1))
    let value = gap.kind == .number ? Double(text).map(GapValue.number) : .text(text)
    return value.flatMap(gap.response).map { (gap, $0) }
  }

  /// An answer in the words of the quiz, without markup; nil where the id is the response itself.
  package func words(of id: String, _ place: Int) -> String? {
    let question = analysis.quiz.questions[place]
    let answers = answers(namedBy: id, place)
    let names = answers.map { question.markup.line($0.name) }
    if let gap = gap(of: id, place), !names.isEmpty { return "\(gap.id): \(names[0])" }
    return names.isEmpty ? nil : names.joined(separator: " → ")
  }

  /// The answers of the quiz behind a counted one: a choice, the items of an order, or what a gap was given.
  func answers(namedBy id: String, _ place: Int) -> [Answer] {
    let question = analysis.quiz.questions[place]
    if question.kind.isChoice { return question.answer(id).map { [$0] } ?? [] }
    if question.kind == .order { return id.split(separator: ",").compactMap { question.answer(String($0)) } }
    guard let gap = gap(of: id, place), gap.kind == .choice else { return [] }
    return gap.question.answer(String(id.dropFirst(gap.id.count + 1))).map { [$0] } ?? []
  }

  /// The gap that a counted answer such as `river=Rhine` was put into; nil for other questions.
  func gap(of id: String, _ place: Int) -> Gap? {
    analysis.quiz.questions[place].gaps.first { id.hasPrefix($0.id + "=") }
  }

  private var quiz: JSONObject {
    var object: JSONObject = [
      "id": .text(analysis.quiz.id.cleaned), "title": .text(analysis.quiz.title.cleaned),
      "participants": .int(analysis.participants),
    ]
    for figure in quizFigures where figure.value != nil {
      if figure.key == "cic" { object.append("alpha", .numeric(figure.value.map { $0 / 100 })) }
      object.append(figure.key, .numeric(figure.value))
    }
    return object
  }

  /// Whether chance decides discrimination and alpha more than the questions do.
  package var hasFew: Bool { (1..<10).contains(analysis.participants) }

  /// A figure of the whole quiz: its key, what people call it where they read it, and its value if it has one.
  package typealias Figure = (key: String, words: String, value: Double?)

  package var quizFigures: [Figure] {
    let isEmpty = analysis.participants == 0
    return [
      ("of", "points to be had", isEmpty ? nil : analysis.of),
      ("mean", "mean", isEmpty ? nil : analysis.totals.mean), ("median", "median", analysis.totals.median),
      ("sd", "standard deviation", analysis.sd), ("skewness", "skewness", analysis.skewness),
      ("kurtosis", "kurtosis", analysis.kurtosis), ("cic", "Cronbach's alpha %", analysis.consistency),
      ("error_ratio", "error ratio %", analysis.errorRatio),
      ("standard_error", "standard error", analysis.standardError),
    ]
  }

  // MARK: CSV

  /// A row a question; a spreadsheet takes no cell for a formula.
  package var rows: [[String]] {
    [Self.columns] + analysis.asked.map(row)
  }

  /// Answers that a cell names, the most frequent ones where they are typed.
  private static let mostAnswers = 20

  private static let columns = [
    "question", "text", "kind", "participants", "facility", "discrimination", "efficiency", "weight", "sd", "answers",
    "skipped", "suspect", "gaps",
  ]

  private func row(_ place: Int) -> [String] {
    let (item, question) = (analysis.items[place], analysis.quiz.questions[place])
    let all = answers(place).map { "\($0.id): \($0.count)" }
    let counts = (all.prefix(Self.mostAnswers) + (all.count > Self.mostAnswers ? ["…"] : [])).joined(separator: "; ")
    let suspects = analysis.namedSuspects(of: place).map(\.sentence).joined(separator: " ")
    let numbers = figures(place).map { $0.value.map { JSONWriter.text(.numeric($0)) } ?? "" }
    let gaps = gapFacilities(place).map { "\($0.id): \(JSONWriter.text(.numeric($0.facility)))" }
    return [question.id, question.markup.line(question.textInWords), question.kind.rawValue].map(\.formulaSafe) + [
      String(item.asked)
    ] + numbers
      + [counts.formulaSafe, String(item.skipped), suspects.formulaSafe, gaps.joined(separator: "; ").formulaSafe]
  }
}

extension String {
  /// The text with an apostrophe before it when a spreadsheet would take it for a formula.
  package var formulaSafe: String {
    guard let first = unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) else { return self }
    return "'" + self
  }
}

extension JSONValue {
  /// A number, whole where it is.
  fileprivate static func numeric(_ value: Double?) -> JSONValue {
    guard let value else { return .null }
    return Int(exactly: value).map(JSONValue.int) ?? .number(value)
  }
}

extension ItemAnalysis {
  /// The suspects of a question, with answers by text: their letters mean nothing to a teacher who wrote none.
  package func namedSuspects(of place: Int) -> [SuspectKey] {
    suspects(of: place).map { suspect in
      guard case .preferredByStrong(let id, let rest, let rightRest) = suspect,
        case let question = quiz.questions[place],
        let text = question.answer(id).map({ question.markup.line($0.name) }),
        !text.isEmpty
      else { return suspect }
      let shown = text.count > 60 ? text.prefix(59) + "…" : text[...]
      return .preferredByStrong(answer: String(shown), rest: rest, rightRest: rightRest)
    }
  }
}

extension SuspectKey {
  package var sentence: String {
    let written = { (value: Double) in Scores.written(value) }
    switch self {
    case .negativeDiscrimination(let index):
      return
        "Participants who do well elsewhere do badly here (discrimination \(written(index))): look at the key. If it is right, "
        + "the wording misleads them: change it, or set the question's points to 0."
    case .weakDiscrimination(let index):
      return
        "Participants who do well elsewhere do no better here (discrimination \(written(index))), which may be chance: "
        + "nothing to do yet; see whether it comes again."
    case .preferredByStrong(let answer, let rest, let rightRest):
      return "Participants who chose '\(answer)' earn more elsewhere (\(written(rest)) points) than those who "
        + "were right (\(written(rightRest))): is '\(answer)' right too? Then mark it right as well and grade again; if not, "
        + "say in the question why it is wrong."
    }
  }
}

/// The results of an analysis, in the words of the report.
extension ReportWords {
  package func label(_ bar: Histogram.Bar) -> String {
    if bar.from == bar.to { return number(bar.from) }
    let template = bar.isClosed ? fromToRange : rangeBelow
    return template(["from": number(bar.from), "to": number(bar.to)])
  }

  package func sentence(_ suspect: SuspectKey) -> String {
    switch suspect {
    case .negativeDiscrimination(let index): return negative(["n": number(index)])
    case .weakDiscrimination(let index): return weak(["n": number(index)])
    case .preferredByStrong(let answer, let rest, let rightRest):
      return preferred(["answer": answer, "n": number(rest), "of": number(rightRest)])
    }
  }
}

/// Figures as analyses write them.
package enum AnalysisFigures {
  package static func written(_ value: Double) -> String { Scores.written(value) }

  /// A share in percent, with a tenth.
  package static func percent(_ share: Double) -> String { written((1000 * share).rounded() / 10) }
}
