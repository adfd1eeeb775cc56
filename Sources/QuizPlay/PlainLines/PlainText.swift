internal import QuizCore
internal import TextLayout

/// What the plain face says, in one language.
struct PlainText {
  let language: InterfaceLanguage
  let words: PlainWords

  init(_ language: InterfaceLanguage) {
    self.language = language
    words = .of(language)
  }

  // MARK: Prompts

  var startPrompt: String { words.startPrompt }
  var nextPrompt: String { words.nextPrompt }
  var pagePrompt: String { words.pagePrompt }
  var repairPrompt: String { words.repairPrompt }
  var finishPrompt: String { words.finishPrompt }

  func quitPrompt(keeps: Bool) -> String { keeps ? words.quitPrompt : words.quitPromptUnsaved }

  func prompt(_ view: QuestionView) -> String {
    let prompt = view.draft == nil ? words.answerPrompt : words.answerPromptWithDraft
    return prompt(["expected": expected(view)])
  }

  func inputPrompt(_ named: NamedSpec) -> String {
    let name = named.spec.about ?? named.name
    let expected = named.spec.inWords(language)
    guard let standard = named.spec.initial else { return words.inputPrompt(["name": name, "expected": expected]) }
    return words.inputPromptWithDefault([
      "name": name, "expected": expected, "default": ValueSpec.written(standard),
    ])
  }

  /// What may be typed at a question.
  private func expected(_ view: QuestionView) -> String {
    let count = view.answers.count
    let places = count == 1 ? "1" : words.places(["n": String(count)])
    switch view.kind {
    case .single: return places
    case .truefalse: return words.trueOrFalse(["places": places])
    case .multiple: return words.anyOf(["places": places, "example": example(count)])
    case .range:
      return words.numberBetween(["min": number(view.scale?.min ?? 0), "max": number(view.scale?.max ?? 1)])
    case .number: return words.aNumber
    case .text: return words.aText
    case .order: return words.allOf(["places": places, "example": orderExample(count)])
    case .match:
      return words.pairs(["n": String(view.left.count), "letter": lastLetter(view)])
    case .info: return words.enter
    }
  }

  private func example(_ count: Int) -> String { count > 2 ? "1,3" : "1" }

  private func orderExample(_ count: Int) -> String {
    (Array(1...max(1, count)).suffix(1) + Array(1...max(1, count)).dropLast()).map(String.init).joined(separator: " ")
  }

  private func lastLetter(_ view: QuestionView) -> String { PlainReply.letters(max(0, view.right.count - 1)) }

  // MARK: What could not be taken

  func wrong(_ line: String, _ view: QuestionView) -> String {
    let typed = line.trimmed
    let sentence = typed.isEmpty ? words.nothingTyped : words.cannotTake
    return sentence(["line": typed, "expected": expected(view), "help": view.kind == .text ? ":?" : "?"])
  }

  func unknownCommand(_ line: String) -> String {
    words.unknownCommand(["line": line.trimmed])
  }

  func badInput(_ named: NamedSpec) -> String {
    words.expected(["expected": named.spec.inWords(language)])
  }

  var finishExpected: String { words.finishExpected }

  func quitExpected(keeps: Bool) -> String { keeps ? words.quitExpected : words.quitExpectedUnsaved }

  func refusal(_ refusal: Refusal) -> String { sentence(refusal.sentence(language)) }

  /// A core's sentence as the plain face says it: with a capital and a full stop.
  func sentence(_ text: String) -> String { text.prefix(1).uppercased() + closed(String(text.dropFirst())) }

  func closed(_ text: String) -> String {
    text.last.map { ".!?…".contains($0) } == true ? text : text + "."
  }

  // MARK: Beginning and end

  func opening(_ state: SittingState, resumed: Bool) -> [String] {
    let quiz = state.quiz
    var lines = [quiz?.title ?? state.beginning.mode.name]
    if let text = quiz?.description { lines.append(text) }
    lines += image(quiz?.image, quiz?.imageAlt)
    if resumed { lines.append(words.goesOn) }
    if let left = state.quizLeft { lines.append(words.quizLimit(["time": duration(left)])) }
    lines.append(words.invitation)
    return lines
  }

  func noButton(_ line: String, _ actions: [Action]) -> String {
    words.noButton(["line": line, "buttons": actions.map(\.id).joined(separator: ", ")])
  }

  /// What becomes of a sitting that is left.
  func left(_ sitting: Sitting) -> String {
    if !sitting.keepsProgress { return words.notKept }
    return sitting.isBehind ? words.keptInPart : words.kept
  }

  var discarded: String { words.discarded }
  var allAnswered: String { words.allAnswered }

  // MARK: Steps

  func header(_ view: QuestionView) -> String {
    var text = words.question(["n": String(view.step)])
    if let count = view.of { text = words.questionOf(["n": String(view.step), "of": String(count)]) }
    if view.attempt > 1 { text += words.attempt(["n": String(view.attempt)]) }
    let facts = [view.player].compactMap { $0 } + view.status + [time(view)].compactMap { $0 }
    return facts.isEmpty ? text : text + " (" + facts.joined(separator: "; ") + ")"
  }

  private func time(_ view: QuestionView) -> String? {
    guard let limit = view.limit else { return nil }
    let whole = Int(limit * 1000)
    guard let left = view.leftMs, left < whole else { return exactDuration(limit) }
    // `23 of 30 seconds left`: a unit is said once.
    let isShort = whole < 60_000 && whole % 1000 == 0
    let shown = isShort ? String((left + 999) / 1000) : duration(left)
    return words.leftOf(["left": shown, "limit": exactDuration(limit)])
  }

  func question(_ view: QuestionView) -> [String] {
    var lines = [header(view), view.text] + image(view.image, view.imageAlt)
    lines += view.answers.enumerated().map { "  \($0.offset + 1)) \($0.element.text)" }
    lines += view.left.enumerated().map { "  \($0.offset + 1)) \($0.element.text)" }
    lines += view.right.enumerated().map { "  \(PlainReply.letters($0.offset))) \($0.element.text)" }
    if let scale = view.scale { lines += [self.scale(scale)] }
    let buttons = view.actions.map { action in
      let keys = PlainInput.keys(of: action, view)
      return button(keys.button, action, hiding: keys.hidden)
    }
    let colons = (view.kind == .text ? ":" : "") + (view.actions.named("h") == nil ? "" : ":")
    return lines + offers((view.hint ? [words.forHint(["key": colons + "h"])] : []) + buttons)
  }

  private func scale(_ scale: Scale) -> String {
    let ends = zip([scale.min, scale.max].map(number), scale.labels + ["", ""]).map { number, label in
      label.isEmpty ? number : Scale.isNamed(number, by: label) ? label : "\(number) (\(label))"
    }
    return words.scale(["min": ends[0], "max": ends[1]])
  }

  /// The hint and the mode's buttons, when there are any.
  private func offers(_ offers: [String]) -> [String] {
    offers.isEmpty ? [] : [words.also(["offers": offers.joined(separator: ", ")])]
  }

  /// What presses a button, and what to type for the command of the same name.
  private func button(_ key: String, _ action: Action, hiding command: String?) -> String {
    let name = action.id == action.label ? key : words.forButton(["key": key, "label": action.label])
    return command.map { words.hiding(["button": name, "command": $0]) } ?? name
  }

  func draft(_ words: String) -> String { self.words.soFar(["words": words]) }

  func page(_ view: PageView) -> [String] {
    var lines = [view.page.title, view.page.body].compactMap { $0 } + image(view.page.image, view.page.imageAlt)
    if let player = view.player { lines.insert(words.forPlayer(["player": player]), at: 0) }
    let buttons = view.page.actions.map { action in
      let isCommand = PlainCommand(action.id, needsColon: false) != nil
      return button(action.id, action, hiding: isCommand ? ":\(action.id)" : nil)
    }
    return lines + offers(buttons)
  }

  /// A picture in words; its file's name could tell the answer.
  private func image(_ name: String?, _ alt: String?) -> [String] {
    name == nil ? [] : [words.image(["text": alt ?? words.withoutDescription])]
  }

  func hint(_ text: String) -> String { words.hint(["text": text]) }

  // MARK: Time

  var timeIsUp: String { words.timeIsUp }

  func questionLeft(_ ms: Int) -> String { words.left(["time": duration(ms)]) }
  func quizLeft(_ ms: Int) -> String { words.leftOfQuiz(["time": duration(ms)]) }

  func timeLeft(_ left: (question: Int?, quiz: Int?)) -> String {
    let parts = [
      left.question.map { words.leftForQuestion(["time": duration($0)]) },
      left.quiz.map { words.leftForQuiz(["time": duration($0)]) },
    ].compactMap { $0 }
    return parts.isEmpty ? words.noLimit : sentence(parts.joined(separator: ", "))
  }

  /// Time left in words, seconds rounded up.
  func duration(_ ms: Int) -> String {
    let seconds = ms / 1000 + (ms % 1000 > 0 ? 1 : 0)
    let (minutes, rest) = (seconds / 60, seconds % 60)
    let parts = [
      minutes > 0 ? amount(minutes, words.minute, words.minutes) : nil,
      rest > 0 || minutes == 0 ? amount(rest, words.second, words.seconds) : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// A limit as it was set, fractions of a second included.
  private func exactDuration(_ seconds: Double) -> String {
    if let whole = Int(exactly: seconds * 1000), whole % 1000 == 0 { return duration(whole) }
    return words.seconds(["n": number(seconds)])
  }

  private func amount(_ count: Int, _ one: String, _ many: Template) -> String {
    count == 1 ? one : many(["n": String(count)])
  }

  // MARK: Help

  func help(_ state: SittingState, keeps: Bool) -> [String] {
    let quit = keeps ? words.helpQuit : words.helpQuitUnsaved
    return words.help + [quit, words.helpHelp] + (state.isFree ? words.helpFree : []) + [words.helpColon]
  }

  func overview(answered: [Int], open: [Int]) -> [String] {
    [words.answered(["places": list(answered)]), words.open(["places": list(open)])]
  }

  private func list(_ places: [Int]) -> String {
    places.isEmpty ? words.none : places.map(String.init).joined(separator: ", ")
  }

  func number(_ value: Double) -> String { words.decimal(ValueSpec.written(.numeric(value))) }
}
