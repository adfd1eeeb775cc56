package import QuizCore

/// A quiz, a mode and a player, all drawn from a seed: what holds for every sitting is tested on hundreds of these.
///
/// The modes are pure (all they remember is in their state), some of them fail now and then, and the player sends sense and
/// nonsense in any order.
package struct RandomSitting {
  package private(set) var beginning: Beginning
  private let makeLayers: () -> [any Mode]
  private var stream: SplitMix64

  package init(seed: UInt64) {
    stream = SplitMix64(seed: seed)
    let kind = Int(stream.below(6))
    makeLayers = { Self.layers(kind) }
    let quiz = Self.quiz(&stream)
    let factor = stream.below(4) == 0 ? 1.5 : 1
    beginning = Beginning.of(
      quiz, layers: Self.layers(kind), seed: Int(seed), players: stream.below(3) == 0 ? ["Ann", "Bo"] : ["Ann"],
      limits: LimitSettings(factor: factor))
  }

  /// A sitting under given modes; without a quiz of its own, one drawn from the seed.
  package init(seed: UInt64, quiz: Quiz??, players: [String], layers: @escaping () -> [any Mode]) {
    stream = SplitMix64(seed: seed)
    makeLayers = layers
    let drawn = Self.quiz(&stream)
    let made = layers()
    var beginning = Beginning.of(quiz ?? drawn, layers: made, seed: Int(seed), players: players)
    beginning.options = made.flatMap(\.info.options).compactMap { named in
      named.spec.initial.map { PlainField(named.name, $0) }
    }
    self.beginning = beginning
  }

  /// The layers, new each time, as after a restart.
  package var layers: [any Mode] { makeLayers() }

  /// The events of a random play; after 60 commands it stops where it is.
  package func played() -> [SittingEvent] {
    var player = self
    let layers = layers
    var state = SittingState.initial(beginning)
    var events: [SittingEvent] = []
    var command = Command.begin
    for _ in 0..<60 where !state.isOver {
      for event in (try? Decider.decide(command, state, layers)) ?? [] {
        state.evolve(event)
        events.append(event)
      }
      command = player.command(at: state)
    }
    return events
  }

  private mutating func isOneIn(_ count: UInt64) -> Bool { stream.below(count) == 0 }
  private mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[Int(stream.below(UInt64(list.count)))]
  }

  // MARK: The player

  /// The player's next command: mostly a fitting one, sometimes any.
  package mutating func command(at state: SittingState) -> Command {
    if isOneIn(12) { return anything(state) }
    if isOneIn(4) { return .pass(Int(stream.below(9000))) }
    if let question = state.openQuestion {
      if isOneIn(6) { return .select(response(to: question)) }
      if isOneIn(8) { return .hint }
      if isOneIn(8), let action = state.open?.actions.first { return .action(action.id, inputs: []) }
      return isOneIn(6) ? .skip : .answer(response(to: question), inputs: inputs(state))
    }
    if state.open != nil { return .proceed(inputs: inputs(state)) }
    return isOneIn(2) ? .finish : .goTo(1 + Int(stream.below(6)))
  }

  /// The same sitting of another player.
  package func of(player: String, _ seed: UInt64) -> RandomSitting {
    var other = self
    other.beginning.players = [player]
    other.stream = SplitMix64(seed: seed)
    return other
  }

  /// The input to the open step from a player who submits a sheet.
  package mutating func input(at state: SittingState) -> WayInput {
    guard let question = state.openQuestion else { return .left(inputs: isOneIn(3) ? inputs(state) : []) }
    return isOneIn(8) ? .leftOut : .answered(response(to: question), inputs: inputs(state))
  }

  private mutating func anything(_ state: SittingState) -> Command {
    switch stream.below(10) {
    case 0, 1, 2: return .back
    case 3, 4: return .goTo(Int(stream.below(8)))
    case 5: return .finish
    case 6: return .proceed(inputs: [PlainField("x", .int(1))])
    case 7: return .answer(.value(99), inputs: [])
    case 8: return .action("nothing", inputs: [])
    default: return isOneIn(6) ? .discard : .hint
    }
  }

  private mutating func response(to question: Question) -> Response {
    let ids = question.answers.map(\.id)
    switch question.kind {
    case .single, .truefalse: return .chosen(pick(ids).map { [$0] } ?? [])
    case .multiple: return .chosen(ids.filter { _ in stream.below(2) == 0 }.shuffled(by: &stream))
    case .range, .number: return .value(Double(stream.below(11)))
    case .text: return .text(pick(["blue", "red", ""]) ?? "")
    case .order: return .order(ids.shuffled(by: &stream))
    case .gaps: return .gaps(filled(question))
    case .match: return .pairs(question.pairs.filter { _ in stream.below(3) > 0 })
    case .info: return .text("")
    }
  }

  /// A value that each gap takes; the words in their order.
  private mutating func filled(_ question: Question) -> [FilledGap] {
    var filled: [FilledGap] = []
    var words = question.words[...]
    for gap in question.gaps {
      let value: GapValue?
      switch gap.kind {
      case .text: value = pick(["blue", "red"]).map { GapValue.text($0) }
      case .number: value = .number(Double(stream.below(11)))
      case .choice: value = pick(gap.question.answers.map(\.id)).map { GapValue.text($0) }
      case .word: value = words.popFirst().map { GapValue.text($0) }
      }
      if let value { filled.append(FilledGap(gap.id, value)) }
    }
    return filled
  }

  private mutating func inputs(_ state: SittingState) -> [PlainField] {
    (state.open?.inputs ?? []).compactMap { named in input(named.spec).map { PlainField(named.name, $0) } }
  }

  private mutating func input(_ spec: ValueSpec) -> PlainValue? {
    switch spec.type {
    case .int, .number, .percent, .seconds:
      let low = Int(spec.min ?? 1)
      return .int(low + Int(stream.below(UInt64(max(1, Int(spec.max ?? 9) - low + 1)))))
    case .bool: return .bool(isOneIn(2))
    case .text: return .text("words")
    case .date: return .text("2026-02-03")
    case .choice: return pick(spec.choices)
    case .list: return .list([])
    case .map: return .empty
    }
  }

  // MARK: The quiz

  private static func quiz(_ stream: inout SplitMix64) -> Quiz {
    var questions: [Question] = []
    for index in 0...Int(stream.below(6)) { questions.append(question("q\(index + 1)", &stream)) }
    if stream.below(3) == 0 { questions.insert(.info("page"), at: Int(stream.below(UInt64(questions.count + 1)))) }
    var quiz = Quiz(id: "random", title: "Random", questions: questions)
    quiz.shuffle = Shuffle(questions: stream.below(2) == 0, answers: stream.below(2) == 0)
    quiz.navigation = Navigation(
      back: stream.below(2) == 0, free: stream.below(3) == 0, skip: stream.below(4) > 0)
    quiz.reveal = [.each, .end, .never, .never][Int(stream.below(4))]
    if stream.below(2) == 0 { quiz.timing.question = 10 }
    if stream.below(3) == 0 { quiz.timing.quiz = 45 }
    if stream.below(4) == 0 { quiz.pick = 3 }
    divide(&quiz, stream)
    return quiz
  }

  /// Divides some quizzes' questions into sections; later draws are unaffected.
  private static func divide(_ quiz: inout Quiz, _ stream: SplitMix64) {
    var stream = stream
    guard stream.below(3) == 0 else { return }
    quiz.sections = [
      Section(id: "one", title: "One", pick: stream.below(2) == 0 ? 2 : nil),
      Section(id: "two", text: "Two", shuffle: stream.below(2) == 0), Section(id: "three"),
    ]
    for place in quiz.questions.indices {
      quiz.questions[place].section = [nil, "one", "two", "three"][Int(stream.below(4))]
    }
    quiz.gatherSections()
  }

  private static func question(_ id: String, _ stream: inout SplitMix64) -> Question {
    let hint = stream.below(2) == 0 ? "think" : nil
    let limit = stream.below(5) == 0 ? 4.0 : nil
    let points = Double(1 + stream.below(3)) / 10
    let change = { (question: inout Question) in
      question.hint = hint
      question.limit = limit
      question.points = points
    }
    switch stream.below(8) {
    case 0: return .multiple(id, "*a", "*b", "c", change: change)
    case 1: return .truefalse(id, true, change: change)
    case 2: return .range(id, correct: 4, scale: Scale(min: 0, max: 10, step: 1), change: change)
    case 3: return .number(id, 7, .absolute(1), change: change)
    case 4: return .text(id, accept: "blue", change: change)
    case 5: return .order(id, "one", "two", "three", change: change)
    case 6: return .match(id, [("A", "1"), ("B", "2"), ("C", "1")], extra: ["3"], change: change)
    default: return .single(id, "*yes", "no", "maybe", change: change)
    }
  }

  // MARK: The modes

  private static func layers(_ kind: Int) -> [any Mode] {
    switch kind {
    case 0: return [BuiltInMode()]
    case 1: return [BuiltInMode(), modifier]
    case 2: return [tries]
    case 3: return [tries, modifier]
    case 4: return [lives]
    default: return [BuiltInMode(), modifier, unreliable]
    }
  }

  /// Every question until it is right, at most three times, with a page after a wrong one and a button that hides answers.
  private static var tries: ScriptedMode {
    ScriptedMode("tries") { mode in
      mode.onStart = { _ in .record([PlainField("page", .int(0)), PlainField("fifty", .int(0))]) }
      mode.onAfter = { turn, context in
        .record([
          PlainField("page", .int(turn.verdict?.correct == false ? 1 : 0)),
          PlainField("fifty", .int(context.count("fifty"))),
        ])
      }
      mode.onActed = { turn, context in
        guard case .action = turn.input else {
          return .record([PlainField("page", .int(0)), PlainField("fifty", .int(context.count("fifty")))])
        }
        return .record([PlainField("page", .int(0)), PlainField("fifty", .int(1))])
      }
      mode.onNext = { context in
        if context.count("page") == 1 { return .show(Page(id: "tip", body: "Tip")) }
        var options = AskOptions()
        if context.count("fifty") == 0 {
          options.actions = [Action(id: "fifty", label: "50:50")]
        } else {
          options.hide = ["c"]
        }
        if case .question(let asked, _)? = context.state.open?.content { return .ask(asked, options) }
        if let last = context.state.past.last, last.verdict?.correct == false, last.step.attempt < 3 {
          return .ask(.ofQuiz(last.step.id), options)
        }
        return context.state.firstUnsettled.map { .ask(.ofQuiz($0), options) } ?? .finish("all tried")
      }
    }
  }

  /// Three lives, and then the end; without `next`, so that free navigation is possible.
  private static var lives: ScriptedMode {
    ScriptedMode("lives") { mode in
      mode.onStart = { _ in .record([PlainField("lives", .int(3))]) }
      mode.onAfter = { turn, context in
        .record([PlainField("lives", .int(context.count("lives") - (turn.verdict?.correct == false ? 1 : 0)))])
      }
      mode.onStatus = { ["lives \($0.count("lives"))"] }
      mode.onResult = { context in
        var result = SittingResult()
        result.headline = "\(context.count("lives")) lives left"
        return result
      }
    }
  }

  private static var modifier: ScriptedMode {
    ScriptedMode("modifier") { mode in
      mode.onOrder = { questions, _ in questions.map(\.id).reversed() }
      mode.onJudge = { question, turn, context in
        var verdict = context.judgeBelow(question, turn)
        verdict.points /= 2
        return verdict
      }
    }
  }

  /// Fails on every third settled question.
  private static var unreliable: ScriptedMode {
    ScriptedMode("unreliable") { mode in
      mode.onJudge = { question, turn, context in
        if context.state.past.count % 3 == 1 { throw Broken() }
        return context.judgeBelow(question, turn)
      }
      mode.onStatus = { context in
        if context.state.past.count % 3 == 2 { throw Broken() }
        return ["past \(context.state.past.count)"]
      }
    }
  }
}
