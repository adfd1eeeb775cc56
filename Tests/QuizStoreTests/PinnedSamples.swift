import QuizCore

/// Values with every property set, for the pinned forms.
enum PinnedSamples {
  static let asking = Asking(
    limit: 15_000, reveal: .verdict, revealsAtEnd: true, back: true, skip: false, hint: "Think.", hide: ["b"],
    actions: [Action(id: "fifty", label: "50:50")],
    inputs: [
      NamedSpec("wager", ValueSpec(.int, min: 1, max: 10, initial: .int(2), about: "Points", choices: [.int(1)]))
    ])

  /// A part that came later.
  static let later = Asking(
    inputs: [NamedSpec("bids", ValueSpec(.map, max: 9, values: .int, isSecret: true))], note: " a\n b")
  static let titledStep = OpenStep(
    content: .question(.ofQuiz("q1"), Asking(title: "Scene 3")), number: 1, attempt: 1, player: "Ada")
  static let laterStep = OpenStep(content: .question(.ofQuiz("q1"), later), number: 1, attempt: 1, player: "Ada")
  static let status = [
    StatusEntry("lives 2", .hearts, value: 2, of: 3), "calm", StatusEntry("500", .money),
    StatusEntry("rung 1", .ladder, value: 1, of: 2, labels: ["10 €", "20 €"]),
  ]

  static var made: Question {
    var question = Question(id: "m1", kind: .number, text: "6 × 7?")
    question.correct = .number(42)
    question.tolerance = .relative(0.05)
    return question
  }

  static var page: Page {
    var page = Page(id: "intro", title: "Hello", body: "Read.", image: "a.png")
    page.imageAlt = "A cat"
    page.audio = "a.mp3"
    page.actions = [Action(id: "go", label: "Go")]
    page.inputs = [NamedSpec("name", ValueSpec(.text))]
    page.player = "Ada"
    page.proceeding = "Start"
    return page
  }

  static let step = OpenStep(
    content: .question(.ofQuiz("q1"), Asking()), number: 1, attempt: 2, player: "Ada")
  static let pageStep = OpenStep(content: .page(page), number: 0, attempt: 1, player: "")
  static let madeStep = OpenStep(content: .question(.made(made), asking), number: 2, attempt: 1, player: "Ada")

  static var result: SittingResult {
    var result = SittingResult()
    result.headline = "Cat"
    result.body = "You are a cat."
    result.emoji = "🐱"
    result.image = "cat.png"
    result.outcome = "cat"
    result.band = "Good"
    result.points = 2.5
    result.of = 3
    result.percent = 250.0 / 3
    result.passed = true
    result.bars = [.init(label: "cat", value: 2, of: 3), .init(label: "dog", value: 1, of: 3, mark: 1.5)]
    result.share = ["▰▱"]
    result.ranking = [.init(player: "Ada", points: 2.5, of: 3), .init(player: "Bob", points: 1)]
    result.memory = .record([PlainField("best", .int(2))])
    result.shared = .null
    result.ms = 61_000
    return result
  }

  static func took(_ input: Turn.Input, _ verdict: Verdict? = nil) -> SittingEvent {
    .took(Turn(step: step, input: input, verdict: verdict, ms: 900, before: .record([PlainField("lives", .int(3))])))
  }

  static var small: Beginning {
    Beginning(sitting: "01J", quiz: nil, seed: 1, players: [], day: CivilDay(year: 2026, month: 1, day: 2))
  }

  static var full: Beginning {
    var beginning = Beginning(
      sitting: "01J", quiz: quiz,
      plugins: [
        PluginUse(id: "trivia", name: "Trivia", sha256: "ab", decidesLength: true),
        PluginUse(id: "calm", name: "Calm", sha256: nil, decidesLength: false),
      ],
      options: [PlainField("pass", .int(60))], seed: 9_007_199_254_740_991, players: ["Ada", "Bob"],
      day: CivilDay(year: 2026, month: 11, day: 20))
    beginning.rules = 1
    beginning.streak = Streak(current: 2, best: 5, alive: true)
    beginning.memory = .record([PlainField("best", .int(2))])
    beginning.shared = .list([.question("q1")])
    beginning.limits = LimitSettings(timing: .every(12.5), factor: 1.5, isForThisSitting: true)
    beginning.languages = ["de", "en"]
    return beginning
  }

  static var quiz: Quiz {
    var quiz = Quiz(
      id: "animals", title: "Animals", questions: [question, typed, Question(id: "q3", kind: .info, text: "Read.")])
    quiz.description = "About animals"
    quiz.image = "img/cat.png"
    quiz.imageAlt = "A cat"
    quiz.category = "Nature"
    quiz.language = "en"
    quiz.author = "Ada"
    quiz.licence = "CC0"
    quiz.source = "A book"
    quiz.tags = ["cats"]
    quiz.data = .record([PlainField("k", .number(0.5))])
    quiz.plugin = "trivia"
    quiz.options = [PlainField("lives", .int(3))]
    quiz.partial = .coverage
    quiz.isDaily = true
    quiz.pick = 10
    quiz.shuffle = Shuffle(questions: true, answers: true)
    quiz.navigation = Navigation(back: true, free: true, skip: false)
    quiz.timing = Timing(question: 20, quiz: 300, whileClosed: .runs)
    quiz.reveal = .end
    quiz.outcomes = [Outcome(id: "cat", title: "Cat", emoji: "🐱", image: "cat.png", text: "Meow")]
    quiz.sections = [Section(id: "A", title: "Part", text: "Read.", pick: 2, shuffle: true)]
    quiz.bands = [Band(from: 80, title: "Good", emoji: "🌟", image: "good.png", text: "Well done")]
    return quiz
  }

  static var question: Question {
    var answer = Answer(id: "a", text: "Yes", isCorrect: true)
    answer.fraction = 0.5
    answer.feedback = "Right"
    answer.outcomes = [OutcomeWeight("cat", 2)]
    answer.isPinnedLast = true
    answer.data = .record([PlainField("k", .int(1))])
    var question = Question(id: "q1", kind: .multiple, text: "Which?", answers: [answer, Answer(id: "b", text: "No")])
    question.image = "q.png"
    question.imageAlt = "A dog"
    question.audio = "dog.mp3"
    question.category = "Dogs"
    question.section = "A"
    question.difficulty = "easy"
    question.level = 1
    question.points = 2
    question.limit = 15
    question.hint = "Think."
    question.explanation = "Because."
    question.source = "Page 3"
    question.partial = .all
    question.data = .record([PlainField(.int(1), .bool(true))])
    return question
  }

  static var typed: Question {
    var answers = ["u", "n", "m", "o"].map { Answer(id: $0, text: "") }
    answers[0].rule = .upTo(0.5)
    answers[1].rule = .near(10, .geometric(2))
    answers[2].rule = .matches(["par*"])
    answers[3].rule = .otherwise
    var question = Question(id: "q2", kind: .text, text: "Type", answers: answers)
    question.correct = .side(true)
    question.tolerance = .absolute(0.5)
    question.scale = Scale(min: -1, max: 2, step: 0.5, labels: ["low", "high"])
    question.accept = ["Paris"]
    question.caseSensitive = true
    question.pairs = [Pair("France", "Paris")]
    question.extra = ["Rome"]
    question.sortTexts = ["Paris"]
    return question
  }
}
