package import JSONText
package import QuizCore

/// A participant to be graded: the id, and the responses to each question.
package struct Participant: Equatable, Sendable {
  /// The id as written, for the result: a text or a whole number.
  package var id: JSONValue
  /// A seed of their own; nil for the run's.
  package var seed: Int?
  /// The responses to each question, one after the other, by its id.
  package var responses: [String: [GivenResponse]]
  /// The inputs and buttons they gave to a page of the mode, one after the other, by its id.
  package var pages: [String: [GivenResponse]] = [:]
  /// Points for questions that are marked by hand, by their ids.
  package var marks: [String: Double] = [:]

  /// The key of the seed that drew the variables of a line's paper, where that is another than the line's.
  package static let drawingSeed = "drawn"

  package init(id: JSONValue, seed: Int? = nil, responses: [String: [GivenResponse]]) {
    self.id = id
    self.seed = seed
    self.responses = responses
  }

  /// True when a response has a time, so that the sitting has a clock.
  var hasTimes: Bool { responses.values.contains { $0.contains { $0.ms != nil } } }

  /// Whether a button is pressed, which the known ways have none of.
  var hasActions: Bool { pages.values.contains { $0.contains { $0.action != nil } } }

  /// The response to a step that was put `times` times before, counted from 0; nil when none is left.
  func given(to step: OpenStep, _ times: Int) -> GivenResponse? {
    let given: [GivenResponse]?
    switch step.stepID {
    case .question(let id): given = responses[id]
    case .page(let page): given = pages[page.name]
    }
    guard let given, given.indices.contains(times) else { return nil }
    return given[times]
  }

  /// The name under which a mode knows them.
  package var name: String {
    switch id {
    case .text(let text): return text
    case .int(let number): return String(number)
    case .null, .bool, .number, .list, .object: return ""
    }
  }
}

/// A response to one try of a question, or to a page, in the ids and texts of the quiz.
package struct GivenResponse: Equatable, Sendable {
  /// Nil leaves the question out, or is a page's.
  package var answer: PlainValue?
  package var inputs: [PlainField]
  /// The id of a page's button, such as `"good"`; nil for going on.
  package var action: String?
  /// Milliseconds on the question's clock when it was given; nil if unknown.
  package var ms: Int?
  /// The response to the quiz's question, once it was checked.
  private var checked: Response?

  package init(_ answer: PlainValue?, inputs: [PlainField] = [], ms: Int? = nil) {
    self.answer = answer
    self.inputs = inputs
    self.ms = ms
  }

  /// Checks the answer against a question of the quiz now, so that it need not be done later.
  mutating func check(against question: Question) throws(GradingProblem) {
    guard let answer else { return }
    checked = try Response(answer, givenTo: question)
  }

  /// The response that the answer is to a question, of the quiz or made by the mode.
  func response(to question: Question, isOfQuiz: Bool) throws(GradingProblem) -> Response {
    if isOfQuiz, let checked { return checked }
    return try Response(answer ?? .null, givenTo: question)
  }

  package static func == (a: GivenResponse, b: GivenResponse) -> Bool {
    a.answer == b.answer && a.inputs == b.inputs && a.ms == b.ms && a.action == b.action
  }
}

extension Response {
  /// The response that a given value is to a question, checked against everything the quiz says of the question.
  init(_ value: PlainValue, givenTo question: Question) throws(GradingProblem) {
    guard question.kind != .info else { throw .isPage(question.id) }
    guard let response = Response(written: value, question) else {
      throw .wrongResponse(question: question.id, question.kind, noun: value.kindInWords)
    }
    do {
      try Decider.check(response, question, Asking())
    } catch {
      throw .refused(question: question.id, error)
    }
    self = response
  }
}

extension PlainValue {
  /// The same data, of JSON.
  init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .numeric(value)
    case .text(let value): self = .text(value)
    case .list(let items): self = .list(items.map(PlainValue.init))
    case .object(let members): self = .record(members.map { PlainField($0.key, PlainValue($0.value)) })
    }
  }
}

/// The responses to a question that simulated players can know.
extension Question {
  /// A response that earns the most, in the form of `GivenResponse`; nil when nothing is marked right.
  var rightResponse: PlainValue? {
    guard isMarked else { return nil }
    switch kind {
    case .single, .truefalse: return bestAnswer.map { .list([.text($0.id)]) }
    case .multiple: return .list(answers.filter { $0.worth > 0 }.map { .text($0.id) })
    case .range, .number:
      if case .number(let right) = correct { return .numeric(right) }
      return bestAnswer.flatMap(\.number).map(PlainValue.numeric)
    case .text: return (accept.first ?? bestAnswer?.patterns.first).map { .text(Self.example(of: $0)) }
    case .order: return .list(answers.map { .text($0.id) })
    case .match: return .record(pairs.map { PlainField($0.left, .text($0.right)) })
    case .gaps:
      return .record(
        gaps.compactMap { gap in gap.question.rightResponse.map { PlainField(gap.id, $0.elements?.first ?? $0) } })
    case .info: return nil
    }
  }

  var knownNumbers: [Double] { if case .number(let right) = correct { [right] } else { answers.compactMap(\.number) } }

  var knownTexts: [String] { (accept + answers.flatMap(\.patterns)).map(Self.example) }

  private var bestAnswer: Answer? { answers.max { $0.worth < $1.worth } }

  /// A text that a pattern matches: its stars stand for nothing.
  private static func example(of pattern: String) -> String {
    pattern.replacing("\\*", with: "\u{0}").replacing("*", with: "").replacing("\u{0}", with: "*")
  }
}

extension Answer {
  /// A number to which the rule applies.
  fileprivate var number: Double? {
    switch rule {
    case .upTo(let bound): return bound
    case .near(let value, _): return value
    case .matches, .otherwise, nil: return nil
    }
  }
}
