import QuizCore

/// Random quizzes of everything that a format says it carries, with texts that look like something else.
struct RandomQuiz {
  var chance: SplitMix64
  /// Whether its questions may stand in sections, which few formats have.
  var hasSections = false

  private static let parts = [
    "a", "b c", "Ö", "🐱", "x", "  ", " ", "\t", "\u{A0}", "\n", "\n\n", "\r", "\r\n", "\u{301}", "\u{2028}", "\u{85}",
    "\u{200B}", "\u{1}", "#", "##", "# x", "\\", "\\\\", "\\#", "`", "``", "```", "```js", "~~~", "\n```\n", "`a\\*`",
    "&", "&lt;",
    "&#32;", "&shy;", "\\&lt;", "{", "}", "{x}", "{#id kind=info}", "{a=\"", "\"", "'", "- [x] ", "- [ ]", "* ( ) y",
    "+ z", "[x]",
    "(x)", "1. ", "2) [x] q", "a) [ ] r", "> ", ">", "---", "***", "Answer: ", "Answer (50%): x", "Otherwise: ", "->",
    " -> ",
    "![a](b.png)", "![a](https://b.c/d.png)", "|", "%", "50%", "*", "_", "<b>", "☑ ", ":", "=", "==", "$", "//", "True",
    "All",
  ]

  private mutating func below(_ bound: Int) -> Int { Int(chance.below(UInt64(bound))) }

  private mutating func isOne(of many: Int) -> Bool { below(many) == 0 }

  /// A text that says something.
  mutating func text() -> String {
    while true {
      let text = (0...below(6)).map { _ in Self.parts[below(Self.parts.count)] }.joined()
      if !text.allSatisfy(\.isWhitespace) { return text }
    }
  }

  private mutating func maybe<Value>(_ value: (inout RandomQuiz) -> Value) -> Value? {
    isOne(of: 3) ? value(&self) : nil
  }

  private mutating func number() -> Double {
    [0, 1, -3, 0.1, 2.5, 1e9, -1e-7, 12345.678, 0.30000000000000004][below(9)]
  }

  private mutating func share() -> Double { [0.5, 1 / 3.0, -0.25, 0.123456789, 0.07, 1, 0, -1][below(8)] }

  /// Texts with gaps have a test of their own.
  mutating func quiz(_ kinds: [Question.Kind] = Question.Kind.allCases.filter { $0 != .gaps }) -> Quiz {
    var quiz = Quiz(id: "random", title: text(), questions: [])
    quiz.description = maybe { $0.text() }
    quiz.category = maybe { $0.text() }
    quiz.language = maybe { ["en", "de", "fr"][$0.below(3)] }
    quiz.author = maybe { $0.text() }
    quiz.licence = maybe { $0.text() }
    quiz.source = maybe { $0.text() }
    quiz.questions = (0...below(4)).map { index in question("q\(index + 1)", kinds[below(kinds.count)]) }
    quiz.reveal = quiz.questions.contains(where: \.isMarked) ? .each : .never
    if hasSections { divide(&quiz) }
    return quiz
  }

  private mutating func divide(_ quiz: inout Quiz) {
    quiz.sections = (0..<below(4)).map { place in
      var section = Section(id: isOne(of: 2) ? "s\(place)" : "\(text())\(place)")
      section.title = isOne(of: 9) ? "" : maybe { $0.text() }
      section.text = isOne(of: 9) ? "" : maybe { $0.text() }
      section.pick = maybe { 1 + $0.below(5) }
      section.shuffle = maybe { $0.isOne(of: 2) }
      return section
    }
    for place in quiz.questions.indices {
      quiz.questions[place].section =
        quiz.sections.isEmpty ? nil : maybe { [sections = quiz.sections] in sections[$0.below(sections.count)].id }
    }
    quiz.gatherSections()
  }

  private mutating func question(_ id: String, _ kind: Question.Kind) -> Question {
    var question = Question(id: isOne(of: 3) ? "\(text())\(id)" : id, kind: kind, text: text())
    question.category = maybe { $0.text() }
    question.difficulty = maybe { $0.text() }
    question.hint = maybe { $0.text() }
    question.explanation = maybe { $0.text() }
    question.source = maybe { $0.text() }
    question.image = maybe { ["a.png", "a b.png", "x(1).png", "d/é.png", "a?b.png", "<a>.png"][$0.below(6)] }
    question.imageAlt = maybe { $0.text() }
    question.points = isOne(of: 4) ? 2.5 : 1
    question.limit = maybe { _ in 7.5 }
    question.level = maybe { $0.below(9) - 4 }
    if kind == .multiple { question.partial = maybe { [.all, .each, .coverage][$0.below(3)] } }
    solve(&question)
    return question
  }

  private mutating func solve(_ question: inout Question) {
    switch question.kind {
    case .single, .multiple, .order: question.answers = choices(question.kind)
    case .truefalse: question.correct = maybe { .side($0.isOne(of: 2)) }
    case .text: solveText(&question)
    case .number: solveNumber(&question)
    case .range: solveRange(&question)
    case .match:
      question.pairs = (0...below(3)).map { Pair("\(text())\($0)", text()) }
      question.extra = (0..<below(3)).map { _ in text() }
    case .gaps, .info: break
    }
  }

  private mutating func choices(_ kind: Question.Kind) -> [Answer] {
    let hasShares = isOne(of: 3)
    return (0...below(4)).map { index in
      var answer = Answer(id: "\(index)", text: kind != .order && isOne(of: 20) ? "" : text())
      answer.feedback = maybe { $0.text() }
      guard kind != .order else { return answer }
      answer.isCorrect = isOne(of: 3)
      if hasShares { answer.fraction = maybe { $0.share() } }
      return answer
    }
  }

  private mutating func tolerance() -> Tolerance {
    [.absolute(0), .absolute(0.5), .relative(0.05), .relative(0.0314159), .geometric(2), .geometric(1.1)][below(6)]
  }

  private mutating func rules(_ rule: (inout RandomQuiz) -> Answer.Rule) -> [Answer] {
    var answers = (0...below(3)).map { index in
      var answer = Answer(id: "\(index)", text: "")
      answer.rule = rule(&self)
      answer.feedback = maybe { $0.text() }
      answer.fraction = share()
      return answer
    }
    // Of nothing but empty shares Markdown cannot tell that they are meant.
    answers[0].fraction = 0.5
    if isOne(of: 3) { answers[answers.count - 1].rule = .otherwise }
    return answers
  }

  private mutating func solveText(_ question: inout Question) {
    question.caseSensitive = isOne(of: 3)
    if isOne(of: 3) { question.textRule.typos = 1 + below(3) }
    question.textRule.accents = !isOne(of: 4)
    if isOne(of: 2) {
      question.accept = (0..<below(4)).map { _ in text() }
    } else {
      question.answers = rules { .matches([$0.text()]) }
    }
  }

  private mutating func solveNumber(_ question: inout Question) {
    if isOne(of: 2) {
      question.correct = .number(number())
      question.tolerance = tolerance()
    } else {
      question.answers = rules { .near($0.number(), $0.tolerance()) }
    }
  }

  private mutating func solveRange(_ question: inout Question) {
    question.scale = Scale(min: -10, max: 10.5, step: 0.25, labels: isOne(of: 2) ? [text(), text()] : [])
    guard isOne(of: 2) else { return }
    question.correct = .number(2.25)
    question.tolerance = tolerance()
  }
}
